#include "base/statistics.hpp"

#include <array>
#include <catch2/catch.hpp>

using namespace tilecast;

namespace {
constexpr std::array<double, 5> kRuns = {13.356666, 13.345133, 13.384016, 13.37025, 13.419183};
constexpr std::array<double, 0> kNone{};
}  // namespace

TEST_CASE("mean and spread", "[statistics]") {
  const std::array<double, 8> values = {2, 4, 4, 4, 5, 5, 7, 9};
  CHECK(*mean(values) == 5);
  CHECK(*population_variance(values) == 4);
  CHECK(*population_deviation(values) == 2);
}

TEST_CASE("median and quantile interpolate linearly", "[statistics]") {
  CHECK(*median(std::array<double, 3>{3, 1, 2}) == 2);
  CHECK(*median(std::array<double, 4>{4, 1, 3, 2}) == 2.5);
  const std::array<double, 5> values = {10, 20, 30, 40, 50};
  CHECK(*quantile(values, 0) == 10);
  CHECK(*quantile(values, 0.9) == Approx(46));
  CHECK(*quantile(values, 1) == 50);
  CHECK_FALSE(quantile(values, 1.1));
}

TEST_CASE("trimmed mean drops the fastest and the slowest run", "[statistics]") {
  CHECK(*trimmed_mean(kRuns, 1, 1) == Approx(13.370311).margin(5e-7));
  CHECK_FALSE(trimmed_mean(kRuns, 3, 2));
  CHECK_FALSE(trimmed_mean(kRuns, 9, 0));
}

TEST_CASE("pearson and spearman", "[statistics]") {
  const std::array<double, 5> a = {1, 2, 3, 4, 5};
  const std::array<double, 5> b = {5, 6, 7, 8, 7};
  CHECK(*spearman(a, b) == Approx(0.8207827).margin(5e-8));
  CHECK(*pearson(a, b) == Approx(0.8320502943));
  CHECK(*pearson(a, a) == 1);
  const std::array<double, 5> constant = {2, 2, 2, 2, 2};
  CHECK_FALSE(pearson(a, constant));
  CHECK_FALSE(pearson(a, std::array<double, 2>{1, 2}));
}

TEST_CASE("equal values share their mean rank", "[statistics]") {
  CHECK(average_ranks(std::array<double, 5>{12, 2, 1, 12, 2}) == std::vector<double>{4.5, 2.5, 1, 4.5, 2.5});
}

TEST_CASE("no values, no statistic", "[statistics]") {
  CHECK_FALSE(mean(kNone));
  CHECK_FALSE(population_variance(kNone));
  CHECK_FALSE(population_deviation(kNone));
  CHECK_FALSE(median(kNone));
  CHECK_FALSE(trimmed_mean(kNone, 0, 0));
  CHECK_FALSE(pearson(kNone, kNone));
  CHECK(average_ranks(kNone).empty());
}

TEST_CASE("Kendall's tau-b counts ties out", "[statistics]") {
  const std::array<double, 5> a = {12, 2, 1, 12, 2};
  const std::array<double, 5> b = {1, 4, 7, 1, 0};
  CHECK(*kendall_tau_b(a, b) == Approx(-0.4714045).margin(5e-8));
  CHECK(*kendall_tau_b(a, a) == Approx(1));
  CHECK_FALSE(kendall_tau_b(std::array<double, 2>{3, 3}, std::array<double, 2>{1, 2}));
  CHECK_FALSE(kendall_tau_b(a, kNone));
}
