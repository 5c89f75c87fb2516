#pragma once

#include <vector>

#include "analysis/matrix.hpp"

/// Ward's hierarchical clustering: of all pairs of groups, join the one that adds least to the sum of squares within.
namespace tilecast::analysis {

/// Two groups that become one, each named by one of its rows.
struct Merge {
  int first = 0;
  int second = 0;
  /// Twice the sum of squares that joining them adds; for two rows their squared distance.
  double cost = 0;
};

/// The rows − 1 merges of the whole tree, cheapest first. Of equally near neighbours the lower row is joined. Takes
/// time and memory in the square of the rows.
std::vector<Merge> ward_tree(const Matrix& x);

/// Groups 0 … k − 1 of the tree cut at k, numbered by first row; k is limited to the number of rows.
std::vector<int> cut_tree(const std::vector<Merge>& tree, int k);

}  // namespace tilecast::analysis
