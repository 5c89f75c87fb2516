#include "api/scaling_figures.hpp"

#include "analysis/scaling/curve.hpp"
#include "api/fit_figures.hpp"
#include "base/format.hpp"

namespace tilecast::api {
namespace {

using analysis::ScalePoint;

ScalePoint point_of(const Configuration& row) {
  return {row.time_to_train_min, row.accelerators_total, row.samples_to_converge};
}

/// The sizes of one curve, and the words to speak of them.
struct Sizes {
  std::vector<ScalePoint> points;
  std::vector<double> times, costs;
  std::string noun;

  double count(std::size_t i) const { return points[i].accelerators; }
  std::string gpus(double count) const { return fixed(count, 0) + ' ' + noun + (count == 1 ? "" : "s"); }
};

Sizes sizes_of(const Comparison& comparison, const std::vector<int>& positions) {
  Sizes sizes;
  sizes.noun = comparison.nouns.accelerator;
  for (const int position : positions) {
    const Configuration& row = comparison.rows[static_cast<std::size_t>(position)];
    sizes.points.push_back(point_of(row));
    sizes.times.push_back(row.time_to_train_min);
    sizes.costs.push_back(row.accelerator_minutes());
  }
  return sizes;
}

report::FloorFigures floor_figures(const analysis::ScalingCurve& curve, const Sizes& sizes, double floor) {
  const auto at = analysis::efficiency_floor(curve, sizes.points, floor);
  report::FloorFigures figures{floor, {}};
  const std::string share = percent(floor);
  if (!at) {
    figures.stop.sentence = "No size reaches " + share + " time efficiency.";
    return figures;
  }
  figures.stop.accelerators_total = sizes.count(*at);
  figures.stop.sentence =
      sizes.gpus(sizes.count(*at)) + " is the largest size with a time efficiency of at least " + share + '.';
  return figures;
}

/// The first step that costs more than a saved minute is worth.
const report::PriceStep* too_dear(const report::PriceFigures& price) {
  for (const report::PriceStep& step : price.steps)
    if (step.minutes_per_minute_saved > price.minutes_per_minute_saved) return &step;
  return nullptr;
}

report::PriceFigures price_figures(const analysis::ScalingCurve& curve, const Sizes& sizes, double worth) {
  report::PriceFigures figures{worth, {}, {}};
  for (const analysis::PriceStep& step : curve.price_steps)
    figures.steps.push_back({sizes.count(step.from), sizes.count(step.to), step.extra_minutes_per_minute_saved});
  const auto at = analysis::price_break_even(sizes.times, sizes.costs, worth);
  if (!at) return figures;
  figures.stop.accelerators_total = sizes.count(*at);
  const std::string minutes = ' ' + sizes.noun + "-minutes";
  figures.stop.sentence =
      "If a minute saved is worth " + three_digits(worth) + minutes + ", stop at " + sizes.gpus(sizes.count(*at));
  const report::PriceStep* next = too_dear(figures);
  figures.stop.sentence += next ? ": the step to " + fixed(next->to, 0) + " costs " +
                                      three_digits(next->minutes_per_minute_saved) + minutes + " for each."
                                : ", the fastest size.";
  return figures;
}

report::KneeFigures knee_figures(const std::optional<analysis::Knee>& knee, const Sizes& sizes, bool logarithmic) {
  report::KneeFigures figures{logarithmic ? "logarithmic" : "linear", {}};
  const std::string axis =
      "time over the " + std::string(logarithmic ? "logarithm of the " : "") + "number of " + sizes.noun + "s";
  if (!knee) {
    figures.stop.sentence = "The curve of " + axis + " has no knee.";
    return figures;
  }
  figures.stop.accelerators_total = sizes.count(knee->position);
  figures.stop.sentence = "The curve of " + axis + " bends most at " + sizes.gpus(sizes.count(knee->position)) + '.';
  return figures;
}

}  // namespace

report::ScalingCurveFigures curve_figures(const Comparison& comparison, const std::vector<int>& positions,
                                          const Configuration& reference, const BreakEvenOptions& options) {
  const Sizes sizes = sizes_of(comparison, positions);
  const analysis::ScalingCurve curve = analysis::scaling_curve(point_of(reference), sizes.points);
  report::ScalingCurveFigures figures;
  figures.reference = {reference.result->id(), &reference};
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const auto at = static_cast<std::size_t>(positions[i]);
    const analysis::SizeFigures& size = curve.sizes[i];
    figures.sizes.push_back(
        {{comparison.ids[at], &comparison.rows[at]}, size.speedup, size.efficiency, size.elasticity, size.karp_flatt});
  }
  for (const double floor : options.floors) figures.floors.push_back(floor_figures(curve, sizes, floor));
  figures.price = price_figures(curve, sizes, options.minutes_per_minute_saved);
  figures.knees = {knee_figures(curve.knee_logarithmic, sizes, true), knee_figures(curve.knee_linear, sizes, false)};
  const FitRange range{sizes.points.front().accelerators, sizes.points.back().accelerators, comparison.nouns.samples};
  if (curve.amdahl) figures.amdahl = fit_figures(*curve.amdahl, range);
  if (curve.usl) figures.usl = fit_figures(*curve.usl, range);
  if (curve.power_law) figures.power_law = fit_figures(*curve.power_law, range);
  return figures;
}

}  // namespace tilecast::api
