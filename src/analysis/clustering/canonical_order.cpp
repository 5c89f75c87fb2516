#include <algorithm>
#include <compare>
#include <limits>
#include <numeric>

#include "analysis/clustering/kmeans.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

struct GroupKey {
  double accelerators;
  double time;
  int group;

  auto operator<=>(const GroupKey&) const = default;
};

double median_in_group(std::span<const double> values, std::span<const int> labels, int group) {
  std::vector<double> members;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (labels[i] == group) members.push_back(values[i]);
  }
  return median(members).value_or(std::numeric_limits<double>::infinity());
}

}  // namespace

std::vector<int> canonical_order(std::span<const int> labels, int k, std::span<const double> accelerators,
                                 std::span<const double> time) {
  std::vector<GroupKey> keys;
  for (int group = 0; group < k; ++group) {
    keys.push_back({median_in_group(accelerators, labels, group), median_in_group(time, labels, group), group});
  }
  std::sort(keys.begin(), keys.end());
  std::vector<int> new_number(k);
  for (int place = 0; place < k; ++place) new_number[keys[place].group] = place;
  return new_number;
}

Clustering relabel(const Clustering& clustering, std::span<const int> new_number) {
  Clustering renumbered = clustering;
  for (int& label : renumbered.labels) label = new_number[label];
  for (Eigen::Index group = 0; group < clustering.centres.rows(); ++group) {
    renumbered.centres.row(new_number[group]) = clustering.centres.row(group);
  }
  return renumbered;
}

}  // namespace tilecast::analysis
