#pragma once

#include <optional>

#include "model/efficiency.hpp"

namespace tilecast::analysis {

/// One measured scale of one system.
struct ScalePoint {
  double time_min = 0;
  double accelerators = 0;
  /// Training samples seen until the quality target; epochs × data set size.
  std::optional<double> samples_to_converge;
};

/// Time efficiency and its two factors: time = hardware × statistical. Throughput is samples / (60 T), so the identity
/// is exact up to rounding. A factor is nullopt where a value it needs is missing or not positive.
Efficiency efficiency(const ScalePoint& reference, const ScalePoint& entry);

}  // namespace tilecast::analysis
