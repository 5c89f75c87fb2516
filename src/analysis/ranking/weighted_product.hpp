#pragma once

#include <span>
#include <vector>

#include "analysis/matrix.hpp"
#include "analysis/ranking/direction.hpp"

namespace tilecast::analysis {

/// Weighted product of each row: the product of value^weight, with −weight for costs. Only ratios count, so it is free
/// of units, and adding rows never reverses an order. Values must be positive; one weight and direction per column.
std::vector<double> weighted_product(const Matrix& criteria, std::span<const double> weights,
                                     std::span<const Direction> directions);

/// Logarithm of T^−w × C^−(1−w) with C = N × T: −ln T − (1 − w) ln N, w the weight of time in [0, 1].
std::vector<double> time_cost_score(std::span<const double> time, std::span<const double> accelerators,
                                    double time_weight);

/// A range of the time weight and the row that scores highest in it.
struct WeightInterval {
  double from = 0;
  double to = 0;
  int winner = 0;
};

/// The winners over the time weight from 0 to 1, as the upper envelope of the rows' score lines. The intervals join
/// without gaps; equal rows go to the lower index. Values must be positive.
std::vector<WeightInterval> winner_intervals(std::span<const double> time, std::span<const double> accelerators);

}  // namespace tilecast::analysis
