#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/configuration.hpp"
#include "model/filter.hpp"
#include "model/group.hpp"
#include "report/json.hpp"

namespace tilecast::report {

/// How the groups were asked for, and how well they fit.
struct GroupingReport {
  int k = 0;
  std::vector<std::string> features;
  int restarts = 0;
  std::uint64_t seed = 0;
  bool with_own = false;
  /// Absent when there were too few rows to group.
  std::optional<double> inertia;
};

/// A configuration with its place in the ranking. `id`: result_id, or "own/N".
struct RankedRow {
  std::string id;
  const Configuration* configuration = nullptr;
  int group = 0;
  std::optional<double> silhouette;
  int pareto_layer = 0;
  std::optional<double> score;
  std::optional<int> rank;
  std::string unranked_reason;
};

struct LeftOutCount {
  std::string reason;
  std::string sentence;
  int count = 0;
};

/// A range of the weight of time and the id that wins in it.
struct WinnerRange {
  double from = 0;
  double to = 0;
  std::string winner;
};

struct Facet {
  std::string value;
  int count = 0;
  /// Of accelerators only.
  std::string vendor;
};

/// Values that the filter can take, counted over the whole benchmark.
struct Facets {
  std::vector<Facet> rounds, divisions, vendors, accelerators, availability;
  double count_min = 0;
  double count_max = 0;
};

struct Suggestion {
  std::string sentence;
  int count = 0;
  Filter filter;
};

/// The answer to `rank`.
struct RankReport {
  Filter filter;
  std::string benchmark_title;
  std::string sample_unit;
  std::string comparability_group;
  int results_of_benchmark = 0;
  int selected = 0;
  int own = 0;
  std::vector<LeftOutCount> left_out;
  /// In rank order.
  std::vector<RankedRow> rows;
  std::vector<GroupSummary> groups;
  GroupingReport grouping;
  std::string method;
  double weight_time = 0;
  std::vector<WinnerRange> intervals;
  Facets facets;
  std::vector<Suggestion> suggestions;
  std::vector<std::string> notes;
};

Json to_json(const RankReport& report);
/// The filter with its rounds resolved.
Json to_json(const Filter& filter);
Json to_json(const GroupingReport& grouping);
/// Groups numbered from 1.
Json to_json(const std::vector<GroupSummary>& groups);

}  // namespace tilecast::report
