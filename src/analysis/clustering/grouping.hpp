#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/features/feature.hpp"
#include "model/configuration.hpp"
#include "model/group.hpp"

namespace tilecast::analysis {

/// Fewer rows than this are ranked but not grouped: groups of two or three rows say nothing.
constexpr int kFewestRowsToGroup = 12;
constexpr int kSmallestK = 2;
constexpr int kLargestK = 10;

struct GroupingOptions {
  int k = 5;
  std::vector<Feature> features;
  int restarts = 50;
  std::uint64_t seed = 1;
  /// Whether own rows take part; otherwise they are assigned to the nearest centre and move nothing.
  bool with_own = false;
};

/// k-means groups of configurations, numbered from 1 by (median accelerators, median time).
struct Grouping {
  /// Group of each configuration; 0 = not grouped.
  std::vector<int> group;
  /// Silhouette of each configuration that the groups were made from.
  std::vector<std::optional<double>> silhouette;
  /// Groups made: 0 when there were too few rows, fewer than asked for when too few rows differ.
  int k = 0;
  /// The features used: those asked for that at least one row has.
  std::vector<Feature> features;
  std::optional<double> inertia;
  /// What a reader must know: too few rows, features left out, rows without a group.
  std::vector<std::string> notes;
};

Grouping group_configurations(const std::vector<Configuration>& rows, const GroupingOptions& options);

/// The figures for every k from 2 to 10 (fewer when few rows differ) of the rows that `group_configurations` groups;
/// empty when it groups none.
std::vector<KFigures> figures_by_k(const std::vector<Configuration>& rows, const GroupingOptions& options);

}  // namespace tilecast::analysis
