#include "analysis/ranking/sensitivity.hpp"

#include <algorithm>

#include "analysis/ranking/order.hpp"
#include "analysis/ranking/weighted_product.hpp"

namespace tilecast::analysis {
namespace {

using RanksByWeight = std::vector<std::vector<int>>;

/// Rows in front at some weight, in the order in which they get there.
std::vector<int> rows_in_front(const RanksByWeight& ranks, int front) {
  std::vector<int> rows;
  for (const std::vector<int>& at_weight : ranks) {
    for (int rank = 1; rank <= front; ++rank) {
      const auto found = std::find(at_weight.begin(), at_weight.end(), rank);
      const auto row = static_cast<int>(found - at_weight.begin());
      const bool known = std::find(rows.begin(), rows.end(), row) != rows.end();
      if (found != at_weight.end() && !known) rows.push_back(row);
    }
  }
  return rows;
}

}  // namespace

Sensitivity weight_sensitivity(std::span<const double> time, std::span<const double> accelerators, int steps,
                               int front) {
  Sensitivity sensitivity;
  RanksByWeight ranks;
  for (int step = 0; step <= steps; ++step) {
    const double weight = static_cast<double>(step) / steps;
    sensitivity.weights.push_back(weight);
    ranks.push_back(ranks_of(order_by_score(time_cost_score(time, accelerators, weight))));
  }
  for (const int row : rows_in_front(ranks, front)) {
    RankPath path{row, {}};
    for (const std::vector<int>& at_weight : ranks) path.ranks.push_back(at_weight[static_cast<std::size_t>(row)]);
    sensitivity.paths.push_back(std::move(path));
  }
  return sensitivity;
}

}  // namespace tilecast::analysis
