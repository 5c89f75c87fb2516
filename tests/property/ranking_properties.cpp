#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "analysis/features/efficiency.hpp"
#include "analysis/ranking/order.hpp"
#include "analysis/ranking/pareto.hpp"
#include "analysis/ranking/topsis.hpp"
#include "analysis/ranking/weighted_product.hpp"
#include "generators.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

/// Times and accelerator counts of some configurations.
struct Configurations {
  std::vector<double> time;
  std::vector<double> accelerators;
};

Configurations any_configurations() {
  Pcg32 random = tests::any_random();
  const int n = *rc::gen::inRange(1, 40);
  return {tests::any_positive(n, random), tests::any_positive(n, random)};
}

bool dominates(const Configurations& points, std::size_t i, std::size_t j) {
  const bool no_worse = points.time[i] <= points.time[j] && points.accelerators[i] <= points.accelerators[j];
  const bool better = points.time[i] < points.time[j] || points.accelerators[i] < points.accelerators[j];
  return no_worse && better;
}

std::vector<double> scaled(std::vector<double> values, double factor) {
  for (double& value : values) value *= factor;
  return values;
}

}  // namespace

TEST_CASE("properties of Pareto layers") {
  CHECK(rc::check("a point is one layer behind the last that dominates it", [] {
    const Configurations points = any_configurations();
    const std::vector<int> layers = pareto_layers(points.time, points.accelerators);
    for (std::size_t j = 0; j < layers.size(); ++j) {
      int behind = 0;
      for (std::size_t i = 0; i < layers.size(); ++i) {
        if (dominates(points, i, j)) behind = std::max(behind, layers[i]);
      }
      RC_ASSERT(layers[j] == behind + 1);
    }
  }));
}

TEST_CASE("properties of the weighted product") {
  CHECK(rc::check("another unit of time or count keeps the scores apart as they were", [] {
    const Configurations points = any_configurations();
    const std::vector<double> before = time_cost_score(points.time, points.accelerators, 0.4);
    const std::vector<double> after = time_cost_score(scaled(points.time, 60), scaled(points.accelerators, 0.125), 0.4);
    for (std::size_t i = 1; i < before.size(); ++i) {
      RC_ASSERT(std::fabs((after[i] - after[0]) - (before[i] - before[0])) < 1e-12);
    }
  }));
  CHECK(rc::check("weight intervals join from 0 to 1 and name the best row", [] {
    const Configurations points = any_configurations();
    double from = 0;
    for (const WeightInterval& interval : winner_intervals(points.time, points.accelerators)) {
      RC_ASSERT(interval.from == from);
      RC_ASSERT(interval.to > interval.from);
      const double middle = (interval.from + interval.to) / 2;
      const std::vector<double> scores = time_cost_score(points.time, points.accelerators, middle);
      RC_ASSERT(scores[interval.winner] >= *std::max_element(scores.begin(), scores.end()) - 1e-12);
      from = interval.to;
    }
    RC_ASSERT(from == 1.0);
  }));
}

TEST_CASE("properties of TOPSIS") {
  const std::vector<double> weights = {0.2, 0.5, 0.3};
  const std::vector<Direction> directions = {Direction::kBenefit, Direction::kCost, Direction::kBenefit};
  CHECK(rc::check("with frozen bounds a row's score does not depend on the others", [&] {
    Matrix x = tests::any_matrix(20, 1).replicate(1, 3);
    Pcg32 random = tests::any_random();
    for (Eigen::Index i = 0; i < x.rows(); ++i) x(i, 1) = random.uniform01();
    const std::vector<Bounds> bounds = {{-1, 1}, {0, 1}, {-0.5, 2}};
    const std::vector<double> together = topsis_bounded(x, weights, directions, bounds);
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
      RC_ASSERT(topsis_bounded(x.row(i), weights, directions, bounds)[0] == together[i]);
      RC_ASSERT(together[i] >= 0 && together[i] <= 1);
    }
  }));
}

TEST_CASE("properties of efficiency") {
  CHECK(rc::check("time efficiency is hardware times statistical efficiency", [] {
    Pcg32 random = tests::any_random();
    const std::vector<double> v = tests::any_positive(6, random);
    const Efficiency e = efficiency({v[0], v[1], v[2]}, {v[3], v[4], v[5]});
    RC_ASSERT(std::fabs(*e.time - *e.hardware * *e.statistical) <= 1e-14 * *e.time);
  }));
}

TEST_CASE("properties of an order by score") {
  CHECK(rc::check("scores never rise along the order, and equal ones go by index", [] {
    const Matrix x = tests::any_matrix(40, 1);
    const std::vector<int> order = order_by_score(column(x, 0));
    for (std::size_t place = 1; place < order.size(); ++place) {
      const double before = x(order[place - 1], 0);
      const double now = x(order[place], 0);
      RC_ASSERT(before > now || (before == now && order[place - 1] < order[place]));
    }
  }));
}
