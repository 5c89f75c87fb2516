#include "api/fit_figures.hpp"

#include <cmath>

#include "base/format.hpp"
#include "base/math.hpp"

namespace tilecast::api {
namespace {

/// Points of a drawn curve, evenly spaced in the logarithm: enough to look smooth.
constexpr int kCurvePoints = 41;

template <class Law>
std::vector<report::CurvePoint> curve_of(const FitRange& range, Law law) {
  const double low = math::log(range.smallest);
  const double high = math::log(range.largest);
  std::vector<report::CurvePoint> points;
  for (int i = 0; i < kCurvePoints; ++i) {
    const double inside = math::exp(low + (high - low) * i / (kCurvePoints - 1));
    const double count = i == 0 ? range.smallest : i == kCurvePoints - 1 ? range.largest : inside;
    points.push_back({count, law(count)});
  }
  return points;
}

/// Three significant digits, with a power of ten where the value is small: "4.61 × 10^−4".
std::string parameter(double value) {
  if (value == 0 || std::fabs(value) >= 0.001) return value < 0 ? "−" + three_digits(-value) : three_digits(value);
  int power = 0;
  double mantissa = std::fabs(value);
  for (; mantissa < 1; ++power) mantissa *= 10;
  return (value < 0 ? "−" : "") + fixed(mantissa, 2) + " × 10^−" + std::to_string(power);
}

report::FitFigures figures_of(const analysis::FitQuality& quality, std::string formula, std::string quantity) {
  report::FitFigures figures;
  figures.formula = std::move(formula);
  figures.rms = quality.rms;
  figures.residuals = quality.residuals;
  figures.quantity = std::move(quantity);
  return figures;
}

}  // namespace

report::FitFigures fit_figures(const analysis::AmdahlFit& fit, const FitRange& range) {
  const std::string formula = "T = " + parameter(fit.time_of_one) + " min × (" + parameter(fit.serial_fraction) +
                              " + " + fixed(1 - fit.serial_fraction, 4) + " / N)";
  report::FitFigures figures = figures_of(fit.quality, formula, "time_to_train_min");
  figures.parameters = {{"time_of_one_min", fit.time_of_one}, {"serial_fraction", fit.serial_fraction}};
  figures.curve = curve_of(range, [&](double count) { return fit.time(count); });
  return figures;
}

report::FitFigures fit_figures(const analysis::UslFit& fit, const FitRange& range) {
  const analysis::Usl& law = fit.law;
  const std::string formula = "X = " + parameter(law.gamma) + " N / (1 + " + parameter(law.alpha) + " (N − 1) + " +
                              parameter(law.beta) + " N (N − 1)) " + range.samples + "/s";
  report::FitFigures figures = figures_of(fit.quality, formula, "throughput_samples_per_s");
  figures.parameters = {{"gamma", law.gamma}, {"alpha", law.alpha}, {"beta", law.beta}};
  figures.curve = curve_of(range, [&](double count) { return law.throughput(count); });
  return figures;
}

report::FitFigures fit_figures(const analysis::PowerLawFit& fit, const FitRange& range) {
  const std::string formula = "T = " + parameter(fit.time_of_one) + " min × N^" + parameter(fit.exponent);
  report::FitFigures figures = figures_of(fit.quality, formula, "time_to_train_min");
  figures.parameters = {{"time_of_one_min", fit.time_of_one}, {"exponent", fit.exponent}};
  figures.curve = curve_of(range, [&](double count) { return fit.time(count); });
  return figures;
}

}  // namespace tilecast::api
