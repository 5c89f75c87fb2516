#include <array>
#include <catch2/catch.hpp>

#include "analysis/scaling/break_even.hpp"
#include "analysis/scaling/curve.hpp"
#include "analysis/scaling/fits.hpp"
#include "analysis/scaling/laws.hpp"
#include "base/math.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

constexpr double kImagesPerEpoch = 1'281'167;

std::vector<ScalePoint> h100_sizes() {
  const tests::ScaleTable table;
  std::vector<ScalePoint> sizes;
  for (std::size_t i = 0; i < 9; ++i) {
    sizes.push_back({table.time_min[i], table.accelerators[i], table.epochs[i] * kImagesPerEpoch});
  }
  return sizes;
}

ScalingCurve h100_curve() { return scaling_curve(h100_sizes().front(), h100_sizes()); }

}  // namespace

TEST_CASE("laws of scaling by hand", "[scaling]") {
  CHECK(amdahl_speedup(0.05, 16) == Approx(9.142857).margin(5e-7));
  CHECK(amdahl_speedup(0.05, 1e12) == Approx(20));
  CHECK(gustafson_speedup(0.05, 16) == Approx(15.25));
  const Usl law{1, 0.05, 0.001};
  CHECK(law.throughput(16) == Approx(8.0402010).margin(5e-8));
  CHECK(*law.peak() == Approx(30.8221).margin(5e-5));
  CHECK(*karp_flatt(139.2, 896) == Approx(0.0060746).margin(5e-8));
  CHECK_FALSE(karp_flatt(1, 1));
  CHECK_FALSE((Usl{1, 0.05, 0}).peak());
  CHECK_FALSE((Usl{1, 0, 0}).ceiling());
}

TEST_CASE("Karp and Flatt find the fraction that Amdahl put in", "[scaling]") {
  for (const double processors : {2.0, 7.0, 3584.0}) {
    CHECK(*karp_flatt(amdahl_speedup(0.003, processors), processors) == Approx(0.003).epsilon(1e-10));
  }
}

TEST_CASE("elasticity is 1 for linear scaling and 0 for no gain", "[scaling]") {
  CHECK(*elasticity(8, 12, 32, 3) == Approx(1));
  CHECK(*elasticity(8, 12, 32, 12) == 0);
  CHECK_FALSE(elasticity(8, 12, 8, 6));
  CHECK_FALSE(elasticity(8, 12, 16, 0));
}

TEST_CASE("the universal law of specsdm91", "[scaling]") {
  constexpr std::array<double, 7> n = {1, 18, 36, 72, 108, 144, 216};
  constexpr std::array<double, 7> x = {64.9, 995.9, 1652.4, 1853.2, 1828.9, 1775.0, 1702.2};
  const Usl law = fit_usl(n, x, FitScale::kLinear)->law;
  CHECK(law.gamma == Approx(89.995227).epsilon(1e-4));
  CHECK(law.alpha == Approx(0.02772847).epsilon(1e-4));
  CHECK(law.beta == Approx(1.0436550e-4).epsilon(1e-4));
  CHECK(*law.peak() == Approx(96.51956).epsilon(1e-4));
  CHECK(*law.optimal_count() == Approx(36.06401).epsilon(1e-4));
  CHECK(*law.ceiling() == Approx(3245.589).epsilon(1e-4));
  constexpr std::array<double, 7> efficiency = {0.7211, 0.6148, 0.5100, 0.2860, 0.1882, 0.1370, 0.0876};
  for (std::size_t i = 0; i < 7; ++i) CHECK(x[i] / (law.gamma * n[i]) == Approx(efficiency[i]).margin(6e-5));
}

TEST_CASE("the universal law finds the parameters behind exact data", "[scaling]") {
  constexpr std::array<double, 6> n = {1, 2, 4, 6, 8, 10};
  constexpr std::array<double, 6> x = {1, 1.8868, 3.0769, 3.5294, 3.5398, 3.3557};
  for (const FitScale scale : {FitScale::kLinear, FitScale::kLogarithm}) {
    const UslFit fit = *fit_usl(n, x, scale);
    CHECK(fit.law.alpha == Approx(0.02).margin(5e-5));
    CHECK(fit.law.beta == Approx(0.02).margin(5e-5));
    CHECK(fit.law.gamma == Approx(1).margin(5e-4));
    CHECK(fit.quality.rms < 1e-4);
  }
}

TEST_CASE("the universal law of raytracer", "[scaling]") {
  constexpr std::array<double, 11> n = {1, 4, 8, 12, 16, 20, 24, 28, 32, 48, 64};
  constexpr std::array<double, 11> x = {20, 78, 130, 170, 190, 200, 210, 230, 260, 280, 310};
  const Usl first = fit_usl(std::span(n).first(6), std::span(x).first(6), FitScale::kLinear)->law;
  CHECK(first.alpha == Approx(0.02444).margin(5e-6));
  CHECK(first.beta == Approx(0.00163).margin(5e-6));
  CHECK(first.gamma == Approx(20.85605).margin(5e-6));
  const Usl all = fit_usl(n, x, FitScale::kLinear)->law;
  CHECK(all.alpha == Approx(0.0577708).epsilon(1e-4));
  CHECK(all.beta == 0);
  CHECK(all.gamma == Approx(21.84884).epsilon(1e-4));
}

TEST_CASE("fits need five sizes and positive figures", "[scaling]") {
  constexpr std::array<double, 5> n = {1, 2, 4, 8, 8};
  constexpr std::array<double, 5> four = {10, 6, 4, 3, 2};
  CHECK_FALSE(fit_usl(n, four, FitScale::kLogarithm));
  CHECK_FALSE(fit_amdahl(n, four));
  CHECK_FALSE(fit_power_law(n, four));
  constexpr std::array<double, 5> five = {1, 2, 4, 8, 16};
  constexpr std::array<double, 5> with_zero = {10, 6, 4, 3, 0};
  CHECK_FALSE(fit_power_law(five, with_zero));
  CHECK(fit_power_law(five, four));
}

TEST_CASE("times that do not fall are all serial", "[scaling]") {
  constexpr std::array<double, 5> n = {1, 2, 4, 8, 16};
  constexpr std::array<double, 5> rising = {10, 11, 12, 13, 14};
  const AmdahlFit fit = *fit_amdahl(n, rising);
  CHECK(fit.serial_fraction == 1);
  CHECK(fit.time(16) == Approx(fit.time_of_one));
}

TEST_CASE("Kneedle on its authors' example", "[scaling]") {
  std::vector<double> x, y;
  for (int i = 0; i < 10; ++i) {
    x.push_back(i / 9.0);
    y.push_back(5 - 1 / (x.back() + 0.1));
  }
  const Knee found = *knee(x, y, CurveShape::kConcaveIncreasing);
  CHECK(x[found.position] == Approx(0.2222).margin(5e-5));
  CHECK(found.difference == Approx(0.53639847).margin(5e-9));
  for (double& value : y) value = -value;
  CHECK(knee(x, y, CurveShape::kConvexDecreasing)->position == found.position);
}

TEST_CASE("a straight or a flat line has no knee", "[scaling]") {
  constexpr std::array<double, 5> x = {0, 1, 2, 3, 4};
  constexpr std::array<double, 5> flat = {1, 1, 1, 1, 1};
  CHECK_FALSE(knee(x, x, CurveShape::kConcaveIncreasing));
  CHECK_FALSE(knee(x, flat, CurveShape::kConcaveIncreasing));
  CHECK_FALSE(knee(std::span(x).first(2), std::span(x).first(2), CurveShape::kConcaveIncreasing));
}

TEST_CASE("figures of the H100 table", "[scaling]") {
  constexpr std::array<double, 9> time = {1, 0.9677, 0.8474, 0.7094, 0.6412, 0.3925, 0.3608, 0.1776, 0.1560};
  constexpr std::array<double, 9> minutes = {102.3, 105.7, 120.8, 144.2, 159.6, 260.7, 283.6, 576.2, 655.8};
  const ScalingCurve curve = h100_curve();
  for (std::size_t i = 0; i < 9; ++i) {
    CHECK(*curve.sizes[i].efficiency.time == Approx(time[i]).margin(0.0005));
    CHECK(curve.sizes[i].accelerator_minutes == Approx(minutes[i]).margin(0.05));
  }
  CHECK_FALSE(curve.sizes[0].elasticity);
  CHECK_FALSE(curve.sizes[0].karp_flatt);
  CHECK(curve.sizes[8].speedup == Approx(25.5832 / 0.182983));
  CHECK(*curve.sizes[1].elasticity == Approx(0.9526).margin(0.0005));
}

TEST_CASE("break-evens of the H100 table", "[scaling]") {
  const std::vector<ScalePoint> sizes = h100_sizes();
  const ScalingCurve curve = h100_curve();
  CHECK(sizes[*efficiency_floor(curve, sizes, 0.8)].accelerators == 16);
  CHECK(sizes[*efficiency_floor(curve, sizes, 0.5)].accelerators == 64);
  CHECK(sizes[curve.knee_logarithmic->position].accelerators == 32);
  CHECK(sizes[curve.knee_linear->position].accelerators == 64);
  std::vector<ScalePoint> without_preview = sizes;
  without_preview.erase(without_preview.begin() + 3);
  const ScalingCurve shorter = scaling_curve(sizes[0], without_preview);
  CHECK(without_preview[shorter.knee_logarithmic->position].accelerators == 16);
}

TEST_CASE("each further minute costs more along the hull of the H100 table", "[scaling]") {
  struct Step {
    double from, to, price;
  };
  constexpr std::array<Step, 6> expected = {
      {{4, 8, 0.28}, {8, 16, 2.65}, {16, 64, 7.68}, {64, 512, 51.0}, {512, 768, 163}, {768, 3584, 1998}}};
  const tests::ScaleTable table;
  const std::vector<PriceStep> steps = h100_curve().price_steps;
  REQUIRE(steps.size() == expected.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    CHECK(table.accelerators[steps[i].from] == expected[i].from);
    CHECK(table.accelerators[steps[i].to] == expected[i].to);
    // Half a percent, or half a unit of the last digit given.
    CHECK(steps[i].extra_minutes_per_minute_saved == Approx(expected[i].price).epsilon(0.005).margin(0.005));
  }
  const auto price = [&](std::size_t from, std::size_t to) {
    return price_per_minute(table.time_min[from], table.accelerators[from] * table.time_min[from], table.time_min[to],
                            table.accelerators[to] * table.time_min[to]);
  };
  CHECK(price(2, 3) == Approx(7.72).epsilon(0.005));
  CHECK(price(3, 4) == Approx(7.62).epsilon(0.005));
  CHECK(price(5, 8) == Approx(1211).epsilon(0.005));
}

TEST_CASE("the price that is paid decides where to stop", "[scaling]") {
  constexpr std::array<double, 4> times = {10, 5, 4, 6};
  constexpr std::array<double, 4> costs = {10, 20, 40, 100};
  CHECK(price_break_even(times, costs, 1) == 0);
  CHECK(price_break_even(times, costs, 2) == 1);
  CHECK(price_break_even(times, costs, 1000) == 2);
  CHECK_FALSE(price_break_even({}, {}, 1));
}

TEST_CASE("laws fitted to the H100 table", "[scaling]") {
  const ScalingCurve curve = h100_curve();
  CHECK(curve.usl->law.gamma == Approx(5911).epsilon(0.005));
  CHECK(curve.usl->law.alpha == Approx(4.61e-4).epsilon(0.005));
  CHECK(curve.usl->law.beta == 0);
  CHECK(curve.usl->quality.rms == Approx(0.141).margin(0.001));
  CHECK(curve.amdahl->time_of_one == Approx(123.0).epsilon(0.005));
  CHECK(curve.amdahl->serial_fraction == Approx(0.00147).epsilon(0.005));
  CHECK(curve.amdahl->quality.rms == Approx(0.139).margin(0.001));
  CHECK(curve.power_law->time_of_one == Approx(58.5).epsilon(0.005));
  CHECK(curve.power_law->exponent == Approx(-0.730).epsilon(0.005));
  CHECK(curve.power_law->quality.rms == Approx(0.151).margin(0.001));
}

TEST_CASE("a residual is measured over law, in logarithms", "[scaling]") {
  const tests::ScaleTable table;
  const PowerLawFit fit = *fit_power_law(table.accelerators, table.time_min);
  for (std::size_t i = 0; i < 9; ++i) {
    const double law = fit.time(table.accelerators[i]);
    CHECK(fit.quality.residuals[i] == Approx(math::log(table.time_min[i] / law)).margin(1e-12));
  }
}

TEST_CASE("sizes that do not count samples have no throughput law", "[scaling]") {
  std::vector<ScalePoint> sizes = h100_sizes();
  sizes[2].samples_to_converge.reset();
  const ScalingCurve curve = scaling_curve(sizes[0], sizes);
  CHECK_FALSE(curve.usl);
  CHECK(curve.amdahl);
  CHECK_FALSE(curve.sizes[2].efficiency.hardware);
}
