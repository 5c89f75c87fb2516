#include "analysis/scaling/break_even.hpp"

#include <algorithm>

namespace tilecast::analysis {
namespace {

/// The cheapest configuration, of several the fastest.
std::size_t cheapest(std::span<const double> times, std::span<const double> costs) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < times.size(); ++i) {
    if (costs[i] < costs[best] || (costs[i] == costs[best] && times[i] < times[best])) best = i;
  }
  return best;
}

/// The faster configuration at the lowest price per minute, of several the fastest; `from` itself if none is faster.
PriceStep next_step(std::span<const double> times, std::span<const double> costs, std::size_t from) {
  PriceStep next{from, from, 0};
  for (std::size_t i = 0; i < times.size(); ++i) {
    if (!(times[i] < times[from])) continue;
    const double price = price_per_minute(times[from], costs[from], times[i], costs[i]);
    const bool dearer = price > next.extra_minutes_per_minute_saved;
    const bool equal = price == next.extra_minutes_per_minute_saved;
    if (next.to != from && (dearer || (equal && times[i] >= times[next.to]))) continue;
    next = {from, i, price};
  }
  return next;
}

/// Values scaled to [0, 1]; empty without spread.
std::vector<double> scaled(std::span<const double> values) {
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  if (!(*high > *low)) return {};
  std::vector<double> result;
  for (const double value : values) result.push_back((value - *low) / (*high - *low));
  return result;
}

/// Curve above diagonal, for the curve turned so that it rises and bends down.
std::vector<double> differences(std::span<const double> x, std::span<const double> y, CurveShape shape) {
  const std::vector<double> along = scaled(x);
  const std::vector<double> up = scaled(y);
  std::vector<double> result;
  for (std::size_t i = 0; i < std::min(along.size(), up.size()); ++i) {
    result.push_back((shape == CurveShape::kConcaveIncreasing ? up[i] : 1 - up[i]) - along[i]);
  }
  return result;
}

bool is_local_maximum(const std::vector<double>& d, std::size_t i) { return d[i] >= d[i - 1] && d[i] >= d[i + 1]; }
bool is_local_minimum(const std::vector<double>& d, std::size_t i) { return d[i] <= d[i - 1] && d[i] <= d[i + 1]; }

}  // namespace

std::optional<std::size_t> efficiency_floor(std::span<const double> counts, std::span<const double> efficiency,
                                            double floor) {
  std::optional<std::size_t> largest;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (efficiency[i] >= floor && (!largest || counts[i] > counts[*largest])) largest = i;
  }
  return largest;
}

double price_per_minute(double time_1, double cost_1, double time_2, double cost_2) {
  return (cost_2 - cost_1) / (time_1 - time_2);
}

std::vector<PriceStep> price_steps(std::span<const double> times, std::span<const double> costs) {
  std::vector<PriceStep> steps;
  if (times.empty()) return steps;
  for (PriceStep step = next_step(times, costs, cheapest(times, costs)); step.to != step.from;
       step = next_step(times, costs, step.to)) {
    steps.push_back(step);
  }
  return steps;
}

std::optional<std::size_t> price_break_even(std::span<const double> times, std::span<const double> costs,
                                            double minutes_per_minute_saved) {
  if (times.empty()) return std::nullopt;
  std::size_t stop = cheapest(times, costs);
  for (const PriceStep& step : price_steps(times, costs)) {
    if (step.extra_minutes_per_minute_saved <= minutes_per_minute_saved) stop = step.to;
  }
  return stop;
}

std::optional<Knee> knee(std::span<const double> x, std::span<const double> y, CurveShape shape, double sensitivity) {
  if (x.size() < 3 || x.size() != y.size()) return std::nullopt;
  const std::vector<double> difference = differences(x, y, shape);
  if (difference.empty()) return std::nullopt;
  const double tolerance = sensitivity / static_cast<double>(x.size() - 1);
  std::optional<Knee> candidate;
  double threshold = 0;
  for (std::size_t i = 1; i + 1 < x.size(); ++i) {
    if (is_local_maximum(difference, i)) {
      candidate = Knee{i, difference[i]};
      threshold = difference[i] - tolerance;
    } else if (is_local_minimum(difference, i)) {
      threshold = 0;  // a dip that the curve recovers from is no knee
    }
    if (candidate && difference[i + 1] < threshold) return candidate;
  }
  return std::nullopt;
}

}  // namespace tilecast::analysis
