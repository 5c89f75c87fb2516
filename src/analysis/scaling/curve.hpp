#pragma once

#include <optional>
#include <span>
#include <vector>

#include "analysis/features/efficiency.hpp"
#include "analysis/scaling/break_even.hpp"
#include "analysis/scaling/fits.hpp"

/// What one kind of accelerator gains from numbers: figures of each size, break-evens, and laws fitted to them.
namespace tilecast::analysis {

/// One size against the reference and against the size before it.
struct SizeFigures {
  double accelerator_minutes = 0;
  /// T_ref / T.
  double speedup = 0;
  Efficiency efficiency;
  /// Of time, from the size before.
  std::optional<double> elasticity;
  /// With P = N / N_ref; absent at the reference and below it.
  std::optional<double> karp_flatt;
};

struct ScalingCurve {
  /// One per size, in their order.
  std::vector<SizeFigures> sizes;
  std::vector<PriceStep> price_steps;
  /// Knee of time over ln N and over N: name the axis with it.
  std::optional<Knee> knee_logarithmic;
  std::optional<Knee> knee_linear;
  /// Fits to times; the universal law to samples per second (samples / 60 T), absent where a size does not count
  /// samples.
  std::optional<AmdahlFit> amdahl;
  std::optional<PowerLawFit> power_law;
  std::optional<UslFit> usl;
};

/// `sizes` by rising number of accelerators, one each, times positive. The reference need not be among them.
ScalingCurve scaling_curve(const ScalePoint& reference, std::span<const ScalePoint> sizes);

/// Position of the largest size whose time efficiency is at least `floor`.
std::optional<std::size_t> efficiency_floor(const ScalingCurve& curve, std::span<const ScalePoint> sizes, double floor);

}  // namespace tilecast::analysis
