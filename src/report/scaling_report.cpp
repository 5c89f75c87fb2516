#include "report/scaling_report.hpp"

#include <algorithm>

#include "report/rank_report.hpp"

namespace tilecast::report {
namespace {

/// Fastest and slowest run, in the minutes of the published time: its factor is applied to each run.
void add_runs(Json& json, const Result* result) {
  json["run_min"] = json["run_max"] = nullptr;
  if (!result || result->run_minutes.empty()) return;
  const auto [fastest, slowest] = std::minmax_element(result->run_minutes.begin(), result->run_minutes.end());
  const double factor = result->rcp_scaling_factor.value_or(1);
  json["run_min"] = number(*fastest * factor);
  json["run_max"] = number(*slowest * factor);
}

Json size_json(const SizeFigures& size) {
  const Configuration& row = *size.entry.configuration;
  Json json = entry_json(size.entry);
  json["availability"] = row.result ? or_null(row.result->availability) : Json(nullptr);
  json["accelerator_minutes"] = number(row.accelerator_minutes());
  json["throughput_samples_per_s"] =
      row.samples_to_converge ? number(*row.samples_to_converge / (60 * row.time_to_train_min)) : Json(nullptr);
  json["speedup"] = number(size.speedup);
  json["time_efficiency"] = or_null(size.efficiency.time);
  json["hardware_efficiency"] = or_null(size.efficiency.hardware);
  json["statistical_efficiency"] = or_null(size.efficiency.statistical);
  json["elasticity"] = or_null(size.elasticity);
  json["karp_flatt"] = or_null(size.karp_flatt);
  add_runs(json, row.result);
  return json;
}

void add_stop(Json& json, const StopAt& stop) {
  json["accelerators_total"] = or_null(stop.accelerators_total);
  json["sentence"] = stop.sentence;
}

Json to_json(const FloorFigures& floor) {
  Json json = {{"floor", number(floor.floor)}};
  add_stop(json, floor.stop);
  return json;
}

Json to_json(const PriceFigures& price) {
  Json json = {{"minutes_per_minute_saved", number(price.minutes_per_minute_saved)}};
  add_stop(json, price.stop);
  json["steps"] = list_of(price.steps, [](const PriceStep& step) {
    return Json{{"from", number(step.from)},
                {"to", number(step.to)},
                {"minutes_per_minute_saved", number(step.minutes_per_minute_saved)}};
  });
  return json;
}

Json to_json(const KneeFigures& knee) {
  Json json = {{"axis", knee.axis}};
  add_stop(json, knee.stop);
  return json;
}

Json fit_or_null(const std::optional<FitFigures>& fit) {
  if (!fit) return nullptr;
  Json json = {{"formula", fit->formula}, {"rms", number(fit->rms)}, {"residuals", list_of(fit->residuals, number)}};
  for (const NamedParameter& parameter : fit->parameters) json[parameter.name] = number(parameter.value);
  json["curve"] = list_of(fit->curve, [&](const CurvePoint& point) {
    return Json{{"accelerators_total", number(point.accelerators_total)}, {fit->quantity, number(point.value)}};
  });
  return json;
}

Json curve_json(const ScalingCurveFigures& curve) {
  Json reference = entry_json(curve.reference);
  reference["chosen"] = curve.reference_chosen;
  const auto each = [](const auto& figures) { return to_json(figures); };
  return {{"accelerator", curve.accelerator},
          {"reference", std::move(reference)},
          {"sizes", list_of(curve.sizes, size_json)},
          {"break_even",
           {{"floors", list_of(curve.floors, each)},
            {"price", to_json(curve.price)},
            {"knees", list_of(curve.knees, each)}}},
          {"fits",
           {{"amdahl", fit_or_null(curve.amdahl)},
            {"usl", fit_or_null(curve.usl)},
            {"power_law", fit_or_null(curve.power_law)}}}};
}

}  // namespace

Json entry_json(const SizeEntry& entry) {
  const Configuration& row = *entry.configuration;
  return {{"id", entry.id},
          {"round", row.result ? or_null(row.result->round) : Json(nullptr)},
          {"submitter", row.result ? or_null(row.result->submitter) : Json(nullptr)},
          {"accelerators_total", number(row.accelerators_total)},
          {"time_to_train_min", number(row.time_to_train_min)}};
}

Json to_json(const ScalingReport& report) {
  return {{"filter", to_json(report.filter)},
          {"kinds", list_of(report.kinds,
                            [](const KindCount& kind) {
                              return Json{{"accelerator", kind.accelerator}, {"sizes", kind.sizes}};
                            })},
          {"curves", list_of(report.curves, curve_json)},
          {"notes", report.notes}};
}

}  // namespace tilecast::report
