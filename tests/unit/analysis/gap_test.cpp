#include "analysis/clustering/gap.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "analysis/clustering/kmeans.hpp"
#include "analysis/features/principal_axes.hpp"
#include "base/statistics.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

std::vector<Gap> gaps_of(const Matrix& x, int largest_k, const GapOptions& options) {
  std::vector<Gap> gaps;
  for (int k = 1; k <= largest_k; ++k) {
    gaps.push_back(*gap_statistic(x, k, kmeans(x, {.k = k}).inertia, options));
  }
  return gaps;
}

constexpr GapOptions kAlongPrincipalAxes{.reference = GapReference::kPrincipalAxes, .draws = 500, .restarts = 5};

}  // namespace

TEST_CASE("the gap finds the four groups of Ruspini", "[gap]") {
  const std::array<double, 6> expected = {-0.147, 0.160, 0.306, 1.311, 1.270, 1.203};
  const std::vector<Gap> gaps = gaps_of(tests::ruspini(), 6, kAlongPrincipalAxes);
  for (std::size_t i = 0; i < 6; ++i) {
    CHECK(gaps[i].gap == Approx(expected[i]).margin(0.03));
    CHECK(gaps[i].s == Approx(0.075).margin(0.03));
  }
  CHECK(smallest_sufficient_k(gaps) == 4);
}

TEST_CASE("the gap says five for Iris", "[gap]") {
  const std::array<double, 6> expected = {0.077, 0.594, 0.874, 1.003, 1.045, 1.064};
  const std::vector<Gap> gaps = gaps_of(tests::iris(), 6, kAlongPrincipalAxes);
  for (std::size_t i = 0; i < 6; ++i) CHECK(gaps[i].gap == Approx(expected[i]).margin(0.03));
  CHECK(smallest_sufficient_k(gaps) == 5);
}

TEST_CASE("the two references differ on data along a diagonal", "[gap]") {
  Matrix x(60, 2);
  for (int i = 0; i < 60; ++i) x.row(i) << i, i + (i * 7 % 5);
  const double inertia = kmeans(x, {.k = 2}).inertia;
  const Gap box = *gap_statistic(x, 2, inertia, {});
  const Gap axes = *gap_statistic(x, 2, inertia, {.reference = GapReference::kPrincipalAxes});
  CHECK(box.gap > axes.gap + 0.3);
}

TEST_CASE("the gap of one k does not depend on what else was asked", "[gap]") {
  const Matrix x = tests::ruspini();
  const Gap first = *gap_statistic(x, 3, 51063.4750, {});
  (void)gap_statistic(x, 2, 89337.8321, {});
  CHECK(gap_statistic(x, 3, 51063.4750, {})->gap == first.gap);
  CHECK(gap_statistic(x, 3, 51063.4750, {.seed = 2})->gap != first.gap);
}

TEST_CASE("no gap without spread or with as many groups as rows", "[gap]") {
  const Matrix x = tests::ruspini();
  CHECK_FALSE(gap_statistic(x, 75, 1, {}));
  CHECK_FALSE(gap_statistic(x, 3, 0, {}));
  CHECK_FALSE(gap_statistic(Matrix::Ones(20, 2), 2, 1, {}));
}

TEST_CASE("the gap rule needs a next k", "[gap]") {
  CHECK_FALSE(smallest_sufficient_k({}));
  CHECK_FALSE(smallest_sufficient_k(std::array<Gap, 2>{Gap{2, 0.1, 0.05}, Gap{3, 0.2, 0.05}}));
  CHECK(smallest_sufficient_k(std::array<Gap, 2>{Gap{2, 0.1, 0.05}, Gap{3, 0.15, 0.05}}) == 2);
}

TEST_CASE("principal axes keep distances and part the variance", "[gap]") {
  const Matrix x = tests::iris();
  const Matrix turned = along_principal_axes(x);
  CHECK((turned.row(3) - turned.row(120)).norm() == Approx((x.row(3) - x.row(120)).norm()).epsilon(1e-12));
  for (Eigen::Index j = 1; j < 4; ++j) {
    CHECK(*population_variance(column(turned, j)) < *population_variance(column(turned, j - 1)));
    CHECK(std::fabs(*pearson(column(turned, j), column(turned, j - 1))) < 1e-10);
  }
}
