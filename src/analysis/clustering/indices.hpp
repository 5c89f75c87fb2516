#pragma once

#include <span>
#include <vector>

#include "analysis/matrix.hpp"

/// How good and how alike groupings are. Labels are 0 … k − 1, one per row; groups may be empty and are then ignored.
namespace tilecast::analysis {

/// Silhouette of each row (Rousseeuw 1987): (b − a) / max(a, b) with Euclidean distances, 0 in a group of one.
std::vector<double> silhouettes(const Matrix& x, std::span<const int> labels, int k);

/// Mean of the silhouettes; 0 with fewer than two groups.
double mean_silhouette(const Matrix& x, std::span<const int> labels, int k);

/// Sum of squared distances to the mean of the own group.
double inertia(const Matrix& x, std::span<const int> labels, int k);

/// Between-group over within-group variance; 0 with fewer than two groups, infinite if nothing varies within groups.
double calinski_harabasz(const Matrix& x, std::span<const int> labels, int k);

/// Mean over groups of the worst (s_i + s_j) / d_ij, s the mean distance to the centre: lower is better.
double davies_bouldin(const Matrix& x, std::span<const int> labels, int k);

/// Rand index corrected for chance (Hubert and Arabie 1985): 1 for the same grouping, 0 expected by chance.
double adjusted_rand_index(std::span<const int> a, std::span<const int> b);

}  // namespace tilecast::analysis
