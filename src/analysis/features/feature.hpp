#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "analysis/matrix.hpp"
#include "model/configuration.hpp"

namespace tilecast::analysis {

/// A figure of a configuration by which configurations may be grouped. All are positive scales: log10 is taken.
struct Feature {
  /// Key in requests.
  std::string_view name;
  /// In sentences: "time to train".
  std::string_view label;
  std::optional<double> (*value)(const Configuration&);
};

/// accelerators_total, time_to_train_min, throughput_per_accelerator_samples_per_s, hardware_efficiency.
const std::array<Feature, 4>& features();
/// The feature of this key; null if there is none.
const Feature* find_feature(std::string_view name);

/// Whether the configuration has a positive value for each feature.
bool has_all(const Configuration& configuration, const std::vector<Feature>& wanted);
/// log10 of the features, one row per configuration; every configuration must have them all.
Matrix log_features(const std::vector<const Configuration*>& rows, const std::vector<Feature>& wanted);

}  // namespace tilecast::analysis
