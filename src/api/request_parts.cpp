#include "api/request_parts.hpp"

#include <cmath>

#include "api/filter_request.hpp"

namespace tilecast::api {
namespace {

using nlohmann::json;

/// Keeps a request from occupying the engine for minutes.
constexpr std::int64_t kMaxRestarts = 2000;

std::vector<analysis::Feature> read_features(FieldReader& fields) {
  std::vector<std::string> names = {"accelerators_total", "time_to_train_min",
                                    "throughput_per_accelerator_samples_per_s"};
  fields.read("features", names);
  std::vector<analysis::Feature> features;
  for (const analysis::Feature& feature : analysis::features())
    for (const std::string& name : names)
      if (feature.name == name && (features.empty() || features.back().name != name)) features.push_back(feature);
  for (const std::string& name : names)
    if (!analysis::find_feature(name)) fields.complain("features", "There is no feature \"" + name + "\".");
  if (features.empty()) fields.complain("features", "At least one feature was expected.");
  return features;
}

void check_figure(FieldReader& fields, const char* key, const std::optional<double>& value) {
  if (value && (*value < kSmallestFigure || *value > kLargestFigure))
    fields.complain(key, "A number above 0 was expected, of a size that occurs.");
}

Expected<OwnRow> read_own_row(const json& object, const std::string& where, const Library& library) {
  FieldReader fields(object, where);
  OwnRow row;
  fields.read("name", row.name);
  fields.read("file", row.file);
  fields.read("benchmark", row.benchmark);
  fields.read("accelerator", row.accelerator);
  fields.read("accelerators_total", row.accelerators_total);
  fields.read("time_to_train_min", row.time_to_train_min);
  fields.read("throughput_samples_per_s", row.throughput_samples_per_s);
  if (row.accelerator.empty()) fields.complain("accelerator", "The accelerator is missing.");
  if (!library.find_benchmark(row.benchmark))
    fields.complain("benchmark", "There is no benchmark \"" + row.benchmark + "\".");
  if (row.accelerators_total < 1 || row.accelerators_total > kMostAccelerators ||
      row.accelerators_total != std::floor(row.accelerators_total))
    fields.complain("accelerators_total", "A whole number from 1 to 10,000,000 was expected.");
  check_figure(fields, "time_to_train_min", row.time_to_train_min);
  check_figure(fields, "throughput_samples_per_s", row.throughput_samples_per_s);
  if (!row.time_to_train_min && !row.throughput_samples_per_s)
    fields.complain("time_to_train_min", "A time or a throughput was expected, and both are missing.");
  if (const auto error = fields.error()) return tl::unexpected(*error);
  return row;
}

}  // namespace

const std::vector<std::string>& method_names() {
  static const std::vector<std::string> names = {"wpm", "topsis", "pareto"};
  return names;
}

Expected<analysis::GroupingOptions> read_grouping(const json& object) {
  FieldReader fields(object, "grouping");
  analysis::GroupingOptions options;
  std::int64_t k = options.k, restarts = options.restarts, seed = 1;
  fields.read("k", k, analysis::kSmallestK, analysis::kLargestK);
  fields.read("restarts", restarts, 1, kMaxRestarts);
  fields.read("seed", seed, 0, kMaxSeed);
  fields.read("with_own", options.with_own);
  options.features = read_features(fields);
  options.k = static_cast<int>(k);
  options.restarts = static_cast<int>(restarts);
  options.seed = static_cast<std::uint64_t>(seed);
  if (const auto error = fields.error()) return tl::unexpected(*error);
  return options;
}

Expected<analysis::RankingOptions> read_ranking(const json& object) {
  FieldReader fields(object, "ranking");
  std::string method = method_names()[0];
  analysis::RankingOptions options;
  fields.read_choice("method", method, method_names());
  fields.read("weight_time", options.weight_time);
  if (options.weight_time < 0 || options.weight_time > 1)
    fields.complain("weight_time", "A weight from 0 to 1 was expected.");
  if (const auto error = fields.error()) return tl::unexpected(*error);
  for (std::size_t i = 0; i < method_names().size(); ++i)
    if (method_names()[i] == method) options.method = static_cast<analysis::Method>(i);
  return options;
}

Expected<std::vector<OwnRow>> read_own_rows(const json& list, const Library& library) {
  std::vector<OwnRow> rows;
  if (list.is_null()) return rows;
  if (!list.is_array()) return fail("A list of own rows was expected.", "own");
  if (list.size() > kMostOwnRows)
    return fail(
        "At most " + std::to_string(kMostOwnRows) + " own rows are taken, found " + std::to_string(list.size()) + ".",
        "own");
  for (std::size_t i = 0; i < list.size(); ++i) {
    auto row = read_own_row(list[i], "own[" + std::to_string(i) + "]", library);
    if (!row) return tl::unexpected(row.error());
    rows.push_back(std::move(*row));
  }
  return rows;
}

FieldReader request_fields(const json& request) {
  FieldReader fields(request, "");
  fields.take("version");
  fields.take("command");
  return fields;
}

Expected<AnalysisRequest> read_analysis(FieldReader& fields, const Library& library, bool with_ranking) {
  const json& filter_json = fields.take("filter");
  const json& grouping_json = fields.take("grouping");
  const json ranking_json = with_ranking ? fields.take("ranking") : json();
  const json& own_json = fields.take("own");
  if (const auto error = fields.error()) return tl::unexpected(*error);
  auto filter = read_filter(filter_json, library);
  if (!filter) return tl::unexpected(filter.error());
  auto grouping = read_grouping(grouping_json);
  if (!grouping) return tl::unexpected(grouping.error());
  auto ranking = read_ranking(ranking_json);
  if (!ranking) return tl::unexpected(ranking.error());
  auto own = read_own_rows(own_json, library);
  if (!own) return tl::unexpected(own.error());
  return AnalysisRequest{std::move(*filter), std::move(*grouping), *ranking, std::move(*own)};
}

}  // namespace tilecast::api
