#include "analysis/features/configurations.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/features/efficiency.hpp"
#include "base/math.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

constexpr std::size_t kFewestNearRows = 15;

bool is_smaller_or_faster(const Result& a, const Result& b) {
  if (a.accelerators_total != b.accelerators_total) return a.accelerators_total < b.accelerators_total;
  return a.time_to_train_min < b.time_to_train_min;
}

}  // namespace

ConfigurationBuilder::ConfigurationBuilder(std::vector<const Result*> references, const DeviceCatalogue& devices)
    : references_(std::move(references)), devices_(devices) {
  for (const Result* row : references_) {
    const auto [known, is_new] = reference_of_kind_.emplace(kind_of(row->accelerator), row);
    if (!is_new && is_smaller_or_faster(*row, *known->second)) known->second = row;
  }
}

/// Spellings of one device are one kind; what the catalogue does not know is its own kind.
std::string ConfigurationBuilder::kind_of(const std::string& accelerator) const {
  const DeviceSpec* device = devices_.find(accelerator);
  return device ? "device " + device->gpu : accelerator;
}

Configuration ConfigurationBuilder::build(const Result& result) const {
  Configuration built;
  built.result = &result;
  built.device = devices_.find(result.accelerator);
  built.accelerator = result.accelerator;
  built.accelerators_total = result.accelerators_total;
  built.time_to_train_min = result.time_to_train_min;
  built.samples_to_converge = result.samples_to_converge;
  if (result.throughput_samples_per_s)
    built.throughput_per_accelerator_samples_per_s = *result.throughput_samples_per_s / result.accelerators_total;
  add_efficiency(built);
  return built;
}

Configuration ConfigurationBuilder::build(const OwnRow& row) const {
  Configuration built;
  built.own = &row;
  built.device = devices_.find(row.accelerator);
  built.accelerator = row.accelerator;
  built.accelerators_total = row.accelerators_total;
  std::optional<double> time = row.time_to_train_min;
  std::optional<double> throughput = row.throughput_samples_per_s;
  std::optional<double> samples = samples_near(row.accelerators_total);
  if (time && throughput) {
    samples = *throughput * *time * 60;
  } else if (samples && time) {
    throughput = *samples / (60 * *time);
    built.estimated = {"throughput_per_accelerator_samples_per_s", "hardware_efficiency", "statistical_efficiency"};
  } else if (samples && throughput) {
    time = *samples / (60 * *throughput);
    built.estimated = {"time_to_train_min", "accelerator_minutes", "time_efficiency", "statistical_efficiency"};
  }
  built.time_to_train_min = time.value_or(0);
  built.samples_to_converge = samples;
  if (throughput) built.throughput_per_accelerator_samples_per_s = *throughput / row.accelerators_total;
  add_efficiency(built);
  return built;
}

const Result* ConfigurationBuilder::reference_of(const std::string& accelerator) const {
  const auto reference = reference_of_kind_.find(kind_of(accelerator));
  return reference == reference_of_kind_.end() ? nullptr : reference->second;
}

std::vector<Configuration> ConfigurationBuilder::references() const {
  std::vector<Configuration> built;
  for (const Result* row : references_) built.push_back(build(*row));
  return built;
}

void ConfigurationBuilder::add_efficiency(Configuration& configuration) const {
  const Result* reference = reference_of(configuration.accelerator);
  if (!reference || configuration.time_to_train_min <= 0) return;
  const Result& ref = *reference;
  configuration.efficiency = efficiency(
      {ref.time_to_train_min, ref.accelerators_total, ref.samples_to_converge},
      {configuration.time_to_train_min, configuration.accelerators_total, configuration.samples_to_converge});
}

/// Large systems train with large batches and need more samples, so only rows of about this size speak for it: the
/// fifteen nearest, and all others that are as near as the last of them.
std::optional<double> ConfigurationBuilder::samples_near(double accelerators) const {
  std::vector<std::pair<double, double>> by_distance;
  for (const Result* row : references_)
    if (row->samples_to_converge)
      by_distance.emplace_back(std::fabs(math::log(row->accelerators_total / accelerators)), *row->samples_to_converge);
  std::sort(by_distance.begin(), by_distance.end());
  std::vector<double> samples;
  for (const auto& [distance, count] : by_distance) {
    if (samples.size() >= kFewestNearRows && distance > by_distance[kFewestNearRows - 1].first) break;
    samples.push_back(count);
  }
  return median(samples);
}

}  // namespace tilecast::analysis
