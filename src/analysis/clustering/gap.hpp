#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "analysis/matrix.hpp"

/// The gap statistic (Tibshirani, Walther and Hastie 2001): how much tighter the groups are than groups of data without
/// any.
namespace tilecast::analysis {

/// Where data without groups are drawn from, uniformly: the smallest box along the axes of the data, or along their
/// principal axes. The second follows elongated data.
enum class GapReference { kBox, kPrincipalAxes };

struct GapOptions {
  GapReference reference = GapReference::kBox;
  /// Data sets drawn from the reference.
  int draws = 60;
  /// Starts of k-means on each of them.
  int restarts = 10;
  std::uint64_t seed = 1;
};

struct Gap {
  int k = 0;
  /// mean ln W* − ln W, W the sum of squares within groups and W* that of a reference data set.
  double gap = 0;
  /// Deviation of ln W* × √(1 + 1/draws).
  double s = 0;
};

/// The gap of `k` groups whose sum of squares is `inertia`. Reference data sets have a random stream each, the same for
/// every k. nullopt where a logarithm has no value: a k above the rows, or groups without any spread.
std::optional<Gap> gap_statistic(const Matrix& x, int k, double inertia, const GapOptions& options);

/// The rule: the smallest k whose gap reaches gap − s of the next k. Gaps must be in order of k; nullopt if none does.
std::optional<int> smallest_sufficient_k(std::span<const Gap> gaps);

}  // namespace tilecast::analysis
