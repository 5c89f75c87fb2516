#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "analysis/matrix.hpp"

namespace tilecast::analysis {

struct KMeansOptions {
  int k = 5;
  int restarts = 50;
  int max_iterations = 300;
  std::uint64_t seed = 1;
};

struct Clustering {
  /// Group of each row, 0 … k − 1.
  std::vector<int> labels;
  /// One row per group.
  Matrix centres;
  /// Sum of squared distances to the own centre.
  double inertia = 0;
  /// Lloyd iterations of the restart that was kept.
  int iterations = 0;
};

/// k-means with greedy k-means++ seeding and Lloyd's iteration until no label changes; the restart with the lowest
/// inertia is kept, an earlier one where two agree to 1e-12. Equal distances go to the lower group, and a group that
/// runs empty takes the point furthest from its centre. k is limited to the number of rows; x must be finite.
Clustering kmeans(const Matrix& x, const KMeansOptions& options);

/// Index of the centre (row) with the smallest Euclidean distance to the point, the lower one of equals.
/// There must be at least one centre.
int nearest_centre(const Matrix& centres, const Vector& point);

/// The new number (from 0) of each of k groups when they are ordered by median accelerator count, then median time,
/// both ascending, then old number. Groups without rows come last. All spans have one value per row.
std::vector<int> canonical_order(std::span<const int> labels, int k, std::span<const double> accelerators,
                                 std::span<const double> time);

/// Labels and centres renumbered: group g becomes new_number[g].
Clustering relabel(const Clustering& clustering, std::span<const int> new_number);

}  // namespace tilecast::analysis
