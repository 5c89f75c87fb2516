#pragma once

#include <map>
#include <sstream>
#include <string>

#include "api/comparison.hpp"
#include "support/bundled.hpp"

namespace tilecast::tests {

/// The 240 rows of the first view: ResNet-50, closed division, NVIDIA and AMD, v0.7 to v4.0.
inline const api::Comparison& resnet() {
  static const api::Comparison comparison = [] {
    Filter filter;
    filter.rounds = {"v0.7", "v4.0"};
    return api::compare(filter, {}, bundled_library());
  }();
  return comparison;
}

/// The published group, 1 to 5, of each of these rows by its id.
inline std::map<std::string, int> published_groups() {
  std::istringstream lines(read_project_file("tests/fixtures/reference/resnet50_groups.csv"));
  std::map<std::string, int> groups;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) groups[line.substr(0, line.find(','))] = std::stoi(line.substr(line.find(',') + 1));
  return groups;
}

}  // namespace tilecast::tests
