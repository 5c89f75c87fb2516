#include "analysis/clustering/summary.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

template <class Value>
std::optional<Spread> spread_of(const std::vector<const Configuration*>& rows, Value value) {
  std::vector<double> values;
  for (const Configuration* row : rows)
    if (const std::optional<double> figure = value(*row)) values.push_back(*figure);
  if (values.empty()) return std::nullopt;
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  return Spread{*low, *median(values), *high};
}

std::vector<std::pair<std::string, int>> count_accelerators(const std::vector<const Configuration*>& rows) {
  std::map<std::string, int> counts;
  for (const Configuration* row : rows) ++counts[row->accelerator];
  std::vector<std::pair<std::string, int>> sorted(counts.begin(), counts.end());
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  return sorted;
}

std::optional<double> pcie_share(const std::vector<const Configuration*>& rows) {
  int known = 0, pcie = 0;
  for (const Configuration* row : rows) {
    if (!row->device) continue;
    ++known;
    pcie += row->device->is_pcie_card();
  }
  if (known == 0) return std::nullopt;
  return static_cast<double>(pcie) / known;
}

GroupSummary summarise_group(const std::vector<const Configuration*>& rows) {
  using Value = std::optional<double>;
  GroupSummary summary;
  summary.size = static_cast<int>(rows.size());
  summary.accelerators_total = *spread_of(rows, [](const Configuration& c) -> Value { return c.accelerators_total; });
  summary.time_to_train_min = *spread_of(rows, [](const Configuration& c) -> Value { return c.time_to_train_min; });
  summary.throughput_per_accelerator_samples_per_s =
      spread_of(rows, [](const Configuration& c) { return c.throughput_per_accelerator_samples_per_s; });
  summary.hardware_efficiency = spread_of(rows, [](const Configuration& c) { return c.efficiency.hardware; });
  summary.cores_per_accelerator = spread_of(rows, [](const Configuration& c) { return c.cores_per_accelerator(); });
  summary.pcie_share = pcie_share(rows);
  summary.accelerators = count_accelerators(rows);
  return summary;
}

}  // namespace

std::vector<GroupSummary> summarise(const std::vector<Configuration>& rows, const Grouping& grouping) {
  std::vector<GroupSummary> summaries;
  for (int group = 1; group <= grouping.k; ++group) {
    std::vector<const Configuration*> members;
    std::vector<double> silhouettes;
    int own = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (grouping.group[i] != group) continue;
      own += rows[i].own != nullptr;
      if (!grouping.silhouette[i]) continue;
      members.push_back(&rows[i]);
      silhouettes.push_back(*grouping.silhouette[i]);
    }
    GroupSummary& summary = summaries.emplace_back();
    if (!members.empty()) summary = summarise_group(members);
    summary.own = own;
    summary.mean_silhouette = mean(silhouettes).value_or(0);
  }
  return summaries;
}

}  // namespace tilecast::analysis
