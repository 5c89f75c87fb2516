#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/selection/correlation.hpp"
#include "model/configuration.hpp"
#include "model/round_order.hpp"

namespace tilecast::analysis {

/// An input of the configuration (what one could buy or set) or an output (what came of it).
struct Variable {
  std::string name;
  std::string label;
};

struct InputImportance {
  int input = 0;
  /// Share of the target's variance lost on held-out submitters when the input is shuffled.
  double share = 0;
  double spearman = 0;
  double mutual_information_nats = 0;
};

struct TargetDrivers {
  Variable target;
  /// Of held-out submitters.
  double r2 = 0;
  /// Most important first.
  std::vector<InputImportance> inputs;
  /// Shares of blocks of inputs that go together, shuffled together; in the order of `Drivers::blocks`.
  std::vector<double> block_shares;
};

/// Blocks of inputs that usually go together.
struct InputBlock {
  std::string label;
  std::vector<int> inputs;
};

/// What drives time to train and throughput per accelerator.
struct Drivers {
  std::vector<Variable> inputs;
  std::vector<InputBlock> blocks;
  std::vector<TargetDrivers> targets;
  /// Of inputs and outputs together: r, pairs above the threshold.
  std::vector<Variable> correlated;
  /// Row by row.
  std::vector<std::vector<double>> correlation;
  std::vector<CorrelatedPair> screened;
  /// Variance shares of the components of count, time, throughput and throughput per accelerator.
  std::vector<double> component_shares;
  int rows_used = 0;
  std::vector<std::pair<std::string, int>> left_out;
};

/// Fewer rows than this, or fewer submitters than folds, say nothing about held-out submitters.
constexpr int kFewestRowsToSelect = 30;
constexpr int kFolds = 5;

/// Analyses the measured rows (own rows are passed over). With too few rows or
/// submitters the result has no targets, and `rows_used` says how many there were.
Drivers find_drivers(const std::vector<Configuration>& rows, const RoundOrder& round_order, std::uint64_t seed);

}  // namespace tilecast::analysis
