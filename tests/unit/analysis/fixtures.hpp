#pragma once

#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "analysis/matrix.hpp"

namespace tilecast::tests {

/// Numeric columns of a reference table (header row, comma separated) and the text behind them, if any.
struct ReferenceTable {
  analysis::Matrix values;
  std::vector<std::string> labels;
};

inline ReferenceTable read_reference(const std::string& name, int columns) {
  std::ifstream file(std::string(TILECAST_SOURCE_DIR) + "/tests/fixtures/reference/" + name);
  if (!file) throw std::runtime_error("cannot open the fixture " + name);
  std::string line;
  std::getline(file, line);
  std::vector<std::vector<double>> rows;
  ReferenceTable table;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string field;
    rows.emplace_back();
    while (static_cast<int>(rows.back().size()) < columns && std::getline(fields, field, ',')) {
      rows.back().push_back(std::stod(field));
    }
    std::getline(fields, field);
    table.labels.push_back(field);
  }
  table.values.resize(static_cast<Eigen::Index>(rows.size()), columns);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (int j = 0; j < columns; ++j) table.values(static_cast<Eigen::Index>(i), j) = rows[i][j];
  }
  return table;
}

inline analysis::Matrix iris() { return read_reference("iris.csv", 4).values; }
inline analysis::Matrix ruspini() { return read_reference("ruspini.csv", 2).values; }

/// Best H100-SXM result per size, ResNet-50, MLPerf Training v2.1 to v4.0.
struct ScaleTable {
  std::array<double, 9> accelerators = {4, 8, 16, 32, 64, 512, 768, 2528, 3584};
  std::array<double, 9> time_min = {25.5832,  13.2184,  7.54796,  4.50776, 2.49370,
                                    0.509267, 0.369300, 0.227939, 0.182983};
  std::array<double, 9> epochs = {35, 35, 35, 35, 35, 50, 56, 70, 77};
};

}  // namespace tilecast::tests
