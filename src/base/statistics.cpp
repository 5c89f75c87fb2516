#include "base/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace tilecast {
namespace {

double sum(std::span<const double> values) {
  double total = 0;
  for (const double value : values) total += value;
  return total;
}

double mean_of_some(std::span<const double> values) { return sum(values) / static_cast<double>(values.size()); }

int sign(double value) { return (value > 0) - (value < 0); }

std::vector<double> sorted(std::span<const double> values) {
  std::vector<double> copy(values.begin(), values.end());
  std::sort(copy.begin(), copy.end());
  return copy;
}

}  // namespace

std::optional<double> mean(std::span<const double> values) {
  if (values.empty()) return std::nullopt;
  return mean_of_some(values);
}

std::optional<double> population_variance(std::span<const double> values) {
  if (values.empty()) return std::nullopt;
  const double centre = mean_of_some(values);
  double squares = 0;
  for (const double value : values) squares += (value - centre) * (value - centre);
  return squares / static_cast<double>(values.size());
}

std::optional<double> population_deviation(std::span<const double> values) {
  if (values.empty()) return std::nullopt;
  return std::sqrt(*population_variance(values));
}

std::optional<double> coefficient_of_variation(std::span<const double> values) {
  const auto centre = mean(values);
  if (values.size() < 2 || *centre == 0) return std::nullopt;
  const auto n = static_cast<double>(values.size());
  return std::sqrt(*population_variance(values) * n / (n - 1)) / *centre;
}

std::optional<double> median(std::span<const double> values) { return quantile(values, 0.5); }

std::optional<double> quantile(std::span<const double> values, double probability) {
  if (values.empty() || !(probability >= 0 && probability <= 1)) return std::nullopt;
  const std::vector<double> order = sorted(values);
  const double position = probability * static_cast<double>(order.size() - 1);
  const auto below = static_cast<std::size_t>(position);
  const std::size_t above = std::min(below + 1, order.size() - 1);
  const double part = position - static_cast<double>(below);
  return (1 - part) * order[below] + part * order[above];
}

std::optional<double> trimmed_mean(std::span<const double> values, std::size_t drop_low, std::size_t drop_high) {
  if (drop_low >= values.size() || drop_high >= values.size() - drop_low) return std::nullopt;
  const std::vector<double> order = sorted(values);
  return mean(std::span(order).subspan(drop_low, order.size() - drop_low - drop_high));
}

std::optional<double> pearson(std::span<const double> a, std::span<const double> b) {
  if (a.empty() || a.size() != b.size()) return std::nullopt;
  const double a_mean = mean_of_some(a);
  const double b_mean = mean_of_some(b);
  double aa = 0;
  double bb = 0;
  double ab = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    aa += (a[i] - a_mean) * (a[i] - a_mean);
    bb += (b[i] - b_mean) * (b[i] - b_mean);
    ab += (a[i] - a_mean) * (b[i] - b_mean);
  }
  if (!(aa > 0 && bb > 0)) return std::nullopt;
  return std::clamp(ab / std::sqrt(aa * bb), -1.0, 1.0);
}

std::vector<double> average_ranks(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t i, std::size_t j) { return values[i] != values[j] ? values[i] < values[j] : i < j; });
  std::vector<double> ranks(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t last = first;
    while (last + 1 < order.size() && values[order[last + 1]] == values[order[first]]) ++last;
    for (std::size_t i = first; i <= last; ++i) ranks[order[i]] = static_cast<double>(first + last) / 2 + 1;
    first = last + 1;
  }
  return ranks;
}

std::optional<double> spearman(std::span<const double> a, std::span<const double> b) {
  return pearson(average_ranks(a), average_ranks(b));
}

std::optional<double> kendall_tau_b(std::span<const double> a, std::span<const double> b) {
  if (a.size() != b.size()) return std::nullopt;
  std::int64_t agreement = 0;
  std::int64_t untied_a = 0;
  std::int64_t untied_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const int a_step = sign(a[i] - a[j]);
      const int b_step = sign(b[i] - b[j]);
      agreement += a_step * b_step;
      untied_a += a_step != 0;
      untied_b += b_step != 0;
    }
  }
  if (untied_a == 0 || untied_b == 0) return std::nullopt;
  // One root of the product: for equal counts it is the count itself, so that equal orders give exactly 1.
  return static_cast<double>(agreement) / std::sqrt(static_cast<double>(untied_a) * static_cast<double>(untied_b));
}

}  // namespace tilecast
