#pragma once

#include <optional>
#include <span>
#include <vector>

#include "analysis/scaling/laws.hpp"

/// Laws fitted to one figure per number of accelerators. All need positive values and five different numbers at least;
/// otherwise nullopt. They describe the measured range and say nothing beyond its largest number.
namespace tilecast::analysis {

constexpr int kFewestSizes = 5;

/// Whether misses are measured in the figure itself or in its logarithm. Over decades only the logarithm gives small
/// systems a say.
enum class FitScale { kLinear, kLogarithm };

struct FitQuality {
  /// ln(measured / law) of each observation.
  std::vector<double> residuals;
  /// Root of their mean square.
  double rms = 0;
};

struct UslFit {
  Usl law;
  FitQuality quality;
};

/// The universal scalability law for throughput, α and β at least 0.
std::optional<UslFit> fit_usl(std::span<const double> counts, std::span<const double> throughput, FitScale scale);

struct AmdahlFit {
  /// What the law gives for one accelerator, in the unit of the times.
  double time_of_one = 0;
  double serial_fraction = 0;
  FitQuality quality;

  double time(double count) const { return time_of_one / amdahl_speedup(serial_fraction, count); }
};

/// Amdahl's law for times, in logarithms, the serial fraction in [0, 1].
std::optional<AmdahlFit> fit_amdahl(std::span<const double> counts, std::span<const double> times);

/// time = time_of_one × count^exponent.
struct PowerLawFit {
  double time_of_one = 0;
  double exponent = 0;
  FitQuality quality;

  double time(double count) const;
};

/// A straight line through the logarithms of counts and times.
std::optional<PowerLawFit> fit_power_law(std::span<const double> counts, std::span<const double> times);

}  // namespace tilecast::analysis
