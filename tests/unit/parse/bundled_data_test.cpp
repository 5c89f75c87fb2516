#include <algorithm>
#include <catch2/catch.hpp>

#include "parse/devices.hpp"
#include "parse/mlperf_results.hpp"
#include "parse/records.hpp"
#include "support/bundled.hpp"
#include "table/result_columns.hpp"

using namespace tilecast;

TEST_CASE("the bundled results are all there") {
  const auto& library = tests::bundled_library();
  CHECK(library.results.size() == 2217);
  CHECK(library.round_order.size() == 13);
  CHECK(library.devices.devices().size() == 128);
  const auto duplicates = std::count_if(library.results.begin(), library.results.end(),
                                        [](const Result& row) { return !row.duplicate_of.empty(); });
  CHECK(duplicates == 227);
}

TEST_CASE("result ids are unique, and duplicates point at one of them") {
  std::set<std::string> ids;
  for (const Result& row : tests::bundled_library().results) CHECK(ids.insert(row.id()).second);
  for (const Result& row : tests::bundled_library().results)
    if (!row.duplicate_of.empty()) CHECK(ids.count(row.duplicate_of) == 1);
}

TEST_CASE("accelerators without a catalogue row stay unknown") {
  const auto& devices = tests::bundled_library().devices;
  for (const char* unknown : {"IPU-GC200", "IPU-Bow", "Ascend-910", "Gaudi", "V100-SXM3-32GB", "V100-SXM3-32GB-450W",
                              "H100-SXM-96GB", "TPU-v2", "CPU-only"})
    CHECK(devices.find(unknown) == nullptr);
}

TEST_CASE("every other accelerator of the results is in the catalogue") {
  const std::set<std::string> unknown = {"IPU-GC200",     "IPU-Bow",        "Ascend-910",
                                         "Gaudi",         "V100-SXM3-32GB", "V100-SXM3-32GB-450W",
                                         "H100-SXM-96GB", "TPU-v2",         "CPU-only"};
  for (const Result& row : tests::bundled_library().results)
    if (!unknown.count(row.accelerator)) CHECK(tests::bundled_library().devices.find(row.accelerator) != nullptr);
}

TEST_CASE("every result lists as many runs as converged, between the fastest and the slowest") {
  for (const Result& row : tests::bundled_library().results) {
    REQUIRE(static_cast<double>(row.run_minutes.size()) == *row.runs_converged);
    const auto [fastest, slowest] = std::minmax_element(row.run_minutes.begin(), row.run_minutes.end());
    // Runs are given to five digits behind the point, extremes to six digits.
    CHECK(*fastest == Approx(*row.run_minutes_min).epsilon(5e-6).margin(5.1e-6));
    CHECK(*slowest == Approx(*row.run_minutes_max).epsilon(5e-6).margin(5.1e-6));
  }
}

TEST_CASE("a list of numbers in one field") {
  CHECK(parse_numbers("") == std::vector<double>{});
  CHECK(parse_numbers("1;2.5") == std::vector<double>{1, 2.5});
  CHECK_FALSE(parse_numbers("1;;2"));
  CHECK_FALSE(parse_numbers("1;soon"));
}

TEST_CASE("a table that is not whole is refused with the place") {
  const auto error_of = [](const std::string& csv) { return parse_results(csv).error(); };
  CHECK(error_of("").message == "A header line was expected and the text is empty.");
  CHECK(error_of("round,division\n").message == "The column \"availability\" was expected and is not in the header.");
  std::string header, fields;
  for (const auto& column : result_columns()) {
    header += (header.empty() ? "" : ",") + std::string(column.name);
    fields += (fields.empty() ? "" : ",") + std::string(column.name == "time_to_train_min" ? "soon" : "1");
  }
  CHECK(error_of(header + '\n' + fields + '\n').message ==
        "The column \"time_to_train_min\" must hold a number, found \"soon\".");
  CHECK(error_of(header + '\n' + fields + '\n').where == "line 2");
  CHECK(error_of(header + "\n1,2\n").message == "45 fields were expected, 2 found.");
}

TEST_CASE("a damaged manifest or description is refused") {
  CHECK_FALSE(parse_manifest("{"));
  CHECK_FALSE(parse_manifest("{\"version\": 1}"));
  CHECK_FALSE(parse_benchmarks("[]"));
}

TEST_CASE("a library names the file that is missing or wrong") {
  auto files = tests::bundled_files();
  files["devices/gpus.csv"] = "gpu\nA\n";
  CHECK(api::make_library(files).error().where == "devices/gpus.csv, line 1");
  files.erase("devices/gpus.csv");
  CHECK(api::make_library(files).error().where == "devices/gpus.csv");
  files = tests::bundled_files();
  files["mlperf/benchmarks.json"] = "{\"benchmarks\": []}";
  CHECK(api::make_library(files).error().where == "mlperf/benchmarks.json");
}
