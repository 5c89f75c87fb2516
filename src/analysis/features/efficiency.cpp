#include "analysis/features/efficiency.hpp"

namespace tilecast::analysis {
namespace {

bool is_positive(std::optional<double> value) { return value && *value > 0; }

bool has_scale(const ScalePoint& point) { return is_positive(point.time_min) && is_positive(point.accelerators); }

double accelerator_minutes(const ScalePoint& point) { return point.time_min * point.accelerators; }

/// Samples per second and accelerator.
double unit_throughput(const ScalePoint& point) {
  return *point.samples_to_converge / (60 * accelerator_minutes(point));
}

}  // namespace

Efficiency efficiency(const ScalePoint& reference, const ScalePoint& entry) {
  Efficiency result;
  const bool scales = has_scale(reference) && has_scale(entry);
  const bool samples = is_positive(reference.samples_to_converge) && is_positive(entry.samples_to_converge);
  if (scales) result.time = accelerator_minutes(reference) / accelerator_minutes(entry);
  if (samples) result.statistical = *reference.samples_to_converge / *entry.samples_to_converge;
  if (scales && samples) result.hardware = unit_throughput(entry) / unit_throughput(reference);
  return result;
}

}  // namespace tilecast::analysis
