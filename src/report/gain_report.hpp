#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/filter.hpp"
#include "report/scaling_report.hpp"

namespace tilecast::report {

/// The fastest entry of a round on some hardware.
struct RoundGain {
  SizeEntry entry;
  /// Time of the entry before over this one's.
  std::optional<double> gain;
  /// 95 % interval of the mean run, around the published time.
  std::optional<double> time_low_min;
  std::optional<double> time_high_min;
};

struct HardwareGain {
  std::string accelerator;
  double accelerators_total = 0;
  std::vector<RoundGain> rounds;
  double total_gain = 1;
  double gain_per_round = 1;
};

/// The answer to `gain`.
struct GainReport {
  Filter filter;
  std::vector<HardwareGain> hardware;
  std::string sentence;
  std::vector<std::string> notes;
};

Json to_json(const GainReport& report);

}  // namespace tilecast::report
