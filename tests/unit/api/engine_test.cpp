#include "api/engine.hpp"

#include <catch2/catch.hpp>

#include "support/bundled.hpp"

using namespace tilecast;
using nlohmann::json;

namespace {

json error_of(const json& request) {
  const json response = tests::ask(request);
  REQUIRE(response["ok"] == false);
  return response["error"];
}

json own_row(const std::string& accelerator, double count, const json& time, const json& throughput) {
  return {{"name", "lab"},
          {"file", "lab.csv"},
          {"benchmark", "resnet"},
          {"accelerator", accelerator},
          {"accelerators_total", count},
          {"time_to_train_min", time},
          {"throughput_samples_per_s", throughput}};
}

json find_row(const json& result, const std::string& id) {
  for (const json& row : result["rows"])
    if (row["id"] == id) return row;
  return nullptr;
}

}  // namespace

TEST_CASE("a request that cannot be read is answered with a sentence and a place") {
  const auto run = [](const char* text) { return json::parse(api::run(text, tests::bundled_library())); };
  CHECK(run("")["error"]["message"] == "The request is not JSON, or nested too deeply.");
  for (const char* field : {"filter", "ranking", "own", "unknown"}) {
    const std::string nested = std::string(100000, '[') + std::string(100000, ']');
    const std::string request = "{\"version\":1,\"command\":\"rank\",\"" + std::string(field) + "\":" + nested + "}";
    CHECK(run(request.c_str())["ok"] == false);
  }
  CHECK(run("[1]")["error"]["message"] == "A request is a JSON object.");
  CHECK(run("{\"command\":\"rank\"}")["error"]["where"] == "version");
  CHECK(run("{\"version\":2,\"command\":\"rank\"}")["error"]["where"] == "version");
  CHECK(run("{\"version\":1}")["error"]["where"] == "command");
  CHECK(run("{\"version\":1,\"command\":\"dance\"}")["error"]["where"] == "command");
}

TEST_CASE("a wrong field is named") {
  const auto where = [](const json& request) { return error_of(request)["where"].get<std::string>(); };
  CHECK(where({{"command", "rank"}, {"colour", 1}}) == "colour");
  CHECK(where({{"command", "rank"}, {"filter", 1}}) == "filter");
  CHECK(where({{"command", "rank"}, {"filter", {{"bench", "resnet"}}}}) == "filter.bench");
  CHECK(where({{"command", "rank"}, {"filter", {{"benchmark", "chess"}}}}) == "filter.benchmark");
  CHECK(where({{"command", "rank"}, {"filter", {{"rounds", {"v4.0", "v0.7"}}}}}) == "filter.rounds");
  CHECK(where({{"command", "rank"}, {"filter", {{"rounds", {"v4.0", "v9"}}}}}) == "filter.rounds");
  CHECK(where({{"command", "rank"}, {"filter", {{"vendors", {"nobody"}}}}}) == "filter.vendors");
  CHECK(where({{"command", "rank"}, {"filter", {{"count", {8, 4}}}}}) == "filter.count");
  CHECK(where({{"command", "rank"}, {"grouping", {{"k", 11}}}}) == "grouping.k");
  CHECK(where({{"command", "rank"}, {"grouping", {{"k", 2.5}}}}) == "grouping.k");
  CHECK(where({{"command", "rank"}, {"grouping", {{"features", {"colour"}}}}}) == "grouping.features");
  CHECK(where({{"command", "rank"}, {"grouping", {{"features", json::array()}}}}) == "grouping.features");
  CHECK(where({{"command", "rank"}, {"ranking", {{"weight_time", 1.5}}}}) == "ranking.weight_time");
  CHECK(where({{"command", "rank"}, {"ranking", {{"method", "dice"}}}}) == "ranking.method");
  CHECK(where({{"command", "rank"}, {"own", {own_row("L4", 8, nullptr, nullptr)}}}) == "own[0].time_to_train_min");
  CHECK(where({{"command", "rank"}, {"own", {own_row("L4", 0, 1, nullptr)}}}) == "own[0].accelerators_total");
  CHECK(where({{"command", "rank"}, {"own", {own_row("L4", 1e9, 1, nullptr)}}}) == "own[0].accelerators_total");
  CHECK(where({{"command", "rank"}, {"own", {own_row("L4", 8, 1e308, nullptr)}}}) == "own[0].time_to_train_min");
  CHECK(where({{"command", "rank"}, {"own", {own_row("L4", 8, nullptr, 1e-300)}}}) ==
        "own[0].throughput_samples_per_s");
  CHECK(where({{"command", "rank"}, {"own", {own_row("", 1, 1, nullptr)}}}) == "own[0].accelerator");
  CHECK(where({{"command", "groups"}, {"ranking", json::object()}}) == "ranking");
  CHECK(where({{"command", "result"}, {"result_id", "v9/x"}}) == "result_id");
  CHECK(where({{"command", "read"}, {"benchmark", "resnet"}, {"files", 1}}) == "files");
}

TEST_CASE("the same request gives the same bytes") {
  for (const char* request : {R"({"version":1,"command":"rank"})", R"({"version":1,"command":"groups"})"})
    CHECK(api::run(request, tests::bundled_library()) == api::run(request, tests::bundled_library()));
}

TEST_CASE("own rows are placed among the measured ones and move nothing") {
  const json without = tests::answer({{"command", "rank"}, {"ranking", {{"method", "topsis"}}}});
  const json with =
      tests::answer({{"command", "rank"},
                     {"ranking", {{"method", "topsis"}}},
                     {"own", {own_row("L40S", 8, 41.9, nullptr), own_row("H200-SXM-141GB", 8, 0.5, 9e5)}}});
  CHECK(with["counts"]["own"] == 2);
  CHECK(with["rows"].size() == 242);
  CHECK(with["grouping"] == without["grouping"]);
  const json own = find_row(with, "own/1");
  CHECK(own["source"] == "own");
  CHECK(own["device"] == "L40S");
  CHECK(own["group"].get<int>() > 0);
  CHECK(own["estimated"] ==
        json::array({"throughput_per_accelerator_samples_per_s", "hardware_efficiency", "statistical_efficiency"}));
  std::vector<std::string> order_without, order_with;
  for (const json& row : without["rows"]) order_without.push_back(row["id"]);
  for (const json& row : with["rows"]) {
    if (row["source"] != "mlperf") continue;
    order_with.push_back(row["id"]);
    const json before = find_row(without, row["id"]);
    for (const char* figure : {"group", "score", "hardware_efficiency", "silhouette"})
      CHECK(row[figure] == before[figure]);
  }
  CHECK(order_with == order_without);
}

TEST_CASE("own rows do not decide what the groups rest on") {
  // No result of this benchmark has a throughput; an own row that has one must not make it a feature.
  json row = own_row("V100-SXM2-16GB", 8, 20, 1000);
  row["benchmark"] = "gnmt";
  const json filter = {{"benchmark", "gnmt"}, {"vendors", json::array()}};
  const json without = tests::answer({{"command", "rank"}, {"filter", filter}});
  const json with = tests::answer({{"command", "rank"}, {"filter", filter}, {"own", {row}}});
  REQUIRE(without["groups"].size() == 5);
  CHECK(with["grouping"] == without["grouping"]);
  CHECK(find_row(with, "own/1")["group"].get<int>() > 0);
}

TEST_CASE("no more groups are made than rows differ") {
  const json request = {{"command", "groups"},
                        {"filter", {{"benchmark", "dlrm"}, {"vendors", json::array()}}},
                        {"grouping", {{"features", {"accelerators_total"}}, {"k", 10}}}};
  const json result = tests::answer(request);
  REQUIRE(result["groups"].size() < 10);
  CHECK(result["notes"].dump().find("no more rows differ") != std::string::npos);
  for (const json& group : result["groups"]) CHECK(group["size"].get<int>() > 0);
  for (const json& figures : result["by_k"])
    for (const char* name : {"inertia", "silhouette", "calinski_harabasz", "davies_bouldin"})
      CHECK(figures[name].is_number());
}

TEST_CASE("own rows take part in grouping when asked to") {
  const json own = json::array({own_row("L40S", 8, 41.9, nullptr), own_row("L40S", 1, 300, nullptr)});
  const json request = {{"command", "rank"}, {"own", own}, {"grouping", {{"with_own", true}}}};
  const json result = tests::answer(request);
  CHECK(result["grouping"]["inertia"] != tests::answer({{"command", "rank"}})["grouping"]["inertia"]);
  CHECK(find_row(result, "own/1")["silhouette"].is_number());
}

TEST_CASE("a throughput alone gets its time from measured rows of its size") {
  const json result = tests::answer({{"command", "rank"}, {"own", {own_row("H100-SXM-80GB", 8, nullptr, 56788.9)}}});
  const json own = find_row(result, "own/1");
  CHECK(own["estimated"] ==
        json::array({"time_to_train_min", "accelerator_minutes", "time_efficiency", "statistical_efficiency"}));
  // 35 epochs of 1,281,167 images, as systems of eight take.
  CHECK(own["time_to_train_min"].get<double>() == Approx(35 * 1281167 / (60 * 56788.9)).epsilon(0.01));
}

TEST_CASE("an own row of an unknown device is ranked by time and cost, and not where its figures are needed") {
  const json own = json::array({own_row("Mystery 9000", 4, 10, nullptr)});
  CHECK(find_row(tests::answer({{"command", "rank"}, {"own", own}}), "own/1")["rank"].is_number());
  const json topsis =
      find_row(tests::answer({{"command", "rank"}, {"own", own}, {"ranking", {{"method", "topsis"}}}}), "own/1");
  CHECK(topsis["rank"].is_null());
  CHECK(topsis["device"].is_null());
  CHECK(topsis["unranked_reason"] == "Throughput or hardware efficiency is not known for this row.");
}

TEST_CASE("own rows of another benchmark are told about and left out") {
  json row = own_row("L40S", 8, 41.9, nullptr);
  row["benchmark"] = "bert";
  const json result = tests::answer({{"command", "rank"}, {"own", {row}}});
  CHECK(result["counts"]["own"] == 0);
  CHECK(result["notes"] == json::array({"1 row of yours is of another benchmark and not shown here."}));
}

TEST_CASE("every benchmark can be ranked, grouped and explained, or says why not") {
  for (const json& benchmark : tests::answer({{"command", "catalogue"}})["benchmarks"]) {
    const json filter = {{"benchmark", benchmark["id"]}, {"vendors", json::array()}};
    for (const char* method : {"wpm", "topsis", "pareto"}) {
      const json result = tests::answer({{"command", "rank"}, {"filter", filter}, {"ranking", {{"method", method}}}});
      CHECK(result["rows"].size() > 0);
      for (const json& row : result["rows"]) CHECK(row["rank"].is_null() == !row["unranked_reason"].is_null());
      CHECK((result["groups"].size() == 5 || !result["notes"].empty()));
      std::set<std::string> names;
      for (const json& group : result["groups"]) CHECK(names.insert(group["name"]).second);
    }
    const json selected = tests::answer({{"command", "select"}, {"filter", filter}});
    CHECK((selected["targets"].size() == 2 || !selected["notes"].empty()));
  }
}

TEST_CASE("rows of one comparability group only are compared") {
  const json bert =
      tests::answer({{"command", "rank"}, {"filter", {{"benchmark", "bert"}, {"rounds", {"v0.7", "v5.0"}}}}});
  CHECK(bert["comparability_group"] == "bert@v1.0");
  for (const json& row : bert["rows"]) CHECK(row["round"] != "v0.7");
  CHECK(bert["left_out"][0]["reason"] == "not_comparable");
  const json early =
      tests::answer({{"command", "rank"}, {"filter", {{"benchmark", "bert"}, {"rounds", {"v0.7", "v0.7"}}}}});
  CHECK(early["comparability_group"] == "bert@v0.7");
}

TEST_CASE("an empty selection offers filters that are not empty") {
  const json empty = tests::answer({{"command", "rank"}, {"filter", {{"rounds", {"v5.0", "v5.1"}}}}});
  CHECK(empty["rows"].empty());
  CHECK(empty["groups"].empty());
  CHECK(empty["ranking"]["intervals"].empty());
  REQUIRE_FALSE(empty["suggestions"].empty());
  for (const json& suggestion : empty["suggestions"]) {
    const json result = tests::answer({{"command", "rank"}, {"filter", suggestion["filter"]}});
    CHECK(result["counts"]["selected"] == suggestion["count"]);
  }
}

TEST_CASE("few rows are ranked and not grouped") {
  const json few = tests::answer({{"command", "rank"}, {"filter", {{"accelerators", {"H200-SXM-141GB"}}}}});
  CHECK(few["rows"].size() < 12);
  CHECK(few["groups"].empty());
  CHECK(few["rows"][0]["group"] == 0);
  CHECK(few["notes"].size() == 1);
}

TEST_CASE("each left-out row has its reason") {
  const json listed = tests::answer({{"command", "left_out"}})["rows"];
  CHECK(listed.size() == 132);
  std::map<std::string, int> counts;
  for (const json& row : listed) ++counts[row["reason"]];
  for (const json& entry : tests::answer({{"command", "rank"}})["left_out"])
    CHECK(counts.at(entry["reason"]) == entry["count"]);
}

TEST_CASE("a result in full") {
  const json detail = tests::answer({{"command", "result"}, {"result_id", "v4.0/NVIDIA/h200_ngc24.04_mxnet/resnet"}});
  std::map<std::string, json> fields;
  for (const json& field : detail["fields"]) fields[field["name"]] = field["value"];
  CHECK(fields.at("accelerators_total") == 8);
  CHECK(fields.at("time_to_train_min") == 12.0776);
  CHECK(fields.at("energy_to_train_kj").is_null());
  CHECK(fields.at("run_minutes") == "12.01915; 12.02395; 12.03392; 12.04; 12.02242");
  CHECK(fields.size() == 45);
}

TEST_CASE("files of own rows are read through the same door") {
  const json files = tests::answer({{"command", "read"},
                                    {"benchmark", "resnet"},
                                    {"files",
                                     {{{"name", "a.csv"}, {"text", "gpu,count,minutes\nL40S,8,41.9\n"}},
                                      {{"name", "b.bin"}, {"text", "\x01\x02"}}}}})["files"];
  CHECK(files[0]["rows"].size() == 1);
  CHECK(files[0]["error"].is_null());
  CHECK(files[1]["rows"].empty());
  CHECK(files[1]["format"].is_null());
  CHECK(files[1]["error"].is_string());
}

TEST_CASE("the catalogue lists current benchmarks first") {
  const json catalogue = tests::answer({{"command", "catalogue"}});
  CHECK(catalogue["data"]["results"] == 2217);
  CHECK(catalogue["devices"].size() == 128);
  bool ended = false;
  for (const json& benchmark : catalogue["benchmarks"]) {
    if (!benchmark["current"].get<bool>()) ended = true;
    CHECK(benchmark["current"].get<bool>() == !ended);
    if (benchmark["id"] == "resnet") CHECK(benchmark["default_rounds"] == json::array({"v0.7", "v4.0"}));
    if (benchmark["id"] == "bert") CHECK(benchmark["default_rounds"] == json::array({"v1.0", "v5.0"}));
  }
}
