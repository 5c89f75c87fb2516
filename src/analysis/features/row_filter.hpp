#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/filter.hpp"
#include "model/result.hpp"
#include "model/round_order.hpp"

namespace tilecast::analysis {

/// Why a result of the benchmark is not among the selected ones; tried in this order, the first that holds is named.
enum class LeftOut {
  kNotComparable,
  kRound,
  kDivision,
  kNoAccelerator,
  kVendor,
  kAccelerator,
  kAvailability,
  kCount,
  kDuplicate,
};

/// The results of one benchmark, parted by a filter.
struct Selection {
  /// The group of the newest result within the rounds; only its rows are compared.
  std::string comparability_group;
  std::vector<const Result*> rows;
  std::vector<std::pair<const Result*, LeftOut>> left_out;
};

/// Parts the results of `filter.benchmark`. `filter.rounds` must be set.
/// The returned pointers point into `results`.
Selection select_rows(const std::vector<Result>& results, const Filter& filter, const RoundOrder& round_order);

/// The rows that references and frozen bounds are taken from, whatever the filter: closed division, no duplicates,
/// with accelerators, of one comparability group.
std::vector<const Result*> reference_rows(const std::vector<Result>& results, const std::string& comparability_group);

}  // namespace tilecast::analysis
