#pragma once

#include <cstdint>
#include <vector>

#include "analysis/matrix.hpp"

namespace tilecast::analysis {

struct ForestOptions {
  int trees = 300;
  /// Fewest distinct rows in a leaf.
  int min_leaf = 2;
  std::uint64_t seed = 1;
};

/// A node of a regression tree; nodes lie in one array per tree, children behind their parent.
struct TreeNode {
  /// Column to split on; −1 in a leaf.
  int feature = -1;
  /// Where the rows with a larger value go; the others go to the next node.
  int right = 0;
  /// Threshold of the split, or mean of the leaf.
  double value = 0;
};

using Tree = std::vector<TreeNode>;

/// Regression forest (Breiman 2001): each tree grows on a bootstrap sample, every column is tried at every split, the
/// largest drop in squared error wins. Columns are tried in random order, so that equal splits favour none.
class RandomForest {
 public:
  /// x: one row per observation, at least one; y: one value per row. All finite.
  RandomForest(const Matrix& x, const Vector& y, const ForestOptions& options);

  /// Mean of the trees for each row.
  Vector predict(const Matrix& x) const;

  const std::vector<Tree>& trees() const { return trees_; }

 private:
  std::vector<Tree> trees_;
};

}  // namespace tilecast::analysis
