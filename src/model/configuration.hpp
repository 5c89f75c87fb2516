#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/device.hpp"
#include "model/efficiency.hpp"
#include "model/result.hpp"

namespace tilecast {

/// More own rows than any comparison needs; a limit keeps a mistaken file from drowning the ranking.
constexpr std::size_t kMostOwnRows = 5000;
/// Figures of own rows outside these bounds are mistakes; within them no product or ratio overflows.
constexpr double kMostAccelerators = 1e7;
constexpr double kSmallestFigure = 1e-9;
constexpr double kLargestFigure = 1e12;

/// A row of the user's: a configuration and how long it took, how fast it ran, or both.
struct OwnRow {
  std::string name;
  std::string file;
  std::string benchmark;
  /// As written; resolved through the catalogue's aliases, never guessed.
  std::string accelerator;
  double accelerators_total = 0;
  std::optional<double> time_to_train_min;
  std::optional<double> throughput_samples_per_s;
};

/// One candidate of the ranking, measured by others or by the user, with the figures that follow from it.
struct Configuration {
  /// Exactly one of the two is set; both point into values that outlive the analysis.
  const Result* result = nullptr;
  const OwnRow* own = nullptr;
  const DeviceSpec* device = nullptr;
  std::string accelerator;
  double accelerators_total = 0;
  double time_to_train_min = 0;
  std::optional<double> samples_to_converge;
  std::optional<double> throughput_per_accelerator_samples_per_s;
  Efficiency efficiency;
  /// Fields of an own row that are estimates rather than statements of the file.
  std::vector<std::string> estimated;

  double accelerator_minutes() const { return accelerators_total * time_to_train_min; }
  std::optional<double> cores_per_accelerator() const {
    if (!result || !result->host_cores_per_node || !result->accelerators_per_node) return std::nullopt;
    if (*result->accelerators_per_node <= 0) return std::nullopt;
    return *result->host_cores_per_node / *result->accelerators_per_node;
  }
};

}  // namespace tilecast
