#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "analysis/selection/correlation.hpp"
#include "analysis/selection/forest.hpp"
#include "analysis/selection/mutual_information.hpp"
#include "analysis/selection/permutation_importance.hpp"
#include "base/math.hpp"
#include "base/random.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

/// Standard normal deviate (Marsaglia's polar method).
double normal(Pcg32& random) {
  while (true) {
    const double u = 2 * random.uniform01() - 1;
    const double v = 2 * random.uniform01() - 1;
    const double s = u * u + v * v;
    if (s > 0 && s < 1) return u * std::sqrt(-2 * math::log(s) / s);
  }
}

struct Samples {
  Matrix x;
  Vector y;
};

/// Friedman's first test function with unit noise: five of ten uniform inputs matter.
Samples friedman(int n) {
  Pcg32 random(2);
  Samples samples{Matrix(n, 10), Vector(n)};
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < 10; ++j) samples.x(i, j) = random.uniform01();
    const auto x = samples.x.row(i);
    samples.y(i) = 10 * std::sin(3.14159265358979 * x(0) * x(1)) + 20 * (x(2) - 0.5) * (x(2) - 0.5) + 10 * x(3) +
                   5 * x(4) + normal(random);
  }
  return samples;
}

std::vector<int> groups_of_four(int n) {
  std::vector<int> groups;
  for (int i = 0; i < n; ++i) groups.push_back(i / 4);
  return groups;
}

ImportanceOptions few_trees() {
  ImportanceOptions options;
  options.trees = 100;
  return options;
}

}  // namespace

TEST_CASE("principal components of Iris", "[selection]") {
  const Matrix correlation = pearson_matrix(tests::iris());
  const std::array<double, 4> expected = {2.91849782, 0.91403047, 0.14675688, 0.02071484};
  const Vector variances = component_variances(correlation);
  const Vector shares = component_shares(correlation);
  for (int i = 0; i < 4; ++i) {
    CHECK(variances(i) == Approx(expected[i]).margin(5e-9));
    CHECK(shares(i) == Approx(expected[i] / 4).margin(5e-9));
  }
}

TEST_CASE("the screen names redundant pairs", "[selection]") {
  const Matrix correlation = pearson_matrix(tests::iris());
  const std::vector<CorrelatedPair> pairs = screen(correlation);
  REQUIRE(pairs.size() == 1);
  CHECK(pairs[0].first == 2);
  CHECK(pairs[0].second == 3);
  CHECK(pairs[0].r == Approx(0.9628654));
  CHECK(screen(correlation, 0.8).size() == 3);
}

TEST_CASE("a constant column correlates with nothing", "[selection]") {
  Matrix x(3, 2);
  x << 1, 5, 2, 5, 3, 5;
  CHECK(pearson_matrix(x) == Matrix::Identity(2, 2));
}

TEST_CASE("a forest learns a step", "[selection]") {
  Matrix x(40, 2);
  Vector y(40);
  for (int i = 0; i < 40; ++i) {
    x(i, 0) = i;
    x(i, 1) = (i * 7) % 11;
    y(i) = i < 20 ? 1 : 3;
  }
  const RandomForest forest(x, y, {});
  Matrix points(2, 2);
  points << 5, 4, 35, 4;
  const Vector predicted = forest.predict(points);
  CHECK(predicted(0) == Approx(1).margin(0.01));
  CHECK(predicted(1) == Approx(3).margin(0.01));
}

TEST_CASE("every leaf holds at least the asked number of rows", "[selection]") {
  const Samples samples = friedman(60);
  ForestOptions options;
  options.trees = 20;
  options.min_leaf = 5;
  const RandomForest forest(samples.x, samples.y, options);
  for (const Tree& tree : forest.trees()) {
    const auto leaves = std::count_if(tree.begin(), tree.end(), [](const TreeNode& n) { return n.feature < 0; });
    CHECK(leaves > 1);
    CHECK(leaves <= 12);
  }
}

TEST_CASE("a forest of one row or a constant target is a constant", "[selection]") {
  const RandomForest one(Matrix::Ones(1, 2), Vector::Constant(1, 4), {});
  CHECK(one.predict(Matrix::Zero(1, 2))(0) == 4);
  const RandomForest flat(Matrix::Random(10, 2), Vector::Constant(10, 2), {});
  CHECK(flat.trees()[0].size() == 1);
  CHECK(flat.predict(Matrix::Zero(1, 2))(0) == 2);
}

TEST_CASE("folds hold whole groups and are balanced", "[selection]") {
  const std::vector<int> groups = {7, 7, 7, 7, 1, 1, 1, 3, 3, 5, 9};
  const std::vector<int> folds = grouped_folds(groups, 3);
  CHECK(folds == std::vector<int>{0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 1});
}

TEST_CASE("permutation importance finds what drives Friedman's function", "[selection]") {
  const Samples samples = friedman(300);
  const std::vector<std::vector<int>> blocks = {{0, 1}, {5, 6, 7, 8, 9}};
  const Importance importance = permutation_importance(samples.x, samples.y, groups_of_four(300), blocks, few_trees());
  CHECK(importance.r2 > 0.7);
  CHECK(importance.r2 < 0.95);
  for (const int other : {0, 1, 2, 4}) CHECK(importance.share[3] > importance.share[other]);
  for (int noise = 5; noise < 10; ++noise) CHECK(std::fabs(importance.share[noise]) < 0.02);
  CHECK(importance.share[0] > 0.1);
  CHECK(importance.block_share[0] > importance.share[0]);
  CHECK(std::fabs(importance.block_share[1]) < 0.03);
}

TEST_CASE("the same seed gives the same importance, whatever the blocks", "[selection]") {
  const Samples samples = friedman(60);
  const std::vector<int> groups = groups_of_four(60);
  ImportanceOptions options = few_trees();
  options.trees = 10;
  const Importance plain = permutation_importance(samples.x, samples.y, groups, {}, options);
  const Importance with_block = permutation_importance(samples.x, samples.y, groups, {{0, 1}}, options);
  CHECK(plain.share == with_block.share);
  CHECK(plain.r2 == with_block.r2);
}

TEST_CASE("two copies of an input share its importance and have it as a block", "[selection]") {
  Samples samples = friedman(200);
  samples.x.col(9) = samples.x.col(3);
  const Importance importance =
      permutation_importance(samples.x, samples.y, groups_of_four(200), {{3, 9}}, few_trees());
  CHECK(importance.share[3] == Approx(importance.share[9]).epsilon(0.5));
  CHECK(importance.block_share[0] > 1.5 * (importance.share[3] + importance.share[9]));
}

TEST_CASE("importance where nothing can be held out or explained", "[selection]") {
  const Samples samples = friedman(20);
  const std::vector<int> one_group(20, 1);
  CHECK(permutation_importance(samples.x, samples.y, one_group, {}, few_trees()).r2 == 0);
  const Importance flat = permutation_importance(samples.x, Vector::Ones(20), groups_of_four(20), {}, few_trees());
  CHECK(flat.r2 == 0);
  CHECK(flat.share == std::vector<double>(10, 0.0));
}

TEST_CASE("mutual information of a Gaussian pair", "[selection]") {
  Pcg32 random(4);
  std::vector<double> a;
  std::vector<double> b;
  for (int i = 0; i < 2000; ++i) {
    a.push_back(normal(random));
    b.push_back(0.9 * a.back() + std::sqrt(1 - 0.81) * normal(random));
  }
  CHECK(mutual_information(a, b) == Approx(0.8303656).margin(0.05));
  CHECK(mutual_information(a, b) == Approx(mutual_information(b, a)));
}

TEST_CASE("mutual information of independent samples is about nothing and never below", "[selection]") {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Pcg32 random(seed);
    std::vector<double> a;
    std::vector<double> b;
    for (int i = 0; i < 300; ++i) {
      a.push_back(random.uniform01());
      b.push_back(random.uniform01());
    }
    const double information = mutual_information(a, b);
    CHECK(information >= 0);
    CHECK(information < 0.1);
  }
}

TEST_CASE("mutual information of a coin with itself is its entropy", "[selection]") {
  std::vector<double> coin;
  for (int i = 0; i < 400; ++i) coin.push_back(i % 2);
  CHECK(mutual_information(coin, coin) == Approx(std::log(2.0)).margin(0.01));
}

TEST_CASE("mutual information without spread or without values", "[selection]") {
  const std::array<double, 5> rising = {1, 2, 3, 4, 5};
  const std::array<double, 5> constant = {2, 2, 2, 2, 2};
  CHECK(mutual_information(rising, constant) == 0);
  CHECK(mutual_information({}, {}) == 0);
  CHECK(mutual_information(std::array<double, 2>{1, 2}, std::array<double, 2>{1, 2}) == 0);
}
