#pragma once

#include <span>
#include <vector>

/// Who is in front over the whole range of the weight of time.
namespace tilecast::analysis {

/// Ranks of one row, one per weight.
struct RankPath {
  int row = 0;
  std::vector<int> ranks;
};

struct Sensitivity {
  /// Evenly spaced from 0 to 1.
  std::vector<double> weights;
  /// Rows that have rank `front` or better at some weight, by the first weight at which they have.
  std::vector<RankPath> paths;
};

/// Ranks under the weighted product at `steps` + 1 weights. Values must be positive.
Sensitivity weight_sensitivity(std::span<const double> time, std::span<const double> accelerators, int steps,
                               int front);

}  // namespace tilecast::analysis
