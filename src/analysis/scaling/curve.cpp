#include "analysis/scaling/curve.hpp"

#include "analysis/scaling/laws.hpp"
#include "base/math.hpp"

namespace tilecast::analysis {
namespace {

/// Figures of all sizes as lists. `throughput` stays empty unless every size counts samples.
struct Figures {
  std::vector<double> counts, log_counts, times, costs, throughput;

  explicit Figures(std::span<const ScalePoint> sizes) {
    bool all_count_samples = true;
    for (const ScalePoint& size : sizes) {
      counts.push_back(size.accelerators);
      log_counts.push_back(math::log(size.accelerators));
      times.push_back(size.time_min);
      costs.push_back(size.accelerators * size.time_min);
      throughput.push_back(size.samples_to_converge.value_or(0) / (60 * size.time_min));
      all_count_samples = all_count_samples && size.samples_to_converge;
    }
    if (!all_count_samples) throughput.clear();
  }
};

SizeFigures figures_of(const ScalePoint& reference, const ScalePoint* before, const ScalePoint& size) {
  SizeFigures figures;
  figures.accelerator_minutes = size.accelerators * size.time_min;
  figures.speedup = reference.time_min / size.time_min;
  figures.efficiency = efficiency(reference, size);
  if (before) figures.elasticity = elasticity(before->accelerators, before->time_min, size.accelerators, size.time_min);
  figures.karp_flatt = karp_flatt(figures.speedup, size.accelerators / reference.accelerators);
  return figures;
}

}  // namespace

ScalingCurve scaling_curve(const ScalePoint& reference, std::span<const ScalePoint> sizes) {
  const Figures all(sizes);
  ScalingCurve curve;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    curve.sizes.push_back(figures_of(reference, i > 0 ? &sizes[i - 1] : nullptr, sizes[i]));
  }
  curve.price_steps = price_steps(all.times, all.costs);
  curve.knee_logarithmic = knee(all.log_counts, all.times, CurveShape::kConvexDecreasing);
  curve.knee_linear = knee(all.counts, all.times, CurveShape::kConvexDecreasing);
  curve.amdahl = fit_amdahl(all.counts, all.times);
  curve.power_law = fit_power_law(all.counts, all.times);
  curve.usl = fit_usl(all.counts, all.throughput, FitScale::kLogarithm);
  return curve;
}

std::optional<std::size_t> efficiency_floor(const ScalingCurve& curve, std::span<const ScalePoint> sizes,
                                            double floor) {
  std::vector<double> efficiencies;
  for (const SizeFigures& size : curve.sizes) efficiencies.push_back(size.efficiency.time.value_or(0));
  return efficiency_floor(Figures(sizes).counts, efficiencies, floor);
}

}  // namespace tilecast::analysis
