#include <algorithm>

#include "api/commands.hpp"
#include "api/words.hpp"

namespace tilecast::api {
namespace {

int count_results(const Library& library, std::string Result::*field, const std::string& value) {
  return static_cast<int>(std::count_if(library.results.begin(), library.results.end(),
                                        [&](const Result& row) { return row.*field == value; }));
}

Json round_json(const Round& round, const Library& library) {
  return {{"round", round.round},           {"published", round.published},
          {"repository", round.repository}, {"commit", round.commit},
          {"licence", round.licence},       {"results", count_results(library, &Result::round, round.round)}};
}

/// What the catalogue says of a benchmark, and the place of its last round for sorting.
struct Entry {
  std::ptrdiff_t last_round = 0;
  int results = 0;
  Json json;
};

Entry benchmark_entry(const Benchmark& benchmark, const Library& library) {
  std::vector<const Result*> rows;
  for (const Result& row : library.results)
    if (row.benchmark == benchmark.id) rows.push_back(&row);
  const auto position = [&](const std::string& round) { return round_position(library.round_order, round); };
  const auto earlier = [&](const Result* a, const Result* b) { return position(a->round) < position(b->round); };
  const auto [first, last] = std::minmax_element(rows.begin(), rows.end(), earlier);
  const auto rounds = default_rounds(benchmark, library);
  Entry entry{position((*last)->round), static_cast<int>(rows.size()), {}};
  entry.json = {{"id", benchmark.id},
                {"title", benchmark.title},
                {"sentence", benchmark.sentence},
                {"results", entry.results},
                {"first_round", (*first)->round},
                {"last_round", (*last)->round},
                {"current", (*last)->round == library.round_order.back()},
                {"default_rounds", {rounds.first, rounds.second}},
                {"sample_unit", report::or_null(sample_unit_of(rows))}};
  return entry;
}

/// Newest last round first, then most results.
Json benchmarks_json(const Library& library) {
  std::vector<Entry> entries;
  for (const Benchmark& benchmark : library.benchmarks)
    if (count_results(library, &Result::benchmark, benchmark.id) > 0)
      entries.push_back(benchmark_entry(benchmark, library));
  std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
    return a.last_round != b.last_round ? a.last_round > b.last_round : a.results > b.results;
  });
  return report::list_of(entries, [](const Entry& entry) { return entry.json; });
}

}  // namespace

Json catalogue(const Library& library) {
  const auto device_json = [](const DeviceSpec& device) {
    return Json{{"id", device.gpu}, {"vendor", device.vendor}, {"architecture", device.architecture}};
  };
  return {{"data",
           {{"version", library.manifest.version},
            {"retrieved", library.manifest.retrieved},
            {"results", library.results.size()},
            {"rounds", report::list_of(library.manifest.rounds,
                                       [&](const Round& round) { return round_json(round, library); })}}},
          {"benchmarks", benchmarks_json(library)},
          {"devices", report::list_of(library.devices.devices(), device_json)}};
}

}  // namespace tilecast::api
