#include "analysis/scaling/best_by_size.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace tilecast::analysis {
namespace {

struct SizesOfKind {
  std::set<double> counts;
  double fastest_min = std::numeric_limits<double>::infinity();
  std::string name;
};

}  // namespace

std::string accelerator_kind(const Configuration& row) { return row.device ? row.device->gpu : row.accelerator; }

std::vector<KindSizes> kinds_by_sizes(const std::vector<Configuration>& rows) {
  std::map<std::string, SizesOfKind> found;
  for (const Configuration& row : rows) {
    SizesOfKind& of_kind = found[accelerator_kind(row)];
    of_kind.counts.insert(row.accelerators_total);
    of_kind.fastest_min = std::min(of_kind.fastest_min, row.time_to_train_min);
    if (of_kind.name.empty()) of_kind.name = row.accelerator;
  }
  std::vector<KindSizes> kinds;
  for (const auto& [kind, of_kind] : found)
    kinds.push_back({kind, of_kind.name, static_cast<int>(of_kind.counts.size())});
  std::stable_sort(kinds.begin(), kinds.end(), [&](const auto& a, const auto& b) {
    return a.sizes != b.sizes ? a.sizes > b.sizes : found[a.kind].fastest_min < found[b.kind].fastest_min;
  });
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
