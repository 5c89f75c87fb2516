#include "analysis/ranking/order.hpp"

#include <algorithm>
#include <numeric>

namespace tilecast::analysis {

std::vector<int> order_by_score(std::span<const double> scores) {
  std::vector<int> order(scores.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](int i, int j) { return scores[i] != scores[j] ? scores[i] > scores[j] : i < j; });
  return order;
}

std::vector<int> ranks_of(std::span<const int> order) {
  std::vector<int> ranks(order.size());
  for (std::size_t place = 0; place < order.size(); ++place) ranks[order[place]] = static_cast<int>(place) + 1;
  return ranks;
}

}  // namespace tilecast::analysis
