#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/filter.hpp"
#include "report/json.hpp"

namespace tilecast::report {

/// First and last place, both included.
struct Places {
  int low = 0;
  int high = 0;
};

struct RowRobustness {
  std::string id;
  std::optional<double> first_share;
  std::optional<double> top_ten_share;
  std::optional<Places> interval;
  std::optional<Places> band;
  int runs = 0;
};

struct GroupShare {
  int group = 0;
  double first_share = 0;
};

struct RankPath {
  std::string id;
  std::vector<int> ranks;
};

struct SensitivityFigures {
  std::vector<double> weights;
  std::vector<RankPath> rows;
};

/// The answer to `robustness`.
struct RobustnessReport {
  Filter filter;
  std::string method;
  double weight_time = 0;
  int weight_draws = 0;
  int run_draws = 0;
  std::uint64_t seed = 0;
  /// In rank order.
  std::vector<RowRobustness> rows;
  std::vector<GroupShare> groups;
  std::vector<std::string> methods;
  /// Row by row, as many as methods.
  std::vector<std::vector<std::optional<double>>> tau_b;
  std::optional<SensitivityFigures> sensitivity;
  std::vector<std::string> notes;
};

Json to_json(const RobustnessReport& report);

}  // namespace tilecast::report
