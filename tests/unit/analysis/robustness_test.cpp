#include "analysis/ranking/robustness.hpp"

#include <array>
#include <catch2/catch.hpp>

#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

/// A result of five runs, of which the fastest and the slowest are dropped.
Result result_of(double accelerators, std::vector<double> minutes) {
  Result result;
  result.accelerators_total = accelerators;
  result.run_minutes = std::move(minutes);
  result.runs_logged = 5;
  result.runs_counted = 3;
  return result;
}

Configuration configuration_of(const Result& result) {
  Configuration row;
  row.result = &result;
  row.accelerators_total = result.accelerators_total;
  row.time_to_train_min = result.run_minutes[2];
  return row;
}

}  // namespace

TEST_CASE("random weights agree with the winner intervals of the H100 table", "[robustness]") {
  const tests::ScaleTable table;
  const RankShares shares = weighted_product_shares(table.time_min, table.accelerators, {});
  std::array<double, 9> exact{};
  for (const WeightInterval& interval : winner_intervals(table.time_min, table.accelerators)) {
    exact[static_cast<std::size_t>(interval.winner)] = interval.to - interval.from;
  }
  // Four standard errors of a share of 10,000 draws.
  for (std::size_t i = 0; i < 9; ++i) CHECK(shares.first[i] == Approx(exact[i]).margin(0.02));
  for (std::size_t i = 0; i < 9; ++i) CHECK(shares.top_ten[i] == 1);
}

TEST_CASE("the first ten of twelve equal rows are in front", "[robustness]") {
  const std::vector<double> ones(12, 1.0);
  const RankShares shares = weighted_product_shares(ones, ones, {.draws = 7});
  CHECK(shares.first[0] == 1);
  CHECK(shares.first[1] == 0);
  CHECK(shares.top_ten[9] == 1);
  CHECK(shares.top_ten[10] == 0);
}

TEST_CASE("random weights of TOPSIS are uniform on the simplex", "[robustness]") {
  // Each row is best on one criterion and worst on the others, so it wins where its weight is the largest: a third.
  Matrix criteria(3, 3);
  criteria << 1, 0, 0, 0, 1, 0, 0, 0, 1;
  constexpr std::array<Direction, 3> kBenefits = {Direction::kBenefit, Direction::kBenefit, Direction::kBenefit};
  constexpr std::array<Bounds, 3> kUnit = {Bounds{0, 1}, Bounds{0, 1}, Bounds{0, 1}};
  for (const double share : topsis_shares(criteria, kBenefits, kUnit, {}).first) {
    CHECK(share == Approx(1.0 / 3).margin(0.02));
  }
  // Without the second criterion it is one weight against another.
  constexpr std::array<Bounds, 3> kWithoutSecond = {Bounds{0, 1}, Bounds{1, 1}, Bounds{0, 1}};
  const RankShares two = topsis_shares(criteria, kBenefits, kWithoutSecond, {});
  CHECK(two.first[0] == Approx(0.5).margin(0.02));
  CHECK(two.first[1] == 0);
}

TEST_CASE("the rank interval follows the spread of the runs", "[robustness]") {
  const auto ranks = [](std::span<const double> times) {
    std::vector<int> ranks(times.size(), 1);
    for (std::size_t i = 0; i < times.size(); ++i) {
      for (const double other : times) ranks[i] += other < times[i];
    }
    return ranks;
  };
  const std::vector<TimedRuns> rows = {{{10, 10.1, 10.2, 10.3, 10.4}, 1, 1, 1, 0},
                                       {{10, 10.15, 10.2, 10.25, 10.5}, 1, 1, 1, 0},
                                       {{10, 10.1, 10.2, 10.3, 10.4}, 1, 1, 2, 0},
                                       {{}, 0, 0, 1, 9}};
  const std::vector<RankInterval> intervals = rank_intervals(rows, ranks, {});
  CHECK(intervals[0].low == 2);
  CHECK(intervals[0].high == 3);
  CHECK(intervals[1].low == 2);
  CHECK(intervals[1].high == 3);
  CHECK(intervals[2].low == 4);
  CHECK(intervals[3].high == 1);
}

TEST_CASE("a band holds what overlaps its first row, not a chain", "[robustness]") {
  const std::vector<int> order = {4, 0, 1, 2, 3};
  const std::vector<RankInterval> intervals = {{2, 3}, {2, 4}, {3, 5}, {5, 5}, {1, 1}};
  const std::vector<RankInterval> bands = rank_bands(order, intervals);
  CHECK(bands[4].low == 1);
  CHECK(bands[4].high == 1);
  for (const int row : {0, 1, 2}) {
    CHECK(bands[row].low == 2);
    CHECK(bands[row].high == 4);
  }
  CHECK(bands[3].low == 5);
  CHECK(rank_bands(std::span(order).first(1), intervals)[0].high == 0);
}

TEST_CASE("runs that are dropped follow the counts of the result", "[robustness]") {
  Result result = result_of(8, {5, 4, 3, 2, 1});
  CHECK(timed_runs(configuration_of(result)).drop_low == 1);
  CHECK(timed_runs(configuration_of(result)).drop_high == 1);
  // One run did not converge: it is the slowest.
  result.run_minutes.pop_back();
  CHECK(timed_runs(configuration_of(result)).drop_low == 1);
  CHECK(timed_runs(configuration_of(result)).drop_high == 0);
  const OwnRow own;
  Configuration row;
  row.own = &own;
  row.time_to_train_min = 7;
  CHECK(timed_runs(row).minutes.empty());
  CHECK(timed_runs(row).time_min == 7);
}

TEST_CASE("rows that a method cannot rank have no robustness", "[robustness]") {
  const Result result = result_of(8, {5, 4, 3, 2, 1});
  const std::vector<Configuration> rows = {configuration_of(result)};
  const TopsisBounds bounds = std::array<Bounds, 3>{Bounds{0, 9}, Bounds{0, 9}, Bounds{0, 9}};
  CHECK_FALSE(weight_robustness(rows, Method::kTopsis, bounds, {}).first_share[0]);
  CHECK_FALSE(weight_robustness(rows, Method::kPareto, bounds, {}).first_share[0]);
  CHECK(weight_robustness(rows, Method::kWeightedProduct, bounds, {}).first_share[0] == 1);
  CHECK_FALSE(run_robustness(rows, {.method = Method::kTopsis}, bounds, {}).interval[0]);
  CHECK(run_robustness(rows, {.method = Method::kPareto}, bounds, {}).band[0]->high == 1);
}

TEST_CASE("agreement of rankings", "[robustness]") {
  Ranking first, second;
  first.rank = {1, 2, 3, std::nullopt};
  second.rank = {3, 2, 1, 4};
  const auto agreement = rank_agreement({first, second});
  CHECK(*agreement[0][0] == Approx(1));
  CHECK(*agreement[0][1] == Approx(-1));
  CHECK(*agreement[1][0] == Approx(-1));
}
