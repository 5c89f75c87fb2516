#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilecast {

/// Smallest, middle and largest value of a group.
struct Spread {
  double min = 0;
  double median = 0;
  double max = 0;
};

/// What a group of configurations has in common, in figures and in words.
struct GroupSummary {
  std::string name;
  int size = 0;
  int own = 0;
  Spread accelerators_total;
  Spread time_to_train_min;
  std::optional<Spread> throughput_per_accelerator_samples_per_s;
  std::optional<Spread> hardware_efficiency;
  /// Share of PCIe cards among the rows whose card is in the catalogue.
  std::optional<double> pcie_share;
  std::optional<Spread> cores_per_accelerator;
  /// Accelerators, most frequent first.
  std::vector<std::pair<std::string, int>> accelerators;
  double mean_silhouette = 0;
  std::vector<std::string> sentences;
};

/// Quality of a grouping in k groups.
struct KFigures {
  int k = 0;
  double inertia = 0;
  double silhouette = 0;
  double calinski_harabasz = 0;
  double davies_bouldin = 0;
  std::vector<int> sizes;
};

}  // namespace tilecast
