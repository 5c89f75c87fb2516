#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Where more accelerators stop paying, in three named ways. Sizes are named by their position in the lists.
namespace tilecast::analysis {

/// Efficiency floor: the largest count whose efficiency is at least `floor`; nullopt if none is.
std::optional<std::size_t> efficiency_floor(std::span<const double> counts, std::span<const double> efficiency,
                                            double floor);

/// Extra accelerator-minutes per minute saved by going from one configuration to a faster one.
double price_per_minute(double time_1, double cost_1, double time_2, double cost_2);

struct PriceStep {
  std::size_t from = 0;
  std::size_t to = 0;
  double extra_minutes_per_minute_saved = 0;
};

/// The steps along the lower convex hull of (time, accelerator-minutes), from the cheapest configuration to the
/// fastest: each costs more per minute saved than the one before. Configurations above the hull are passed over.
std::vector<PriceStep> price_steps(std::span<const double> times, std::span<const double> costs);

/// Price: where to stop if a minute is worth this many accelerator-minutes; nullopt without configurations.
std::optional<std::size_t> price_break_even(std::span<const double> times, std::span<const double> costs,
                                            double minutes_per_minute_saved);

enum class CurveShape { kConcaveIncreasing, kConvexDecreasing };

struct Knee {
  std::size_t position = 0;
  /// Height of the curve above the diagonal there, both axes scaled to [0, 1].
  double difference = 0;
};

/// Knee by Kneedle (Satopää et al. 2011): the first local maximum of the difference between curve and diagonal behind
/// which the difference falls by `sensitivity` mean steps of x. x ascending; the knee moves with the scale of x, so
/// name it. nullopt for fewer than three points, without spread, or without a knee.
std::optional<Knee> knee(std::span<const double> x, std::span<const double> y, CurveShape shape,
                         double sensitivity = 1);

}  // namespace tilecast::analysis
