#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "analysis/matrix.hpp"
#include "analysis/ranking/direction.hpp"
#include "analysis/ranking/topsis.hpp"

/// How much of a rank is the row's and how much the weights': random weights, and who comes first under them.
namespace tilecast::analysis {

struct WeightDraws {
  int draws = 10'000;
  std::uint64_t seed = 1;
};

/// Rows that count as being in front.
constexpr int kTopRanks = 10;

/// For each row, the share of the drawn weights under which it has rank 1, and rank 10 or better.
struct RankShares {
  std::vector<double> first;
  std::vector<double> top_ten;
};

/// Shares under the weighted product of time and accelerator-minutes, the weight of time uniform on [0, 1]. Values must
/// be positive.
RankShares weighted_product_shares(std::span<const double> time, std::span<const double> accelerators,
                                   const WeightDraws& draws);

/// Shares under TOPSIS with fixed bounds (see `topsis_bounded`), the weights uniform on the simplex. One direction and
/// one pair of bounds per column.
RankShares topsis_shares(const Matrix& criteria, std::span<const Direction> directions, std::span<const Bounds> bounds,
                         const WeightDraws& draws);

}  // namespace tilecast::analysis
