#include "analysis/scaling/fits.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/scaling/least_squares.hpp"
#include "base/math.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

bool are_positive(std::span<const double> values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return value > 0; });
}

bool can_be_fitted(std::span<const double> counts, std::span<const double> figures) {
  if (counts.size() != figures.size() || !are_positive(counts) || !are_positive(figures)) return false;
  std::vector<double> different(counts.begin(), counts.end());
  std::sort(different.begin(), different.end());
  return std::unique(different.begin(), different.end()) - different.begin() >= kFewestSizes;
}

std::vector<double> logs(std::span<const double> values) {
  std::vector<double> result;
  for (const double value : values) result.push_back(math::log(value));
  return result;
}

/// Of the law γN / D with D = 1 + α(N − 1) + βN(N − 1), in the order γ, α, β.
Residual linear_residual(const Parameters& p, double n, double x) {
  const double d = 1 + p[1] * (n - 1) + p[2] * n * (n - 1);
  const double law = p[0] * n / d;
  return {x - law, {-n / d, law * (n - 1) / d, law * n * (n - 1) / d}};
}

Residual logarithmic_residual(const Parameters& p, double n, double x) {
  const double d = 1 + p[1] * (n - 1) + p[2] * n * (n - 1);
  return {math::log(x * d / (p[0] * n)), {-1 / p[0], (n - 1) / d, n * (n - 1) / d}};
}

Residuals usl_residuals(std::span<const double> counts, std::span<const double> throughput, FitScale scale) {
  return [=](const Parameters& p, std::vector<Residual>& residuals) {
    residuals.clear();
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const double n = counts[i];
      if (!(p[0] > 0) || !(1 + p[1] * (n - 1) + p[2] * n * (n - 1) > 0)) return false;
      residuals.push_back(scale == FitScale::kLinear ? linear_residual(p, n, throughput[i])
                                                     : logarithmic_residual(p, n, throughput[i]));
    }
    return true;
  };
}

/// A start that suits decades of N.
Parameters usl_start(std::span<const double> counts, std::span<const double> throughput) {
  const auto smallest = std::min_element(counts.begin(), counts.end()) - counts.begin();
  return {throughput[smallest] / counts[smallest], 1e-3, 1e-8};
}

/// The best fit with α and β at least 0: of the fits with each of them free or 0, the best that is allowed.
LeastSquares bounded_usl(const Residuals& residuals, const Parameters& start, bool with_beta) {
  std::optional<LeastSquares> best;
  for (const bool alpha : {true, false}) {
    for (const bool beta : {true, false}) {
      if (beta && !with_beta) continue;
      const Parameters from = {start[0], alpha ? start[1] : 0, beta ? start[2] : 0};
      const LeastSquares fit = least_squares(residuals, from, {true, alpha, beta});
      if (fit.parameters[1] < 0 || fit.parameters[2] < 0) continue;
      if (!best || fit.sum_of_squares < best->sum_of_squares) best = fit;
    }
  }
  return *best;  // with both at 0 a fit is always allowed
}

template <class Law>
FitQuality quality(std::span<const double> counts, std::span<const double> measured, const Law& law) {
  FitQuality quality;
  double squares = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    quality.residuals.push_back(math::log(measured[i] / law(counts[i])));
    squares += quality.residuals.back() * quality.residuals.back();
  }
  quality.rms = std::sqrt(squares / static_cast<double>(counts.size()));
  return quality;
}

}  // namespace

std::optional<UslFit> fit_usl(std::span<const double> counts, std::span<const double> throughput, FitScale scale) {
  if (!can_be_fitted(counts, throughput)) return std::nullopt;
  const Parameters found =
      bounded_usl(usl_residuals(counts, throughput, scale), usl_start(counts, throughput), true).parameters;
  const Usl law{found[0], found[1], found[2]};
  return UslFit{law, quality(counts, throughput, [&](double n) { return law.throughput(n); })};
}

/// Amdahl's law is the universal one for 1 / T without coherency.
std::optional<AmdahlFit> fit_amdahl(std::span<const double> counts, std::span<const double> times) {
  if (!can_be_fitted(counts, times)) return std::nullopt;
  std::vector<double> rates;
  for (const double time : times) rates.push_back(1 / time);
  const Residuals residuals = usl_residuals(counts, rates, FitScale::kLogarithm);
  Parameters found = bounded_usl(residuals, usl_start(counts, rates), false).parameters;
  if (found[1] > 1) found = least_squares(residuals, {found[0], 1, 0}, {true, false, false}).parameters;
  AmdahlFit fit{1 / found[0], found[1], {}};
  fit.quality = quality(counts, times, [&](double n) { return fit.time(n); });
  return fit;
}

double PowerLawFit::time(double count) const { return time_of_one * math::pow(count, exponent); }

std::optional<PowerLawFit> fit_power_law(std::span<const double> counts, std::span<const double> times) {
  if (!can_be_fitted(counts, times)) return std::nullopt;
  const std::vector<double> x = logs(counts);
  const std::vector<double> y = logs(times);
  const double x_mean = *mean(x);
  const double y_mean = *mean(y);
  double xx = 0;
  double xy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xx += (x[i] - x_mean) * (x[i] - x_mean);
    xy += (x[i] - x_mean) * (y[i] - y_mean);
  }
  PowerLawFit fit{0, xy / xx, {}};
  fit.time_of_one = math::exp(y_mean - fit.exponent * x_mean);
  fit.quality = quality(counts, times, [&](double n) { return fit.time(n); });
  return fit;
}

}  // namespace tilecast::analysis
