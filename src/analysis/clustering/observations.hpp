#pragma once

#include <string>
#include <vector>

#include "analysis/clustering/grouping.hpp"
#include "analysis/clustering/kmeans.hpp"
#include "analysis/features/standardise.hpp"
#include "analysis/matrix.hpp"
#include "model/configuration.hpp"

namespace tilecast::analysis {

/// The rows that make the groups, as a standardised matrix.
struct Observations {
  std::vector<Feature> features;
  /// Positions in the list of configurations, one per row of `x`.
  std::vector<int> members;
  Scaler scaler;
  Matrix x;
  std::vector<std::string> notes;
};

/// Rows with all features that any row has; own ones only if asked for.
Observations observe(const std::vector<Configuration>& rows, const GroupingOptions& options);

/// The most groups that can be made, one per row that differs in some feature; 0 when the rows are too few, and then
/// `notes` says so.
int most_groups(const Observations& seen, std::vector<std::string>& notes);

/// The new numbers of k groups of the observations in canonical order, see `canonical_order`.
std::vector<int> canonical_numbers(const std::vector<Configuration>& rows, const Observations& seen,
                                   const std::vector<int>& labels, int k);

/// Best k-means of the observations, in canonical order.
Clustering canonical_kmeans(const std::vector<Configuration>& rows, const Observations& seen, int k,
                            const GroupingOptions& options);

}  // namespace tilecast::analysis
