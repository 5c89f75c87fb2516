#include <array>
#include <catch2/catch.hpp>

#include "analysis/ranking/order.hpp"
#include "analysis/ranking/pareto.hpp"
#include "analysis/ranking/topsis.hpp"
#include "analysis/ranking/weighted_product.hpp"
#include "base/random.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

constexpr auto kBenefit = Direction::kBenefit;
constexpr auto kCost = Direction::kCost;
constexpr std::array<double, 4> kWeights = {0.1, 0.4, 0.3, 0.2};
constexpr std::array<Direction, 4> kDirections = {kBenefit, kBenefit, kBenefit, kCost};
constexpr std::array<double, 2> kHalves = {0.5, 0.5};
constexpr std::array<Direction, 2> kBenefits = {kBenefit, kBenefit};

Matrix four_alternatives() {
  Matrix criteria(4, 4);
  criteria << 7, 9, 9, 8, 8, 7, 8, 7, 9, 6, 8, 9, 6, 7, 8, 6;
  return criteria;
}

/// A, B and C of the rank-reversal example; D is dominated by all of them.
Matrix reversal_rows(bool with_d) {
  Matrix criteria(4, 2);
  criteria << 3, 2, 2, 4, 2, 1, 1, 1;
  return criteria.topRows(with_d ? 4 : 3);
}

void check_values(const std::vector<double>& values, const std::vector<double>& expected) {
  REQUIRE(values.size() == expected.size());
  for (std::size_t i = 0; i < values.size(); ++i) CHECK(values[i] == Approx(expected[i]).margin(1e-6));
}

}  // namespace

TEST_CASE("TOPSIS and weighted product give the reference values", "[ranking]") {
  const Matrix criteria = four_alternatives();
  check_values(topsis_vector(criteria, kWeights, kDirections), {0.742694, 0.403599, 0.175870, 0.441429});
  check_values(topsis_bounded(criteria, kWeights, kDirections, column_bounds(criteria)),
               {0.772270, 0.328813, 0.156613, 0.367524});
  check_values(weighted_product(criteria, kWeights, kDirections), {3.731312, 3.390436, 3.067349, 3.397434});
}

TEST_CASE("free bounds reverse a rank", "[ranking]") {
  const Matrix three = reversal_rows(false);
  const Matrix four = reversal_rows(true);
  check_values(topsis_bounded(three, kHalves, kBenefits, column_bounds(three)), {0.612574, 0.5, 0});
  check_values(topsis_bounded(four, kHalves, kBenefits, column_bounds(four)), {0.612574, 0.690983, 0.309017, 0});
}

TEST_CASE("frozen bounds and the weighted product reverse nothing", "[ranking]") {
  const Matrix three = reversal_rows(false);
  const Matrix four = reversal_rows(true);
  const std::vector<Bounds> frozen = column_bounds(three);
  std::vector<double> with_d = topsis_bounded(four, kHalves, kBenefits, frozen);
  with_d.pop_back();
  CHECK(with_d == topsis_bounded(three, kHalves, kBenefits, frozen));

  std::vector<double> products = weighted_product(four, kHalves, kBenefits);
  check_values(products, {2.449490, 2.828427, 1.414214, 1});
  products.pop_back();
  CHECK(products == weighted_product(three, kHalves, kBenefits));
}

TEST_CASE("values beyond frozen bounds are clipped", "[ranking]") {
  Matrix criteria(2, 2);
  criteria << 9, -5, 3, 5;
  const std::vector<Bounds> bounds = {{1, 3}, {0, 4}};
  const std::array<Direction, 2> directions = {kBenefit, kCost};
  check_values(topsis_bounded(criteria, kHalves, directions, bounds), {1, 0.5});
}

TEST_CASE("a criterion without spread is left out", "[ranking]") {
  Matrix criteria(2, 2);
  criteria << 7, 1, 7, 3;
  check_values(topsis_bounded(criteria, kHalves, kBenefits, column_bounds(criteria)), {0, 1});
  CHECK(topsis_vector(Matrix(0, 2), kHalves, kBenefits).empty());
}

TEST_CASE("weight intervals of the H100 table", "[ranking]") {
  const tests::ScaleTable table;
  const std::vector<WeightInterval> intervals = winner_intervals(table.time_min, table.accelerators);
  const std::vector<double> ends = {0.047, 0.192, 0.201, 0.231, 0.544, 1};
  const std::vector<double> counts = {4, 8, 16, 64, 768, 3584};
  REQUIRE(intervals.size() == ends.size());
  double from = 0;
  for (std::size_t i = 0; i < intervals.size(); ++i) {
    CHECK(intervals[i].from == from);
    CHECK(intervals[i].to == Approx(ends[i]).margin(0.001));
    CHECK(table.accelerators[intervals[i].winner] == counts[i]);
    from = intervals[i].to;
  }
}

TEST_CASE("the winner of each weight interval has the highest score", "[ranking]") {
  const tests::ScaleTable table;
  for (const WeightInterval& interval : winner_intervals(table.time_min, table.accelerators)) {
    const double middle = (interval.from + interval.to) / 2;
    CHECK(order_by_score(time_cost_score(table.time_min, table.accelerators, middle))[0] == interval.winner);
  }
}

TEST_CASE("weight intervals with ties", "[ranking]") {
  const std::array<double, 3> same = {2, 2, 2};
  const std::vector<WeightInterval> one = winner_intervals(same, same);
  REQUIRE(one.size() == 1);
  CHECK(one[0].winner == 0);
  CHECK(one[0].to == 1);
  // Twice the accelerators at half the time: equal at w = 0, ahead at every other weight.
  const std::vector<WeightInterval> linear = winner_intervals(std::array<double, 2>{2, 1}, std::array<double, 2>{1, 2});
  REQUIRE(linear.size() == 1);
  CHECK(linear[0].winner == 1);
  CHECK(winner_intervals({}, {}).empty());
}

TEST_CASE("Pareto layers", "[ranking]") {
  const std::array<double, 6> a = {1, 2, 3, 2, 3, 1};
  const std::array<double, 6> b = {3, 2, 1, 3, 3, 3};
  CHECK(pareto_layers(a, b) == std::vector<int>{1, 1, 1, 2, 3, 1});
}

TEST_CASE("every row of the H100 table is on its Pareto front", "[ranking]") {
  const tests::ScaleTable table;
  std::array<double, 9> cost{};
  for (std::size_t i = 0; i < cost.size(); ++i) cost[i] = table.time_min[i] * table.accelerators[i];
  CHECK(pareto_layers(table.time_min, cost) == std::vector<int>(9, 1));
}

TEST_CASE("Pareto layers agree with peeling off front after front", "[ranking]") {
  Pcg32 random(1);
  std::vector<double> a;
  std::vector<double> b;
  for (int i = 0; i < 300; ++i) {
    a.push_back(random.below(40));
    b.push_back(random.below(40));
  }
  std::vector<int> expected(a.size(), 0);
  for (int layer = 1, left = 300; left > 0; ++layer) {
    std::vector<std::size_t> front;
    for (std::size_t i = 0; i < a.size(); ++i) {
      bool dominated = expected[i] != 0;
      for (std::size_t j = 0; j < a.size() && !dominated; ++j) {
        dominated = expected[j] == 0 && a[j] <= a[i] && b[j] <= b[i] && (a[j] < a[i] || b[j] < b[i]);
      }
      if (!dominated) front.push_back(i);
    }
    for (const std::size_t i : front) expected[i] = layer;
    left -= static_cast<int>(front.size());
  }
  CHECK(pareto_layers(a, b) == expected);
}

TEST_CASE("order by score, equal scores by index", "[ranking]") {
  const std::vector<int> order = order_by_score(std::array<double, 4>{1, 3, 3, 2});
  CHECK(order == std::vector<int>{1, 2, 3, 0});
  CHECK(ranks_of(order) == std::vector<int>{4, 1, 2, 3});
}
