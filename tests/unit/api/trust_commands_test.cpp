// What `evidence`, `verdict`, `robustness`, `scaling` and `gain` answer; reference values from published tables.

#include <catch2/catch.hpp>

#include "support/bundled.hpp"

using namespace tilecast;
using nlohmann::json;

namespace {

json row_of(const json& rows, const std::string& id) {
  for (const json& row : rows)
    if (row["id"] == id) return row;
  return nullptr;
}

json own_row(const std::string& accelerator, double count, double time) {
  return {{"name", "lab"},
          {"file", "lab.csv"},
          {"benchmark", "resnet"},
          {"accelerator", accelerator},
          {"accelerators_total", count},
          {"time_to_train_min", time},
          {"throughput_samples_per_s", nullptr}};
}

json tried(int k, double jaccard, double gap, double s) {
  return {{"k", k}, {"least_jaccard", jaccard}, {"gap", gap}, {"gap_s", s}};
}

}  // namespace

TEST_CASE("evidence names the rows, groups and figures of one k") {
  const json result = tests::answer({{"command", "evidence"}});
  const json& evidence = result["evidence"];
  CHECK(result["k"] == 5);
  CHECK(evidence["gap"].get<double>() == Approx(1.69).margin(0.04));
  CHECK(evidence["least_jaccard"].get<double>() == Approx(0.92).margin(0.02));
  CHECK(evidence["ward"]["agreement"].get<double>() == Approx(0.82).margin(0.005));
  int rows = 0;
  for (const json& size : evidence["ward"]["sizes"]) rows += size.get<int>();
  CHECK(rows == 240);
  REQUIRE(evidence["stability"].size() == 5);
  for (const json& group : evidence["stability"]) CHECK(group["reading"] == "highly_stable");
  const json ranked = tests::answer({{"command", "rank"}});
  std::size_t misplaced = 0;
  for (const json& row : ranked["rows"]) {
    if (row["silhouette"] >= 0) continue;
    ++misplaced;
    const json named = row_of(evidence["misplaced"], row["id"]);
    CHECK(named["group"] == row["group"]);
    CHECK(named["silhouette"] == row["silhouette"]);
  }
  CHECK(evidence["misplaced"].size() == misplaced);
}

TEST_CASE("evidence for more groups than rows that differ is absent, with a sentence") {
  const json result = tests::answer({{"command", "evidence"}, {"filter", {{"accelerators", {"H200-SXM-141GB"}}}}});
  CHECK(result["evidence"].is_null());
  CHECK(result["notes"].size() > 0);
}

TEST_CASE("the verdict follows the two rules, as far as evidence has come") {
  const json all =
      tests::answer({{"command", "verdict"},
                     {"tried",
                      {tried(2, 0.94, 1.19, 0.03), tried(3, 0.85, 1.35, 0.04), tried(4, 0.79, 1.46, 0.04),
                       tried(5, 0.92, 1.69, 0.03), tried(6, 0.8, 1.76, 0.03), tried(7, 0.76, 1.83, 0.03),
                       tried(8, 0.69, 1.92, 0.03), tried(9, 0.7, 2.0, 0.04), tried(10, 0.64, 2.04, 0.04)}}});
  CHECK(all["most_stable_k"] == 5);
  CHECK(all["gap_k"] == 9);
  CHECK(all["sentence"] ==
        "5 groups are the most stable choice: drawn anew, even the least stable of them comes back with a mean Jaccard "
        "similarity of 0.92 (highly stable). The gap rule picks 9.");
  // With k = 3 missing, 2 and 4 are no neighbours.
  const json some =
      tests::answer({{"command", "verdict"}, {"tried", {tried(2, 0.9, 1.0, 0.03), tried(4, 0.5, 0.2, 0.03)}}});
  CHECK(some["most_stable_k"] == 4);
  CHECK(some["gap_k"].is_null());
  CHECK(tests::answer({{"command", "verdict"}, {"tried", json::array()}})["most_stable_k"].is_null());
}

TEST_CASE("robustness gives shares, bands and agreement in rank order") {
  const json result = tests::answer({{"command", "robustness"}});
  const json ranked = tests::answer({{"command", "rank"}});
  REQUIRE(result["rows"].size() == 240);
  double first = 0, top_ten = 0;
  for (std::size_t i = 0; i < 240; ++i) {
    const json& row = result["rows"][i];
    CHECK(row["id"] == ranked["rows"][i]["id"]);
    CHECK(row["band_low"] <= ranked["rows"][i]["rank"]);
    CHECK(row["band_high"] >= ranked["rows"][i]["rank"]);
    first += row["first_share"].get<double>();
    top_ten += row["top_ten_share"].get<double>();
  }
  CHECK(first == Approx(1));
  CHECK(top_ten == Approx(10));
  CHECK(result["rows"][0]["first_share"].get<double>() == Approx(0.236).margin(0.02));
  CHECK(result["groups"][4]["first_share"].get<double>() == Approx(0.764).margin(0.02));
  CHECK(result["agreement"]["tau_b"][1][1] == 1);
  CHECK(result["agreement"]["tau_b"][0][2] == result["agreement"]["tau_b"][2][0]);
}

TEST_CASE("the picture of the weights shows every winner, and ranks as the ranking gives them") {
  const json result = tests::answer({{"command", "robustness"}, {"run_draws", 1}, {"weight_draws", 1}});
  const json& sensitivity = result["sensitivity"];
  REQUIRE(sensitivity["weights"].size() == 51);
  for (const json& interval : tests::answer({{"command", "rank"}})["ranking"]["intervals"])
    CHECK(!row_of(sensitivity["rows"], interval["winner"]).is_null());
  for (const std::size_t at : {0u, 5u, 27u, 50u}) {
    const json ranked =
        tests::answer({{"command", "rank"}, {"ranking", {{"weight_time", sensitivity["weights"][at]}}}});
    for (const json& path : sensitivity["rows"]) CHECK(path["ranks"][at] == row_of(ranked["rows"], path["id"])["rank"]);
  }
  const json pareto = tests::answer({{"command", "robustness"}, {"ranking", {{"method", "pareto"}}}, {"run_draws", 9}});
  CHECK(pareto["sensitivity"].is_null());
  CHECK(pareto["groups"].empty());
  CHECK(pareto["rows"][0]["first_share"].is_null());
}

TEST_CASE("scaling shows the best H100 entries with their three break-evens and laws") {
  const json result = tests::answer({{"command", "scaling"}});
  REQUIRE(result["curves"].size() == 1);
  const json& curve = result["curves"][0];
  CHECK(curve["accelerator"] == "H100-SXM-80GB");
  CHECK(curve["reference"]["accelerators_total"] == 4);
  CHECK(curve["reference"]["chosen"] == false);
  REQUIRE(curve["sizes"].size() == 9);
  const json& largest = curve["sizes"][8];
  CHECK(largest["time_efficiency"].get<double>() == Approx(0.1560).margin(0.0005));
  CHECK(largest["hardware_efficiency"].get<double>() == Approx(0.3433).margin(0.0005));
  CHECK(largest["statistical_efficiency"].get<double>() == Approx(0.4545).margin(0.0005));
  const json& break_even = curve["break_even"];
  CHECK(break_even["floors"][0]["accelerators_total"] == 16);
  CHECK(break_even["floors"][1]["accelerators_total"] == 64);
  CHECK(break_even["price"]["accelerators_total"] == 64);
  CHECK(break_even["price"]["steps"][3]["minutes_per_minute_saved"].get<double>() == Approx(51.0).epsilon(0.005));
  CHECK(break_even["knees"][0]["accelerators_total"] == 32);
  CHECK(break_even["knees"][1]["accelerators_total"] == 64);
  const json& fits = curve["fits"];
  CHECK(fits["amdahl"]["time_of_one_min"].get<double>() == Approx(123.0).epsilon(0.005));
  CHECK(fits["amdahl"]["rms"].get<double>() == Approx(0.139).margin(0.001));
  CHECK(fits["usl"]["gamma"].get<double>() == Approx(5911).epsilon(0.005));
  CHECK(fits["power_law"]["exponent"].get<double>() == Approx(-0.730).epsilon(0.005));
  for (const char* law : {"amdahl", "usl", "power_law"}) {
    CHECK(fits[law]["curve"].front()["accelerators_total"] == 4);
    CHECK(fits[law]["curve"].back()["accelerators_total"] == 3584);
    CHECK(fits[law]["residuals"].size() == 9);
  }
}

TEST_CASE("another floor, price and reference change what they should") {
  const std::string eight = "v4.0/Dell/XE9680x8H100-SXM-80GB/resnet";
  const json result = tests::answer(
      {{"command", "scaling"}, {"reference_id", eight}, {"floors", {0.9}}, {"minutes_per_minute_saved", 170}});
  const json& curve = result["curves"][0];
  CHECK(curve["reference"]["id"] == eight);
  CHECK(curve["reference"]["chosen"] == true);
  CHECK(row_of(curve["sizes"], eight)["speedup"] == 1);
  CHECK(curve["break_even"]["floors"].size() == 1);
  CHECK(curve["break_even"]["price"]["accelerators_total"] == 768);
  CHECK(tests::answer({{"command", "scaling"}, {"reference_id", "nobody"}})["notes"].size() == 1);
}

TEST_CASE("own rows lie on the curve but are never what others are held against") {
  const json result = tests::answer({{"command", "scaling"},
                                     {"accelerators", {"H100 SXM5 80GB", "my card"}},
                                     {"own", {own_row("H100-SXM-80GB", 2, 52), own_row("my card", 8, 30)}}});
  REQUIRE(result["curves"].size() == 1);
  CHECK(result["curves"][0]["sizes"].size() == 10);
  CHECK(result["curves"][0]["sizes"][0]["id"] == "own/1");
  CHECK(result["curves"][0]["reference"]["accelerators_total"] == 4);
  CHECK(result["notes"].size() == 1);
}

TEST_CASE("gain holds each round's fastest entry, with an interval around its time") {
  const json result = tests::answer({{"command", "gain"}});
  REQUIRE(result["hardware"].size() > 10);
  for (const json& hardware : result["hardware"]) {
    const json& rounds = hardware["rounds"];
    CHECK(rounds[0]["gain"].is_null());
    CHECK(hardware["total_gain"].get<double>() ==
          Approx(rounds.front()["time_to_train_min"].get<double>() / rounds.back()["time_to_train_min"].get<double>()));
    for (const json& round : rounds) {
      if (round["runs"] < 3) CHECK(round["time_low_min"].is_null());
      if (round["time_low_min"].is_null()) continue;
      CHECK(round["time_low_min"] <= round["time_to_train_min"]);
      CHECK(round["time_high_min"] >= round["time_to_train_min"]);
    }
  }
  CHECK(tests::answer({{"command", "gain"}, {"filter", {{"rounds", {"v4.0", "v4.0"}}}}})["sentence"] ==
        "No hardware has entries in two rounds here.");
}

TEST_CASE("rows tell how their runs spread") {
  const json ranked = tests::answer({{"command", "rank"}, {"own", {own_row("L40S", 8, 41.9)}}});
  for (const json& row : ranked["rows"]) {
    if (row["source"] == "own") CHECK(row["runs"].is_null());
    if (row["runs"].is_null()) continue;
    CHECK(row["runs"]["fastest_min"] <= row["runs"]["slowest_min"]);
    CHECK(row["runs"]["variation"] < 0.085);
  }
}
