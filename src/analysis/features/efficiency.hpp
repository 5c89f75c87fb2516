#pragma once

#include <optional>

namespace tilecast::analysis {

/// One measured scale of one system.
struct ScalePoint {
  double time_min = 0;
  double accelerators = 0;
  /// Training samples seen until the quality target; epochs × data set size.
  std::optional<double> samples_to_converge;
};

/// Efficiency against a reference point of the same accelerator; 1 is as efficient as the reference, above 1 better.
struct Efficiency {
  /// (T_ref N_ref) / (T N).
  std::optional<double> time;
  /// Samples per second and accelerator against the reference's.
  std::optional<double> hardware;
  /// Samples the reference needs to converge over samples this point needs.
  std::optional<double> statistical;
};

/// Time efficiency and its two factors: time = hardware × statistical. Throughput is samples / (60 T), so the identity
/// is exact up to rounding. A factor is nullopt where a value it needs is missing or not positive.
Efficiency efficiency(const ScalePoint& reference, const ScalePoint& entry);

}  // namespace tilecast::analysis
