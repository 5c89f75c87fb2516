#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "base/math.hpp"
#include "base/random.hpp"
#include "base/statistics.hpp"
#include "generators.hpp"

using namespace tilecast;

TEST_CASE("properties of random numbers") {
  CHECK(rc::check("below(n) stays below n", [](std::uint64_t seed, std::uint32_t n) {
    Pcg32 random(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(n == 0 || random.below(n) < n);
  }));
  CHECK(rc::check("uniform01 lies in [0, 1)", [](std::uint64_t seed) {
    const double value = Pcg32(seed).uniform01();
    RC_ASSERT(value >= 0 && value < 1);
  }));
  CHECK(rc::check("shuffle keeps every element", [](std::uint64_t seed, std::vector<int> values) {
    std::vector<int> shuffled = values;
    Pcg32(seed).shuffle(shuffled);
    std::sort(shuffled.begin(), shuffled.end());
    std::sort(values.begin(), values.end());
    RC_ASSERT(shuffled == values);
  }));
}

TEST_CASE("properties of elementary functions") {
  CHECK(rc::check("exp undoes log", [](std::uint64_t seed) {
    Pcg32 random(seed);
    const double x = std::ldexp(1 + random.uniform01(), static_cast<int>(random.below(40)) - 20);
    RC_ASSERT(std::fabs(math::exp(math::log(x)) - x) <= 2e-15 * x);
  }));
  CHECK(rc::check("pow(x, a) pow(x, b) = pow(x, a + b)", [](std::uint64_t seed) {
    Pcg32 random(seed);
    const double x = 10 * random.uniform01() + 0.1;
    const double a = std::floor(8 * random.uniform01());
    const double b = std::floor(8 * random.uniform01());
    const double product = math::pow(x, a) * math::pow(x, b);
    RC_ASSERT(std::fabs(product - math::pow(x, a + b)) <= 1e-15 * product);
  }));
  CHECK(rc::check("exp, log and tanh never fall", [](std::uint64_t seed) {
    const double x = 5 * Pcg32(seed).uniform01() + 0.001;
    const double next = std::nextafter(x, 10);
    RC_ASSERT(math::exp(next) >= math::exp(x));
    RC_ASSERT(math::log(next) >= math::log(x));
    RC_ASSERT(math::tanh(next) >= math::tanh(x));
  }));
}

TEST_CASE("properties of statistics") {
  CHECK(rc::check("quantiles rise and lie within the values", [](std::uint64_t seed) {
    Pcg32 random(seed);
    const std::vector<double> values = tests::any_positive(1 + random.below(30), random);
    double before = *quantile(values, 0);
    RC_ASSERT(before == *std::min_element(values.begin(), values.end()));
    for (int step = 1; step <= 20; ++step) {
      const double now = *quantile(values, step / 20.0);
      RC_ASSERT(now >= before * (1 - 1e-15));
      before = now;
    }
    RC_ASSERT(before == *std::max_element(values.begin(), values.end()));
  }));
  CHECK(rc::check("spearman only sees the order", [](std::uint64_t seed) {
    Pcg32 random(seed);
    const int n = 2 + random.below(30);
    const std::vector<double> a = tests::any_positive(n, random);
    const std::vector<double> b = tests::any_positive(n, random);
    std::vector<double> log_b;
    for (const double value : b) log_b.push_back(math::log(value));
    RC_ASSERT(spearman(a, b) == spearman(a, log_b));
  }));
}
