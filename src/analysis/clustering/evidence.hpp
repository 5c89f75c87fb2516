#pragma once

#include <optional>
#include <vector>

#include "analysis/clustering/gap.hpp"
#include "analysis/clustering/grouping.hpp"
#include "analysis/clustering/stability.hpp"

namespace tilecast::analysis {

struct EvidenceOptions {
  GapReference gap_reference = GapReference::kBox;
  int gap_draws = 60;
  int bootstraps = 100;
  /// Starts of k-means on each reference data set and resample.
  int restarts = 10;
};

/// What speaks for and against one number of groups, beside the figures of `figures_by_k`.
struct Evidence {
  int k = 0;
  /// Absent where groups have no spread.
  std::optional<Gap> gap;
  /// Mean bootstrap Jaccard similarity of each group, in the order of the groups.
  std::vector<double> stability;
  /// Group of each configuration by Ward's tree, numbered like k-means groups from 1; 0 = not grouped.
  std::vector<int> ward_group;
  /// Adjusted Rand index between both groupings.
  double ward_agreement = 0;
  /// Positions of the configurations nearer to another group than to their own (silhouette below 0).
  std::vector<int> misplaced;

  LeastStable least_stable() const;
};

/// Evidence for the rows that `group_configurations` groups. Each k stands alone, so that a caller can ask for one
/// after the other and stop between; nullopt where no more than k rows differ.
std::optional<Evidence> evidence_for(const std::vector<Configuration>& rows, int k, const GroupingOptions& grouping,
                                     const EvidenceOptions& options);

}  // namespace tilecast::analysis
