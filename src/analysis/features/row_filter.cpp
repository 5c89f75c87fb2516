#include "analysis/features/row_filter.hpp"

#include <algorithm>
#include <optional>

namespace tilecast::analysis {
namespace {

bool admits(const std::vector<std::string>& list, const std::string& value) {
  return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

/// Positions of rounds in time, and the range that a filter asks for.
class RoundRange {
 public:
  RoundRange(const Filter& filter, const RoundOrder& order)
      : order_(order), first_(position(filter.rounds->first)), last_(position(filter.rounds->second)) {}

  std::ptrdiff_t position(const std::string& round) const { return round_position(order_, round); }
  bool contains(const std::string& round) const {
    const std::ptrdiff_t at = position(round);
    return first_ <= at && at <= last_;
  }

 private:
  const RoundOrder& order_;
  std::ptrdiff_t first_;
  std::ptrdiff_t last_;
};

/// The group of the newest result within the rounds, or of the newest at all if there is none within.
std::string newest_group(const std::vector<const Result*>& rows, const RoundRange& rounds) {
  const Result* newest = nullptr;
  const auto is_newer = [&](const Result* row) {
    const bool inside = rounds.contains(row->round);
    const bool newest_inside = newest && rounds.contains(newest->round);
    if (!newest || inside != newest_inside) return !newest || inside;
    return rounds.position(row->round) > rounds.position(newest->round);
  };
  for (const Result* row : rows)
    if (is_newer(row)) newest = row;
  return newest ? newest->comparability_group : std::string();
}

bool within_count(const Filter& filter, double count) {
  return count >= filter.count_min.value_or(count) && count <= filter.count_max.value_or(count);
}

std::optional<LeftOut> why_left_out(const Result& row, const Filter& filter, const RoundRange& rounds,
                                    const std::string& group) {
  if (row.comparability_group != group) return LeftOut::kNotComparable;
  if (!rounds.contains(row.round)) return LeftOut::kRound;
  if (row.division != filter.division) return LeftOut::kDivision;
  if (row.accelerators_total <= 0) return LeftOut::kNoAccelerator;
  if (!admits(filter.vendors, row.accelerator_vendor)) return LeftOut::kVendor;
  if (!admits(filter.accelerators, row.accelerator)) return LeftOut::kAccelerator;
  if (!admits(filter.availability, row.availability)) return LeftOut::kAvailability;
  if (!within_count(filter, row.accelerators_total)) return LeftOut::kCount;
  if (!row.duplicate_of.empty()) return LeftOut::kDuplicate;
  return std::nullopt;
}

}  // namespace

Selection select_rows(const std::vector<Result>& results, const Filter& filter, const RoundOrder& round_order) {
  std::vector<const Result*> of_benchmark;
  for (const Result& row : results)
    if (row.benchmark == filter.benchmark) of_benchmark.push_back(&row);
  const RoundRange rounds(filter, round_order);
  Selection selection;
  selection.comparability_group = newest_group(of_benchmark, rounds);
  for (const Result* row : of_benchmark) {
    if (const auto reason = why_left_out(*row, filter, rounds, selection.comparability_group))
      selection.left_out.emplace_back(row, *reason);
    else
      selection.rows.push_back(row);
  }
  return selection;
}

std::vector<const Result*> reference_rows(const std::vector<Result>& results, const std::string& comparability_group) {
  std::vector<const Result*> rows;
  for (const Result& row : results)
    if (row.comparability_group == comparability_group && row.division == "closed" && row.duplicate_of.empty() &&
        row.accelerators_total > 0)
      rows.push_back(&row);
  return rows;
}

}  // namespace tilecast::analysis
