#pragma once

#include <string>
#include <utility>
#include <vector>

#include "report/rank_report.hpp"

namespace tilecast::report {

struct NamedVariable {
  std::string name;
  std::string label;
};

struct InputFigures {
  NamedVariable input;
  double share = 0;
  double spearman = 0;
  double mutual_information_nats = 0;
};

struct BlockFigures {
  std::string label;
  std::vector<std::string> inputs;
  double share = 0;
};

struct TargetFigures {
  NamedVariable target;
  double r2 = 0;
  std::vector<InputFigures> inputs;
  std::vector<BlockFigures> blocks;
};

struct CorrelatedNames {
  std::string a;
  std::string b;
  double r = 0;
};

/// The answer to `select`.
struct SelectReport {
  Filter filter;
  int rows_used = 0;
  std::vector<std::pair<std::string, int>> left_out;
  std::string sentence;
  std::vector<TargetFigures> targets;
  std::vector<NamedVariable> variables;
  /// Row by row, as many as variables.
  std::vector<std::vector<double>> r;
  std::vector<CorrelatedNames> screened;
  std::vector<double> component_shares;
  std::vector<std::string> notes;
};

Json to_json(const SelectReport& report);

}  // namespace tilecast::report
