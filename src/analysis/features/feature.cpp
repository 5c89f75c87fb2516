#include "analysis/features/feature.hpp"

#include <algorithm>

#include "base/math.hpp"

namespace tilecast::analysis {

const std::array<Feature, 4>& features() {
  using Value = std::optional<double>;
  static const std::array<Feature, 4> all = {{
      {"accelerators_total", "number of accelerators",
       [](const Configuration& c) -> Value { return c.accelerators_total; }},
      {"time_to_train_min", "time to train", [](const Configuration& c) -> Value { return c.time_to_train_min; }},
      {"throughput_per_accelerator_samples_per_s", "throughput per accelerator",
       [](const Configuration& c) -> Value { return c.throughput_per_accelerator_samples_per_s; }},
      {"hardware_efficiency", "hardware efficiency",
       [](const Configuration& c) -> Value { return c.efficiency.hardware; }},
  }};
  return all;
}

const Feature* find_feature(std::string_view name) {
  const auto found =
      std::find_if(features().begin(), features().end(), [&](const Feature& feature) { return feature.name == name; });
  return found == features().end() ? nullptr : &*found;
}

bool has_all(const Configuration& configuration, const std::vector<Feature>& wanted) {
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](const Feature& feature) { return feature.value(configuration).value_or(0) > 0; });
}

Matrix log_features(const std::vector<const Configuration*>& rows, const std::vector<Feature>& wanted) {
  Matrix x(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(wanted.size()));
  for (Eigen::Index i = 0; i < x.rows(); ++i)
    for (Eigen::Index j = 0; j < x.cols(); ++j)
      x(i, j) = math::log10(*wanted[static_cast<std::size_t>(j)].value(*rows[static_cast<std::size_t>(i)]));
  return x;
}

}  // namespace tilecast::analysis
