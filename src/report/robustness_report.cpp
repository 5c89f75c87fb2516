#include "report/robustness_report.hpp"

#include "report/rank_report.hpp"

namespace tilecast::report {
namespace {

Json low_of(const std::optional<Places>& places) { return places ? Json(places->low) : Json(nullptr); }
Json high_of(const std::optional<Places>& places) { return places ? Json(places->high) : Json(nullptr); }

Json row_json(const RowRobustness& row) {
  return {{"id", row.id},
          {"first_share", or_null(row.first_share)},
          {"top_ten_share", or_null(row.top_ten_share)},
          {"rank_low", low_of(row.interval)},
          {"rank_high", high_of(row.interval)},
          {"band_low", low_of(row.band)},
          {"band_high", high_of(row.band)},
          {"runs", row.runs}};
}

Json agreement_json(const RobustnessReport& report) {
  const auto line = [](const std::vector<std::optional<double>>& values) {
    return list_of(values, [](const std::optional<double>& value) { return or_null(value); });
  };
  return {{"methods", report.methods}, {"tau_b", list_of(report.tau_b, line)}};
}

Json to_json(const SensitivityFigures& sensitivity) {
  return {{"weights", list_of(sensitivity.weights, number)},
          {"rows", list_of(sensitivity.rows, [](const RankPath& path) {
             return Json{{"id", path.id}, {"ranks", path.ranks}};
           })}};
}

}  // namespace

Json to_json(const RobustnessReport& report) {
  return {{"filter", to_json(report.filter)},
          {"ranking", {{"method", report.method}, {"weight_time", number(report.weight_time)}}},
          {"draws", {{"weights", report.weight_draws}, {"runs", report.run_draws}, {"seed", report.seed}}},
          {"rows", list_of(report.rows, row_json)},
          {"groups", list_of(report.groups,
                             [](const GroupShare& share) {
                               return Json{{"group", share.group}, {"first_share", number(share.first_share)}};
                             })},
          {"agreement", agreement_json(report)},
          {"sensitivity", report.sensitivity ? to_json(*report.sensitivity) : Json(nullptr)},
          {"notes", report.notes}};
}

}  // namespace tilecast::report
