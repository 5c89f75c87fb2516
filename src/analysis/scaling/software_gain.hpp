#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/configuration.hpp"

/// Software against hardware: what the same accelerators, in the same number, gained from round to round.
namespace tilecast::analysis {

/// The fastest entry of a round on this hardware.
struct RoundBest {
  std::string round;
  /// In the list of configurations.
  int position = 0;
  /// Time of the round before in which this hardware has an entry, over this time: above 1 is faster.
  std::optional<double> gain;
};

struct SoftwareGain {
  std::string kind;
  double accelerators_total = 0;
  /// By time, two or more.
  std::vector<RoundBest> rounds;
  /// First time over last.
  double total_gain = 1;
  /// Its geometric mean over the rounds from the first to the last, those without an entry included.
  double gain_per_round = 1;
};

/// Hardware with entries in two rounds or more: most rounds first, then by kind and count. The rows must be of one
/// comparability group; own rows and rounds that `round_order` (by time) does not list are passed over.
std::vector<SoftwareGain> software_gains(const std::vector<Configuration>& rows,
                                         const std::vector<std::string>& round_order);

}  // namespace tilecast::analysis
