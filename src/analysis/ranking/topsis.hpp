#pragma once

#include <span>
#include <vector>

#include "analysis/matrix.hpp"
#include "analysis/ranking/direction.hpp"

/// Closeness to the ideal: d− / (d+ + d−), from 0 (worst on everything) to 1 (best on everything). One row per
/// alternative, one weight and direction per column of criteria; no rows, no scores.
namespace tilecast::analysis {

/// Smallest and largest value of a criterion.
struct Bounds {
  double low = 0;
  double high = 0;
};

/// Bounds of each column.
std::vector<Bounds> column_bounds(const Matrix& criteria);

/// Position of a value between bounds that do not coincide: 0 worst, 1 best, clipped.
double bounded_position(double value, Bounds bounds, Direction direction);

/// TOPSIS with columns divided by their Euclidean norm (Hwang and Yoon 1981); ideal and anti-ideal are the best and
/// worst values present, so adding rows can reverse an order.
std::vector<double> topsis_vector(const Matrix& criteria, std::span<const double> weights,
                                  std::span<const Direction> directions);

/// TOPSIS with each column scaled from given bounds to [0, 1] and clipped to it. With fixed bounds a row's score
/// depends on that row alone. A criterion whose bounds coincide is left out.
std::vector<double> topsis_bounded(const Matrix& criteria, std::span<const double> weights,
                                   std::span<const Direction> directions, std::span<const Bounds> bounds);

}  // namespace tilecast::analysis
