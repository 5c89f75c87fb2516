#include "analysis/scaling/best_by_size.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace tilecast::analysis {

std::string accelerator_kind(const Configuration& row) { return row.device ? row.device->gpu : row.accelerator; }

std::vector<KindSizes> kinds_by_sizes(const std::vector<Configuration>& rows) {
  std::map<std::string, std::set<double>> sizes;
  for (const Configuration& row : rows) sizes[accelerator_kind(row)].insert(row.accelerators_total);
  std::vector<KindSizes> kinds;
  for (const auto& [kind, counts] : sizes) kinds.push_back({kind, static_cast<int>(counts.size())});
  std::stable_sort(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.sizes > b.sizes; });
  return kinds;
}

std::vector<int> best_by_size(const std::vector<Configuration>& rows, const std::string& kind) {
  std::map<double, int> fastest;
  for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
    if (accelerator_kind(rows[i]) != kind) continue;
    const auto [known, is_new] = fastest.emplace(rows[i].accelerators_total, i);
    if (!is_new && rows[i].time_to_train_min < rows[known->second].time_to_train_min) known->second = i;
  }
  std::vector<int> positions;
  for (const auto& [count, position] : fastest) positions.push_back(position);
  return positions;
}

}  // namespace tilecast::analysis
