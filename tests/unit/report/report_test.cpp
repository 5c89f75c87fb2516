#include <catch2/catch.hpp>

#include "base/format.hpp"
#include "report/csv.hpp"
#include "report/result_detail.hpp"
#include "support/bundled.hpp"

using namespace tilecast;

namespace {

std::string url_of(const std::string& id) {
  for (const Result& row : tests::bundled_library().results)
    if (row.id() == id) return report::repository_url(row, *tests::bundled_library().find_round(row.round));
  return {};
}

}  // namespace

TEST_CASE("a result links to the folder of its logs") {
  CHECK(url_of("v4.0/NVIDIA/h200_ngc24.04_mxnet/resnet") ==
        "https://github.com/mlcommons/training_results_v4.0/tree/6fe954378efe4a1a1bd665550b18ff8f26018def/NVIDIA/"
        "results/h200_ngc24.04_mxnet/resnet");
  CHECK(url_of("v0.5/google/cloud_v2.512/resnet-tpuv2-512/tpu/resnet") ==
        "https://github.com/mlcommons/training_results_v0.5/tree/c71f2e7c4b11ec7ab89eb4d8ceaadaae8529fff7/v0.5.0/"
        "google/cloud_v2.512/resnet-tpuv2-512/results/tpu/resnet");
}

TEST_CASE("every flag in the data has a sentence") {
  for (const Result& row : tests::bundled_library().results) {
    const auto detail = report::result_detail(row, *tests::bundled_library().find_round(row.round));
    for (const auto& flag : detail["flags"]) CHECK(flag["sentence"] != "No explanation is known for this flag.");
  }
}

TEST_CASE("numbers keep their kind in JSON") {
  CHECK(report::number(8).dump() == "8");
  CHECK(report::number(-0.5).dump() == "-0.5");
  CHECK(report::number(1e300).dump() == "1e+300");
  CHECK(report::or_null(std::optional<double>()).is_null());
  CHECK(report::or_null(std::string()).is_null());
}

TEST_CASE("CSV fields are quoted when they must be") {
  CHECK(report::csv_record({"a", "b,c", "say \"yes\"", "two\nlines", ""}) ==
        "a,\"b,c\",\"say \"\"yes\"\"\",\"two\nlines\",\n");
}

TEST_CASE("texts that a spreadsheet would run are written as texts") {
  const auto cases = nlohmann::json::parse(tests::read_project_file("tests/fixtures/export/spreadsheet_cells.json"));
  REQUIRE(cases.size() > 30);
  for (const auto& each : cases) {
    const std::string text = each["text"], written = each["written"];
    CAPTURE(text);
    CHECK(report::csv_text(text) == written);
  }
}

TEST_CASE("figures in sentences") {
  CHECK(fixed(1234567.891, 2) == "1,234,567.89");
  CHECK(fixed(-1234, 0) == "-1,234");
  CHECK(fixed(999.5, 0) == "1,000");
  CHECK(three_digits(6957.9) == "6,960");
  CHECK(three_digits(31.12) == "31.1");
  CHECK(three_digits(4.587) == "4.59");
  CHECK(three_digits(0.55499) == "0.555");
  CHECK(three_digits(0.0554) == "0.0554");
  CHECK(three_digits(0.0004) == "0.000400");
  CHECK(three_digits(99.96) == "100");
  CHECK(three_digits(999.6) == "1,000");
  CHECK(three_digits(0) == "0");
  CHECK(range(4, 16) == "4–16");
  CHECK(range(8, 8) == "8");
  CHECK(percent(0.1064) == "11\u2009%");
}
