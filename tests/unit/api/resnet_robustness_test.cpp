// What random weights and redrawn runs do to the ranking of the ResNet-50 results.

#include <catch2/catch.hpp>
#include <map>

#include "analysis/ranking/robustness.hpp"
#include "base/statistics.hpp"
#include "support/resnet.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

const std::vector<Configuration>& rows() { return tests::resnet().rows; }

/// Share of rank 1 by published group.
std::map<int, double> first_by_group(Method method) {
  const auto groups = tests::published_groups();
  const WeightRobustness robustness = weight_robustness(rows(), method, tests::resnet().bounds, {});
  std::map<int, double> shares;
  for (std::size_t i = 0; i < rows().size(); ++i) {
    shares[groups.at(tests::resnet().ids[i])] += robustness.first_share[i].value_or(0);
  }
  return shares;
}

}  // namespace

TEST_CASE("the time of a result is the trimmed mean of its runs times the factor") {
  for (const Configuration& row : rows()) {
    const TimedRuns runs = timed_runs(row);
    const auto mean = trimmed_mean(runs.minutes, runs.drop_low, runs.drop_high);
    REQUIRE(mean);
    CHECK(*mean * runs.factor == Approx(row.time_to_train_min).epsilon(1e-5));
  }
}

TEST_CASE("with random weights of time, rank 1 goes to extreme scale or to H100/H200 nodes") {
  // The exact shares are the lengths of the winner intervals.
  const auto groups = tests::published_groups();
  const Ranking ranking = rank_configurations(rows(), {}, tests::resnet().bounds);
  std::map<int, double> exact;
  for (const WeightInterval& interval : ranking.intervals) {
    exact[groups.at(tests::resnet().ids[static_cast<std::size_t>(interval.winner)])] += interval.to - interval.from;
  }
  CHECK(exact[5] == Approx(0.764).margin(0.001));
  CHECK(exact[1] == Approx(0.236).margin(0.001));
  auto drawn = first_by_group(Method::kWeightedProduct);
  for (int group = 1; group <= 5; ++group) CHECK(drawn[group] == Approx(exact[group]).margin(0.015));
}

TEST_CASE("with random weights of TOPSIS, rank 1 mostly goes to H100/H200 nodes") {
  auto shares = first_by_group(Method::kTopsis);
  CHECK(shares[1] == Approx(0.84).margin(0.015));
  CHECK(shares[2] == Approx(0.15).margin(0.015));
  CHECK(shares[3] + shares[4] + shares[5] < 0.01);
}

TEST_CASE("redrawn runs leave each row near its rank") {
  for (const RankingOptions& options : {RankingOptions{}, RankingOptions{.method = Method::kTopsis}}) {
    const Ranking published = rank_configurations(rows(), options, tests::resnet().bounds);
    const RunRobustness robustness = run_robustness(rows(), options, tests::resnet().bounds, {.draws = 500});
    int inside = 0;
    std::vector<double> widths;
    for (std::size_t i = 0; i < rows().size(); ++i) {
      const RankInterval interval = *robustness.interval[i];
      inside += interval.low <= *published.rank[i] && *published.rank[i] <= interval.high;
      CHECK(robustness.band[i]->low <= *published.rank[i]);
      CHECK(robustness.band[i]->high >= *published.rank[i]);
      widths.push_back(interval.high - interval.low);
    }
    CHECK(inside >= 228);  // 95 % of 240
    CHECK(*median(widths) >= 1);
    CHECK(*median(widths) <= 20);
  }
}

TEST_CASE("how far the methods agree on ResNet-50") {
  std::vector<Ranking> rankings;
  for (const RankingOptions& options :
       {RankingOptions{}, RankingOptions{.weight_time = 0.5}, RankingOptions{.method = Method::kTopsis},
        RankingOptions{.method = Method::kPareto}}) {
    rankings.push_back(rank_configurations(rows(), options, tests::resnet().bounds));
  }
  const auto agreement = rank_agreement(rankings);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(*agreement[i][i] == Approx(1));
    for (std::size_t j = 0; j < i; ++j) CHECK(*agreement[i][j] == *agreement[j][i]);
  }
  // A small weight of time and the balanced preset both reward efficiency; equal weights do so less.
  CHECK(*agreement[0][2] > *agreement[1][2]);
}
