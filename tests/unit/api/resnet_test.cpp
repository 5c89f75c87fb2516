// The reference picture of ResNet-50, closed division, NVIDIA and AMD, v0.7 to v4.0: the published groups,
// efficiencies, winners and ranks that the first view must reproduce.

#include <catch2/catch.hpp>

#include <algorithm>

#include "analysis/clustering/grouping.hpp"
#include "analysis/clustering/indices.hpp"
#include "analysis/clustering/summary.hpp"
#include "analysis/ranking/order.hpp"
#include "analysis/ranking/topsis.hpp"
#include "api/comparison.hpp"
#include "base/statistics.hpp"
#include "support/resnet.hpp"

using namespace tilecast;
using nlohmann::json;

namespace {

const json& first_view() {
  static const json result = tests::answer({{"command", "rank"}});
  return result;
}

/// The compared rows with the published groups in place of our own.
struct Published {
  api::Comparison comparison;
  analysis::Grouping grouping;
};

const Published& published() {
  static const Published made = [] {
    Published built{tests::resnet(), {}};
    const auto groups = tests::published_groups();
    for (const std::string& id : built.comparison.ids) built.grouping.group.push_back(groups.at(id));
    built.grouping.silhouette.assign(built.comparison.ids.size(), 0.0);
    built.grouping.k = 5;
    return built;
  }();
  return made;
}

json row_of(const std::string& id) {
  for (const json& row : first_view()["rows"])
    if (row["id"] == id) return row;
  throw std::runtime_error("no row " + id);
}

/// Members of each published group among the first rows of an order, and the median rank of each group.
struct OrderPicture {
  std::map<int, int> top20;
  std::map<int, double> median_rank;
};

OrderPicture picture_of(const std::vector<int>& order) {
  OrderPicture picture;
  std::map<int, std::vector<double>> ranks;
  for (std::size_t place = 0; place < order.size(); ++place) {
    const int group = published().grouping.group[static_cast<std::size_t>(order[place])];
    if (place < 20) ++picture.top20[group];
    ranks[group].push_back(static_cast<double>(place + 1));
  }
  for (const auto& [group, values] : ranks) picture.median_rank[group] = *median(values);
  return picture;
}

std::vector<int> order_by_weight(double weight) {
  return analysis::rank_configurations(published().comparison.rows, {analysis::Method::kWeightedProduct, weight}, {})
      .order;
}

/// Time, throughput per GPU, hardware efficiency, throughput: one row per configuration.
analysis::Matrix criteria() {
  const auto& rows = published().comparison.rows;
  analysis::Matrix x(static_cast<Eigen::Index>(rows.size()), 4);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Configuration& row = rows[i];
    const double speed = *row.throughput_per_accelerator_samples_per_s;
    x.row(static_cast<Eigen::Index>(i)) << row.time_to_train_min, speed, *row.efficiency.hardware,
        speed * row.accelerators_total;
  }
  return x;
}

constexpr analysis::Direction kCostThenBenefits[] = {analysis::Direction::kCost, analysis::Direction::kBenefit,
                                                     analysis::Direction::kBenefit, analysis::Direction::kBenefit};

}  // namespace

TEST_CASE("the first view holds 240 of 372 ResNet-50 results and says why the others are out") {
  const json& view = first_view();
  CHECK(view["counts"] == json({{"benchmark", 372}, {"selected", 240}, {"own", 0}}));
  CHECK(view["rows"].size() == 240);
  int left_out = 0;
  for (const json& entry : view["left_out"]) left_out += entry["count"].get<int>();
  CHECK(left_out == 372 - 240);
  std::set<std::string> submitters;
  for (const json& row : view["rows"]) submitters.insert(row["submitter"]);
  CHECK(submitters.size() == 29);
}

TEST_CASE("five groups reach the optimum and the published groups") {
  const json& view = first_view();
  CHECK(view["grouping"]["inertia"].get<double>() == Approx(122.4241).margin(5e-5));
  const auto reference = tests::published_groups();
  std::vector<int> ours, theirs;
  for (const json& row : view["rows"]) {
    ours.push_back(row["group"]);
    theirs.push_back(reference.at(row["id"]));
  }
  REQUIRE(reference.size() == 240);
  CHECK(analysis::adjusted_rand_index(ours, theirs) >= 0.98);
}

TEST_CASE("figures of the published groups") {
  const auto groups = analysis::summarise(published().comparison.rows, published().grouping);
  struct Expected {
    int size;
    double n_min, n_median, n_max, time, speed, efficiency, cores;
  };
  const Expected expected[] = {{48, 4, 8, 16, 13.6, 6958, 0.95, 14},
                               {119, 2, 8, 16, 31.1, 3112, 0.97, 16},
                               {37, 1, 8, 24, 68.8, 1408, 1.00, 10},
                               {23, 24, 64, 128, 4.59, 2577, 0.75, 16},
                               {13, 256, 1024, 4320, 0.55, 1552, 0.56, 14}};
  for (std::size_t i = 0; i < 5; ++i) {
    CHECK(groups[i].size == expected[i].size);
    CHECK(groups[i].accelerators_total.min == expected[i].n_min);
    CHECK(groups[i].accelerators_total.median == expected[i].n_median);
    CHECK(groups[i].accelerators_total.max == expected[i].n_max);
    // The published medians are rounded to the digits shown; half a unit of the last digit, or 0.5 %.
    CHECK(groups[i].time_to_train_min.median == Approx(expected[i].time).epsilon(0.005).margin(0.0051));
    CHECK(groups[i].throughput_per_accelerator_samples_per_s->median == Approx(expected[i].speed).epsilon(0.005));
    CHECK(groups[i].hardware_efficiency->median == Approx(expected[i].efficiency).margin(0.0051));
    CHECK(groups[i].cores_per_accelerator->median == expected[i].cores);
  }
}

TEST_CASE("groups are named and compared from their own figures") {
  const json& groups = first_view()["groups"];
  const std::vector<std::string> names = {"H100/H200 nodes", "A100 nodes", "Older or small cards", "Clusters",
                                          "Extreme scale"};
  for (std::size_t i = 0; i < names.size(); ++i) CHECK(groups[i]["name"] == names[i]);
  const std::string told = groups[0]["sentences"].dump();
  CHECK(told.find("14 CPU cores per GPU in the median, fewer than in the other groups (16).") != std::string::npos);
  CHECK(told.find("do not support that") != std::string::npos);
  for (std::size_t i = 1; i < 5; ++i) CHECK(groups[i]["sentences"].dump().find("published study") == std::string::npos);
}

TEST_CASE("efficiencies of the best H100 entries by size") {
  struct Entry {
    const char* id;
    double n, time, epochs_ratio, hardware, statistical, total, minutes;
  };
  const Entry entries[] = {
      {"v4.0/Fujitsu/GX2560M7_H100_SXM_80GBx4/resnet", 4, 25.5832, 35, 1, 1, 1, 102.3},
      {"v4.0/Dell/XE9680x8H100-SXM-80GB/resnet", 8, 13.2184, 35, 0.9677, 1, 0.9677, 105.7},
      {"v3.0/NVIDIA/dgxh100_n64_ngc23.04_mxnet/resnet", 512, 0.509267, 50, 0.5607, 0.7, 0.3925, 260.7},
      {"v3.0/NVIDIA/dgxh100_n96_ngc23.04_mxnet/resnet", 768, 0.369300, 56, 0.5773, 0.625, 0.3608, 283.6},
      {"v4.0/NVIDIA/eos_n316_ngc24.04_mxnet/resnet", 2528, 0.227939, 70, 0.3552, 0.5, 0.1776, 576.2},
      {"v3.0/NVIDIA_CoreWeave/coreweave_hgxh100_n448_ngc23.04_mxnet/resnet", 3584, 0.182983, 77, 0.3433, 0.4545, 0.1560,
       655.8}};
  for (const Entry& entry : entries) {
    const json row = row_of(entry.id);
    CHECK(row["accelerators_total"] == entry.n);
    CHECK(row["time_to_train_min"] == entry.time);
    CHECK(row["hardware_efficiency"].get<double>() == Approx(entry.hardware).margin(0.0005));
    CHECK(row["statistical_efficiency"].get<double>() == Approx(entry.statistical).margin(0.0005));
    CHECK(row["time_efficiency"].get<double>() == Approx(entry.total).margin(0.0005));
    CHECK(row["accelerator_minutes"].get<double>() == Approx(entry.minutes).margin(0.05));
  }
}

TEST_CASE("8 × H200 wins up to a time weight of 0.236, 768 × H100 up to 0.544, then 3,584 × H100") {
  const json& intervals = first_view()["ranking"]["intervals"];
  REQUIRE(intervals.size() == 3);
  CHECK(intervals[0]["winner"] == "v4.0/NVIDIA/h200_ngc24.04_mxnet/resnet");
  CHECK(intervals[0]["to"].get<double>() == Approx(0.236).margin(0.001));
  CHECK(row_of(intervals[1]["winner"])["accelerators_total"] == 768);
  CHECK(intervals[1]["to"].get<double>() == Approx(0.544).margin(0.001));
  CHECK(row_of(intervals[2]["winner"])["accelerators_total"] == 3584);
  CHECK(first_view()["rows"][0]["id"] == intervals[0]["winner"]);
}

TEST_CASE("the first Pareto layer") {
  std::vector<double> counts;
  for (const json& row : first_view()["rows"])
    if (row["pareto_layer"] == 1) counts.push_back(row["accelerators_total"]);
  std::sort(counts.begin(), counts.end());
  CHECK(counts == std::vector<double>{8, 16, 32, 64, 512, 768, 2528, 3584});
}

TEST_CASE("who is in front depends on the weight of time") {
  const OrderPicture w01 = picture_of(order_by_weight(0.1));
  CHECK(w01.top20.at(1) == 20);
  CHECK(w01.median_rank.at(1) == Approx(24.5).margin(2));
  CHECK(w01.median_rank.at(5) == Approx(211).margin(2));
  OrderPicture w03 = picture_of(order_by_weight(0.3));
  CHECK(w03.top20[1] == Approx(10).margin(1));
  CHECK(w03.top20[4] == Approx(6).margin(1));
  CHECK(w03.top20[5] == Approx(4).margin(1));
  CHECK(w03.median_rank.at(1) == Approx(34.5).margin(2));
  CHECK(w03.median_rank.at(5) == Approx(76).margin(2));
  OrderPicture w05 = picture_of(order_by_weight(0.5));
  CHECK(w05.top20[5] == Approx(9).margin(1));
  CHECK(w05.top20[4] == Approx(7).margin(1));
  CHECK(w05.top20[1] == Approx(4).margin(1));
  CHECK(w05.median_rank.at(1) == Approx(45.5).margin(2));
  CHECK(w05.median_rank.at(5) == Approx(11).margin(2));
}

TEST_CASE("TOPSIS follows the scale it is given") {
  constexpr double kEqual[] = {1, 1, 1, 1};
  const analysis::Matrix x = criteria();
  const analysis::Matrix three = x.leftCols(3);
  const auto linear = picture_of(analysis::order_by_score(analysis::topsis_bounded(
      three, std::span(kEqual).first(3), std::span(kCostThenBenefits).first(3), analysis::column_bounds(three))));
  CHECK(linear.top20.at(1) == 20);
  CHECK(linear.median_rank.at(1) == Approx(24.5).margin(2));
  CHECK(linear.median_rank.at(5) == Approx(220).margin(2));
  auto vector_norm = picture_of(analysis::order_by_score(analysis::topsis_vector(x, kEqual, kCostThenBenefits)));
  CHECK(vector_norm.top20[5] == Approx(12).margin(1));
  CHECK(vector_norm.top20[4] == Approx(7).margin(1));
  CHECK(vector_norm.top20[1] == Approx(1).margin(1));
  CHECK(vector_norm.median_rank.at(1) == Approx(44.5).margin(2));
  CHECK(vector_norm.median_rank.at(5) == Approx(7).margin(2));
}

TEST_CASE("quality of two to ten groups") {
  const double expected[][3] = {{404.348, 0.587, 185.8}, {255.380, 0.469, 215.6}, {181.449, 0.503, 233.5},
                                {122.424, 0.528, 286.8}, {98.442, 0.532, 295.5},  {80.877, 0.556, 306.9},
                                {66.405, 0.558, 326.2},  {55.668, 0.570, 344.6},  {49.297, 0.581, 347.7}};
  const json by_k = tests::answer({{"command", "groups"}})["by_k"];
  REQUIRE(by_k.size() == 9);
  for (std::size_t i = 0; i < 9; ++i) {
    CHECK(by_k[i]["k"] == i + 2);
    CHECK(by_k[i]["inertia"].get<double>() == Approx(expected[i][0]).margin(0.001));
    CHECK(by_k[i]["silhouette"].get<double>() == Approx(expected[i][1]).margin(0.001));
    CHECK(by_k[i]["calinski_harabasz"].get<double>() == Approx(expected[i][2]).margin(0.1));
  }
}

TEST_CASE("logs are what makes the groups: other features give other groups") {
  const json ward =
      tests::answer({{"command", "rank"},
                     {"grouping", {{"features", {"accelerators_total", "time_to_train_min", "hardware_efficiency"}}}}});
  const auto reference = tests::published_groups();
  std::vector<int> ours, theirs;
  for (const json& row : ward["rows"]) {
    ours.push_back(row["group"]);
    theirs.push_back(reference.at(row["id"]));
  }
  CHECK(analysis::adjusted_rand_index(ours, theirs) == Approx(0.27).margin(0.005));
}

TEST_CASE("count and batch drive the time, bandwidth and tensor peak the speed") {
  const json selected = tests::answer({{"command", "select"}});
  const auto share = [&](std::size_t target, const std::string& input) {
    for (const json& entry : selected["targets"][target]["inputs"])
      if (entry["input"] == input) return entry["share"].get<double>();
    return -1.0;
  };
  const auto first_two = [&](std::size_t target) {
    const json& inputs = selected["targets"][target]["inputs"];
    return std::pair<std::string, std::string>(inputs[0]["input"], inputs[1]["input"]);
  };
  CHECK(first_two(0) == std::pair<std::string, std::string>("accelerators_total", "global_batch_size"));
  CHECK(first_two(1) == std::pair<std::string, std::string>("memory_bandwidth_gb_per_s", "tensor16_tflops"));
  CHECK(selected["targets"][0]["r2"].get<double>() >= 0.8);
  CHECK(selected["targets"][1]["r2"].get<double>() >= 0.8);
  for (const char* input :
       {"memory_bandwidth_gb_per_s", "tensor16_tflops", "pcie_card", "round", "cores_per_accelerator"})
    CHECK(share(0, input) < 0.05);
  for (const char* input : {"pcie_card", "round", "cores_per_accelerator", "global_batch_size"})
    CHECK(share(1, input) < 0.05);
  CHECK(selected["correlation"]["component_shares"][0].get<double>() == Approx(0.722).margin(0.002));
  CHECK(selected["correlation"]["component_shares"][1].get<double>() == Approx(0.277).margin(0.002));
  CHECK(selected["sentence"] ==
        "GPU count tells most about the time to train; memory bandwidth tells most about the throughput per GPU.");
}
