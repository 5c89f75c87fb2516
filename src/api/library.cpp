#include "api/library.hpp"

#include <algorithm>
#include <optional>

#include "parse/devices.hpp"
#include "parse/mlperf_results.hpp"

namespace tilecast::api {
namespace {

/// Every result must have its benchmark described and its round dated.
std::optional<Error> check_references(const Library& library) {
  for (const Result& result : library.results) {
    if (!library.find_benchmark(result.benchmark))
      return Error{"The benchmark \"" + result.benchmark + "\" is not described.", "mlperf/benchmarks.json"};
    if (!library.find_round(result.round))
      return Error{"The round \"" + result.round + "\" is not listed.", "mlperf/manifest.json"};
  }
  return std::nullopt;
}

}  // namespace

const Benchmark* Library::find_benchmark(const std::string& id) const {
  const auto found =
      std::find_if(benchmarks.begin(), benchmarks.end(), [&](const Benchmark& known) { return known.id == id; });
  return found == benchmarks.end() ? nullptr : &*found;
}

const Round* Library::find_round(const std::string& round) const {
  const auto found = std::find_if(manifest.rounds.begin(), manifest.rounds.end(),
                                  [&](const Round& known) { return known.round == round; });
  return found == manifest.rounds.end() ? nullptr : &*found;
}

std::set<std::string> Library::benchmark_ids() const {
  std::set<std::string> ids;
  for (const Benchmark& benchmark : benchmarks) ids.insert(benchmark.id);
  return ids;
}

const std::vector<std::string>& library_files() {
  static const std::vector<std::string> names = {"mlperf/results.csv", "mlperf/manifest.json", "mlperf/benchmarks.json",
                                                 "devices/gpus.csv", "devices/aliases.csv"};
  return names;
}

Expected<Library> make_library(const std::map<std::string, std::string>& files_by_name) {
  for (const std::string& name : library_files())
    if (!files_by_name.count(name)) return fail("The data file is missing.", name);
  auto results = parse_results(files_by_name.at("mlperf/results.csv"));
  if (!results) return fail(results.error().message, "mlperf/results.csv, " + results.error().where);
  auto manifest = parse_manifest(files_by_name.at("mlperf/manifest.json"));
  if (!manifest) return tl::unexpected(manifest.error());
  auto benchmarks = parse_benchmarks(files_by_name.at("mlperf/benchmarks.json"));
  if (!benchmarks) return tl::unexpected(benchmarks.error());
  auto devices = parse_devices(files_by_name.at("devices/gpus.csv"), files_by_name.at("devices/aliases.csv"));
  if (!devices) return tl::unexpected(devices.error());
  Library library{std::move(*results), std::move(*manifest), std::move(*benchmarks), std::move(*devices), {}};
  for (const Round& round : library.manifest.rounds) library.round_order.push_back(round.round);
  if (const auto problem = check_references(library)) return tl::unexpected(*problem);
  return library;
}

}  // namespace tilecast::api
