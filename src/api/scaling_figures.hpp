#pragma once

#include <vector>

#include "api/comparison.hpp"
#include "report/scaling_report.hpp"

namespace tilecast::api {

struct BreakEvenOptions {
  /// Of time efficiency.
  std::vector<double> floors;
  /// Accelerator-minutes that saving one minute is worth.
  double minutes_per_minute_saved = 0;
};

/// One curve: the rows at these positions, one per size by rising count, against a measured row that outlives the
/// report.
report::ScalingCurveFigures curve_figures(const Comparison& comparison, const std::vector<int>& positions,
                                          const Configuration& reference, const BreakEvenOptions& options);

}  // namespace tilecast::api
