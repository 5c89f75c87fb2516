#include "parse/mlperf_results.hpp"

#include <nlohmann/json.hpp>

#include "parse/records.hpp"
#include "table/result_columns.hpp"

namespace tilecast {
namespace {

using nlohmann::json;

/// Runs a reader over parsed JSON and turns the library's exceptions into an error.
template <class Read>
auto read_json(std::string_view text, std::string where, Read read) -> Expected<decltype(read(json{}))> {
  try {
    return read(json::parse(text));
  } catch (const json::exception& problem) {
    return fail(problem.what(), std::move(where));
  }
}

Round read_round(const json& round) {
  return {round.at("round"),  round.at("published"), round.at("repository"),
          round.at("commit"), round.at("licence"),   round.value("root", "")};
}

Benchmark read_benchmark(const json& benchmark) {
  Benchmark read{benchmark.at("id"), benchmark.at("title"), benchmark.at("sentence"), {}, benchmark.value("claim", "")};
  if (const auto rounds = benchmark.find("default_rounds"); rounds != benchmark.end())
    read.default_rounds = rounds->get<std::pair<std::string, std::string>>();
  return read;
}

}  // namespace

Expected<std::vector<Result>> parse_results(std::string_view csv) { return parse_records(csv, result_columns()); }

Expected<Manifest> parse_manifest(std::string_view text) {
  return read_json(text, "mlperf/manifest.json", [](const json& manifest) {
    Manifest read{manifest.at("version"), manifest.at("retrieved"), {}};
    for (const json& round : manifest.at("rounds")) read.rounds.push_back(read_round(round));
    return read;
  });
}

Expected<std::vector<Benchmark>> parse_benchmarks(std::string_view text) {
  return read_json(text, "mlperf/benchmarks.json", [](const json& benchmarks) {
    std::vector<Benchmark> read;
    for (const json& benchmark : benchmarks.at("benchmarks")) read.push_back(read_benchmark(benchmark));
    return read;
  });
}

}  // namespace tilecast
