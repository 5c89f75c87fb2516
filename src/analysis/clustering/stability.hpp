#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/matrix.hpp"

/// Cluster-wise stability (Hennig 2007): does a group come back when the rows are drawn anew?
namespace tilecast::analysis {

struct StabilityOptions {
  int bootstraps = 100;
  /// Starts of k-means on each resample.
  int restarts = 10;
  std::uint64_t seed = 1;
};

/// One resample, as many rows as there are, drawn with replacement: for each group the largest Jaccard similarity
/// |c ∩ c'| / |c ∪ c'| to a group of the resample, over the rows present in it; nullopt for a group that has none.
/// `labels` are k-means groups 0 … k − 1 of `x`. The resample depends on seed and `bootstrap` alone, so bootstraps and
/// numbers of groups can be computed one at a time, in any order.
std::vector<std::optional<double>> bootstrap_jaccard(const Matrix& x, std::span<const int> labels, int k, int bootstrap,
                                                     const StabilityOptions& options);

/// Mean Jaccard similarity of each group over all bootstraps in which it has rows; 0 if it never has. Reading: to 0.5
/// dissolved, 0.6–0.75 a pattern only, from 0.75 valid, from 0.85 highly stable.
std::vector<double> cluster_stability(const Matrix& x, std::span<const int> labels, int k,
                                      const StabilityOptions& options);

/// Stability of the least stable of k groups.
struct LeastStable {
  int k = 0;
  double jaccard = 0;
};

/// The rule for k: among 3 … 10 the one whose least stable group is most stable, the smaller of equals; nullopt if none
/// of these was tried.
std::optional<int> most_stable_k(std::span<const LeastStable> tried);

}  // namespace tilecast::analysis
