#include "report/rank_report.hpp"

#include <algorithm>

#include "base/statistics.hpp"

namespace tilecast::report {
namespace {

Json to_json(const Spread& spread) {
  return {{"min", number(spread.min)}, {"median", number(spread.median)}, {"max", number(spread.max)}};
}

Json spread_or_null(const std::optional<Spread>& spread) { return spread ? to_json(*spread) : Json(nullptr); }

Json group_json(const GroupSummary& group, int number) {
  return {{"group", number},
          {"name", group.name},
          {"size", group.size},
          {"own", group.own},
          {"accelerators_total", to_json(group.accelerators_total)},
          {"time_to_train_min", to_json(group.time_to_train_min)},
          {"throughput_per_accelerator_samples_per_s", spread_or_null(group.throughput_per_accelerator_samples_per_s)},
          {"hardware_efficiency", spread_or_null(group.hardware_efficiency)},
          {"pcie_share", or_null(group.pcie_share)},
          {"cores_per_accelerator", spread_or_null(group.cores_per_accelerator)},
          {"accelerators", list_of(group.accelerators,
                                   [](const auto& entry) {
                                     return Json{{"accelerator", entry.first}, {"count", entry.second}};
                                   })},
          {"mean_silhouette", group.mean_silhouette},
          {"sentences", group.sentences}};
}

/// Where the row comes from.
void add_origin(Json& json, const Configuration& row) {
  const Result* result = row.result;
  json["source"] = result ? "mlperf" : "own";
  json["name"] = result ? Json(nullptr) : Json(row.own->name);
  json["file"] = result ? Json(nullptr) : Json(row.own->file);
  json["round"] = result ? or_null(result->round) : Json(nullptr);
  json["submitter"] = result ? or_null(result->submitter) : Json(nullptr);
  json["system_name"] = result ? or_null(result->system_name) : Json(nullptr);
  json["availability"] = result ? or_null(result->availability) : Json(nullptr);
}

/// How the runs behind the time spread.
Json runs_json(const Result* result) {
  if (!result || result->run_minutes.empty()) return nullptr;
  const std::vector<double>& minutes = result->run_minutes;
  const auto [fastest, slowest] = std::minmax_element(minutes.begin(), minutes.end());
  return {{"count", minutes.size()},
          {"fastest_min", number(*fastest)},
          {"slowest_min", number(*slowest)},
          {"variation", or_null(coefficient_of_variation(minutes))}};
}

void add_figures(Json& json, const Configuration& row) {
  json["accelerator"] = row.accelerator;
  json["device"] = row.device ? Json(row.device->gpu) : Json(nullptr);
  json["accelerators_total"] = number(row.accelerators_total);
  json["accelerators_per_node"] = row.result ? or_null(row.result->accelerators_per_node) : Json(nullptr);
  json["time_to_train_min"] = number(row.time_to_train_min);
  json["runs"] = runs_json(row.result);
  json["accelerator_minutes"] = number(row.accelerator_minutes());
  json["throughput_per_accelerator_samples_per_s"] = or_null(row.throughput_per_accelerator_samples_per_s);
  json["hardware_efficiency"] = or_null(row.efficiency.hardware);
  json["statistical_efficiency"] = or_null(row.efficiency.statistical);
  json["time_efficiency"] = or_null(row.efficiency.time);
}

Json row_json(const RankedRow& row) {
  const Configuration& configuration = *row.configuration;
  Json json;
  json["id"] = row.id;
  add_origin(json, configuration);
  add_figures(json, configuration);
  json["group"] = row.group;
  json["silhouette"] = or_null(row.silhouette);
  json["pareto_layer"] = row.pareto_layer;
  json["score"] = or_null(row.score);
  json["rank"] = or_null(row.rank);
  json["unranked_reason"] = or_null(row.unranked_reason);
  json["estimated"] = configuration.estimated;
  json["flags"] = split_flags(configuration.result ? configuration.result->flags : std::string());
  return json;
}

Json facets_of(const std::vector<Facet>& facets) {
  return list_of(facets, [](const Facet& facet) {
    Json json = {{"value", facet.value}, {"count", facet.count}};
    if (!facet.vendor.empty()) json["vendor"] = facet.vendor;
    return json;
  });
}

Json to_json(const Facets& facets) {
  return {{"rounds", facets_of(facets.rounds)},
          {"divisions", facets_of(facets.divisions)},
          {"vendors", facets_of(facets.vendors)},
          {"accelerators", facets_of(facets.accelerators)},
          {"availability", facets_of(facets.availability)},
          {"count_min", number(facets.count_min)},
          {"count_max", number(facets.count_max)}};
}

Json ranking_json(const RankReport& report) {
  return {{"method", report.method},
          {"weight_time", report.weight_time},
          {"intervals", list_of(report.intervals, [](const WinnerRange& range) {
             return Json{{"from", number(range.from)}, {"to", number(range.to)}, {"winner", range.winner}};
           })}};
}

Json left_out_json(const LeftOutCount& entry) {
  return {{"reason", entry.reason}, {"sentence", entry.sentence}, {"count", entry.count}};
}

}  // namespace

Json to_json(const Filter& filter) {
  Json rounds = filter.rounds ? Json{filter.rounds->first, filter.rounds->second} : Json(nullptr);
  return {{"benchmark", filter.benchmark},
          {"rounds", rounds},
          {"division", filter.division},
          {"availability", filter.availability},
          {"vendors", filter.vendors},
          {"accelerators", filter.accelerators},
          {"count", Json::array({or_null(filter.count_min), or_null(filter.count_max)})}};
}

Json to_json(const GroupingReport& grouping) {
  return {{"k", grouping.k},       {"features", grouping.features}, {"restarts", grouping.restarts},
          {"seed", grouping.seed}, {"with_own", grouping.with_own}, {"inertia", or_null(grouping.inertia)}};
}

Json to_json(const std::vector<GroupSummary>& groups) {
  int number = 0;
  return list_of(groups, [&](const GroupSummary& group) { return group_json(group, ++number); });
}

Json to_json(const RankReport& report) {
  return {{"filter", to_json(report.filter)},
          {"benchmark_title", report.benchmark_title},
          {"sample_unit", or_null(report.sample_unit)},
          {"comparability_group", report.comparability_group},
          {"counts", {{"benchmark", report.results_of_benchmark}, {"selected", report.selected}, {"own", report.own}}},
          {"left_out", list_of(report.left_out, left_out_json)},
          {"rows", list_of(report.rows, row_json)},
          {"groups", to_json(report.groups)},
          {"grouping", to_json(report.grouping)},
          {"ranking", ranking_json(report)},
          {"facets", to_json(report.facets)},
          {"suggestions", list_of(report.suggestions,
                                  [](const Suggestion& suggestion) {
                                    return Json{{"sentence", suggestion.sentence},
                                                {"count", suggestion.count},
                                                {"filter", to_json(suggestion.filter)}};
                                  })},
          {"notes", report.notes}};
}

}  // namespace tilecast::report
