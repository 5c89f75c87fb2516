#pragma once

#include <span>
#include <vector>

namespace tilecast::analysis {

/// Indices by falling score, equal scores by lower index. Scores must not be NaN.
std::vector<int> order_by_score(std::span<const double> scores);

/// Rank of each index, from 1, in a given order.
std::vector<int> ranks_of(std::span<const int> order);

}  // namespace tilecast::analysis
