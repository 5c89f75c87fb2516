#include "analysis/clustering/group_names.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "base/format.hpp"

namespace tilecast::analysis {
namespace {

/// Boundaries of the words, in accelerators: up to two hosts of eight are nodes; from 256 on, racks by the dozen.
constexpr double kLargestNodes = 16;
constexpr double kSmallestExtreme = 192;
/// A family names a group alone when it makes up this share of it; two do when together they reach the next one, or are
/// all there is; failing that, the largest does from the last one on.
constexpr double kAlone = 0.8;
constexpr double kTogether = 0.7;
constexpr double kMostly = 0.6;
/// From this share of PCIe cards on a group is one of cards, not of nodes.
constexpr double kCards = 0.5;

enum class Scale { kNodes, kClusters, kExtreme };

Scale scale_of(const GroupSummary& group) {
  if (group.accelerators_total.median <= kLargestNodes) return Scale::kNodes;
  return group.accelerators_total.median < kSmallestExtreme ? Scale::kClusters : Scale::kExtreme;
}

std::string family_of(const Configuration& row) {
  return row.result && !row.result->accelerator_family.empty() ? row.result->accelerator_family : row.accelerator;
}

/// Families of a group with their share, largest first.
std::vector<std::pair<std::string, double>> families(const std::vector<Configuration>& rows, const Grouping& grouping,
                                                     int group) {
  std::map<std::string, double> counts;
  double total = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (grouping.group[i] != group || !grouping.silhouette[i]) continue;
    counts[family_of(rows[i])] += 1;
    total += 1;
  }
  std::vector<std::pair<std::string, double>> shares(counts.begin(), counts.end());
  for (auto& [family, share] : shares) share /= total;
  std::stable_sort(shares.begin(), shares.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  return shares;
}

/// "H100", "H100/H200", or empty for a mixture.
std::string family_name(const std::vector<std::pair<std::string, double>>& shares) {
  if (shares.empty()) return {};
  const auto& [largest, share] = shares[0];
  if (shares.size() == 1 || (share >= kAlone && shares.size() > 2)) return largest;
  if (shares.size() == 2 || share + shares[1].second >= kTogether)
    return std::min(largest, shares[1].first) + '/' + std::max(largest, shares[1].first);
  return share >= kMostly ? largest : std::string();
}

/// Whether no group of its scale has slower accelerators; false where the speed is not known.
bool is_slowest_per_accelerator(const std::vector<GroupSummary>& groups, std::size_t which) {
  const auto& own = groups[which].throughput_per_accelerator_samples_per_s;
  return own && std::none_of(groups.begin(), groups.end(), [&](const GroupSummary& other) {
           const auto& speed = other.throughput_per_accelerator_samples_per_s;
           return speed && scale_of(other) == scale_of(groups[which]) && speed->median < own->median;
         });
}

std::string noun_of(Scale scale) {
  switch (scale) {
    case Scale::kNodes:
      return "nodes";
    case Scale::kClusters:
      return "clusters";
    case Scale::kExtreme:
      return "extreme scale";
  }
  return {};
}

bool shares_scale(const std::vector<GroupSummary>& groups, std::size_t which) {
  return std::count_if(groups.begin(), groups.end(),
                       [&](const GroupSummary& other) { return scale_of(other) == scale_of(groups[which]); }) > 1;
}

/// The scale alone names the only group of its scale; nodes are always told by what they are made of.
std::string plain_name(const std::vector<GroupSummary>& groups, std::size_t which, const std::string& family) {
  const Scale scale = scale_of(groups[which]);
  if (scale != Scale::kNodes && !shares_scale(groups, which)) return capitalised(noun_of(scale));
  if (!family.empty()) return family + ' ' + noun_of(scale);
  const bool cards = groups[which].pcie_share.value_or(0) >= kCards;
  if (cards && scale == Scale::kNodes && is_slowest_per_accelerator(groups, which)) return "Older or small cards";
  return "Mixed " + noun_of(scale);
}

/// Names that occur more than once get the range of counts, and the number of the group where even that agrees.
void make_unique(std::vector<std::string>& names, const std::vector<GroupSummary>& groups) {
  const auto is_repeated = [](const std::vector<std::string>& all, const std::string& name) {
    return std::count(all.begin(), all.end(), name) > 1;
  };
  const std::vector<std::string> plain = names;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (is_repeated(plain, plain[i]))
      names[i] += ", " + range(groups[i].accelerators_total.min, groups[i].accelerators_total.max);
  const std::vector<std::string> ranged = names;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (is_repeated(ranged, ranged[i])) names[i] += " (" + std::to_string(i + 1) + ")";
}

}  // namespace

std::vector<std::string> group_names(const std::vector<GroupSummary>& groups, const std::vector<Configuration>& rows,
                                     const Grouping& grouping) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < groups.size(); ++i)
    names.push_back(plain_name(groups, i, family_name(families(rows, grouping, static_cast<int>(i) + 1))));
  make_unique(names, groups);
  return names;
}

}  // namespace tilecast::analysis
