#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "analysis/matrix.hpp"

namespace tilecast::analysis {

struct ImportanceOptions {
  int trees = 300;
  int folds = 5;
  int repeats = 10;
  int min_leaf = 2;
  std::uint64_t seed = 1;
};

struct Importance {
  /// Of the pooled out-of-fold predictions; can be negative.
  double r2 = 0;
  /// Per input: rise of the squared error when it is permuted, as a share of the target's variance.
  std::vector<double> share;
  /// The same for each block of inputs permuted together; may exceed 1.
  std::vector<double> block_share;
};

/// Fold of each row such that no group is split: groups by falling size (then lower group first) go to the fold with
/// the fewest rows (then the lower fold).
std::vector<int> grouped_folds(std::span<const int> groups, int folds);

/// Permutation importance of a random forest on held-out folds, which hold whole groups (say, submitters).
/// inputs: n × p; target: n values; groups: n labels; blocks: column numbers per block. All finite. All results are 0
/// where there is nothing to hold out (one group) or to explain (constant target).
Importance permutation_importance(const Matrix& inputs, const Vector& target, std::span<const int> groups,
                                  const std::vector<std::vector<int>>& blocks, const ImportanceOptions& options);

}  // namespace tilecast::analysis
