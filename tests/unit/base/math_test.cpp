#include "base/math.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "base/random.hpp"

namespace {

using tilecast::Pcg32;
namespace math = tilecast::math;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kSmallest = std::numeric_limits<double>::denorm_min();
constexpr int kSamples = 200000;
#ifdef __EMSCRIPTEN__
// musl has no long double functions: in WASM the reference is double's, which is off by an ulp or two itself.
constexpr double kAccuracyUlp = 2.5;
#else
constexpr double kAccuracyUlp = 0.6;
#endif

/// Distance to the reference in units of the last place of the rounded reference.
double error_ulp(double value, long double reference) {
  const double rounded = static_cast<double>(reference);
  if (value == rounded) return std::fabs(static_cast<double>(value - reference)) > 0 ? 0.5 : 0;
  const double size = std::fabs(rounded);
  const double ulp = std::max(std::nextafter(size, kInfinity) - size, kSmallest);
  return static_cast<double>(std::fabs(static_cast<long double>(value) - reference) / ulp);
}

/// Largest error over a random sample of [low, high).
template <class Function, class Reference>
double worst_error(Function function, Reference reference, double low, double high) {
  Pcg32 random(7);
  double worst = 0;
  for (int i = 0; i < kSamples; ++i) {
    const double x = low + (high - low) * random.uniform01();
    worst = std::max(worst, error_ulp(function(x), reference(static_cast<long double>(x))));
  }
  return worst;
}

/// Largest error over positive numbers whose exponents are spread evenly, subnormals included.
template <class Function, class Reference>
double worst_error_all_scales(Function function, Reference reference) {
  Pcg32 random(8);
  double worst = 0;
  for (int i = 0; i < kSamples; ++i) {
    const double x = std::ldexp(1 + random.uniform01(), static_cast<int>(random.below(2097)) - 1074);
    worst = std::max(worst, error_ulp(function(x), reference(static_cast<long double>(x))));
  }
  return worst;
}

const auto kExp = [](long double x) { return std::exp(x); };
const auto kLog = [](long double x) { return std::log(x); };
const auto kLog10 = [](long double x) { return std::log10(x); };
const auto kTanh = [](long double x) { return std::tanh(x); };

TEST_CASE("exp is within an ulp of the reference", "[math]") {
  CHECK(worst_error(math::exp, kExp, -708, 709.7) < kAccuracyUlp);
  CHECK(worst_error(math::exp, kExp, -1, 1) < kAccuracyUlp);
  CHECK(worst_error(math::exp, kExp, -1e-6, 1e-6) < kAccuracyUlp);
  CHECK(worst_error(math::exp, kExp, -745.2, -708) < 1.01);
}

TEST_CASE("exp at its limits", "[math]") {
  CHECK(math::exp(0) == 1);
  CHECK(math::exp(-0.0) == 1);
  CHECK(math::exp(1) == 2.718281828459045235);
  CHECK(math::exp(kSmallest) == 1);
  CHECK(math::exp(-745.13) == kSmallest);
  CHECK(math::exp(-745.14) == 0);
  CHECK(math::exp(709.782712893384) == Approx(1.797693134862273e308).epsilon(1e-14));
  CHECK(math::exp(709.782712893385) == kInfinity);
  CHECK(math::exp(1e308) == kInfinity);
  CHECK(math::exp(kInfinity) == kInfinity);
  CHECK(math::exp(-kInfinity) == 0);
  CHECK(std::isnan(math::exp(kNan)));
}

TEST_CASE("log is within an ulp of the reference", "[math]") {
  CHECK(worst_error_all_scales(math::log, kLog) < kAccuracyUlp);
  CHECK(worst_error(math::log, kLog, 0.5, 2) < kAccuracyUlp);
  CHECK(worst_error(math::log, kLog, 0.999, 1.001) < kAccuracyUlp);
  CHECK(worst_error(math::log, kLog, 1 - 1e-12, 1 + 1e-12) < kAccuracyUlp);
}

TEST_CASE("log at its limits", "[math]") {
  CHECK(math::log(1) == 0);
  CHECK(math::log(2) == 0.693147180559945309);
  CHECK(math::log(0.0) == -kInfinity);
  CHECK(math::log(-0.0) == -kInfinity);
  CHECK(math::log(kInfinity) == kInfinity);
  CHECK(math::log(kSmallest) == -744.440071921381262);
  CHECK(math::log(std::numeric_limits<double>::max()) == 709.782712893383996);
  CHECK(std::isnan(math::log(-1)));
  CHECK(std::isnan(math::log(-kInfinity)));
  CHECK(std::isnan(math::log(kNan)));
}

TEST_CASE("log10 is within an ulp of the reference and exact for powers of ten", "[math]") {
  CHECK(worst_error_all_scales(math::log10, kLog10) < kAccuracyUlp);
  CHECK(worst_error(math::log10, kLog10, 0.5, 2) < kAccuracyUlp);
  double power = 1;
  for (int exponent = 0; exponent <= 22; ++exponent) {
    CHECK(math::log10(power) == exponent);
    power *= 10;
  }
  CHECK(math::log10(1e-3) == -3);
  CHECK(math::log10(1e300) == 300);
  CHECK(math::log10(0) == -kInfinity);
  CHECK(math::log10(kInfinity) == kInfinity);
  CHECK(std::isnan(math::log10(-1)));
  CHECK(std::isnan(math::log10(kNan)));
}

TEST_CASE("tanh is within an ulp of the reference", "[math]") {
  CHECK(worst_error(math::tanh, kTanh, -20, 20) < kAccuracyUlp);
  CHECK(worst_error(math::tanh, kTanh, -0.5, 0.5) < kAccuracyUlp);
  CHECK(worst_error(math::tanh, kTanh, -0.07, 0.07) < kAccuracyUlp);
  CHECK(worst_error(math::tanh, kTanh, -1e-8, 1e-8) < kAccuracyUlp);
}

TEST_CASE("tanh at its limits", "[math]") {
  CHECK(math::tanh(0) == 0);
  CHECK(std::signbit(math::tanh(-0.0)));
  CHECK(math::tanh(kSmallest) == kSmallest);
  CHECK(math::tanh(-1) == -math::tanh(1));
  CHECK(math::tanh(25) == 1);
  CHECK(math::tanh(kInfinity) == 1);
  CHECK(math::tanh(-kInfinity) == -1);
  CHECK(std::isnan(math::tanh(kNan)));
}

TEST_CASE("pow is within an ulp of the reference", "[math]") {
  Pcg32 random(9);
  double worst = 0;
  double worst_subnormal = 0;
  for (int i = 0; i < kSamples; ++i) {
    const double base = std::ldexp(1 + random.uniform01(), static_cast<int>(random.below(200)) - 100);
    const double exponent = 20 * random.uniform01() - 10;
    const long double reference = std::pow(static_cast<long double>(base), static_cast<long double>(exponent));
    const double error = error_ulp(math::pow(base, exponent), reference);
    double& side = reference < 0x1p-1022L ? worst_subnormal : worst;
    side = std::max(side, error);
  }
  CHECK(worst < kAccuracyUlp);
  CHECK(worst_subnormal < 1.01);
}

TEST_CASE("pow of bases near one with large exponents", "[math]") {
  const auto growth = [](double exponent) { return math::pow(1.0000001, exponent); };
  const auto reference = [](long double exponent) { return std::pow(static_cast<long double>(1.0000001), exponent); };
  CHECK(worst_error(growth, reference, -7e9, 7e9) < kAccuracyUlp);
}

TEST_CASE("pow of small integers is exact", "[math]") {
  for (int base = 2; base <= 12; ++base) {
    double product = 1;
    for (int exponent = 0; product < 0x1p53; ++exponent) {
      CHECK(math::pow(base, exponent) == product);
      product *= base;
    }
  }
  CHECK(math::pow(2, -1074) == kSmallest);
  CHECK(math::pow(4, 0.5) == 2);
  CHECK(math::pow(-2, 3) == -8);
  CHECK(math::pow(-2, 4) == 16);
}

TEST_CASE("pow at its limits", "[math]") {
  CHECK(math::pow(kNan, 0) == 1);
  CHECK(math::pow(1, kNan) == 1);
  CHECK(math::pow(0, 2) == 0);
  CHECK(math::pow(0, -2) == kInfinity);
  CHECK(math::pow(-0.0, -3) == -kInfinity);
  CHECK(std::signbit(math::pow(-0.0, 3)));
  CHECK_FALSE(std::signbit(math::pow(-0.0, 2)));
  CHECK(math::pow(2, kInfinity) == kInfinity);
  CHECK(math::pow(2, -kInfinity) == 0);
  CHECK(math::pow(0.5, kInfinity) == 0);
  CHECK(math::pow(-1, kInfinity) == 1);
  CHECK(math::pow(kInfinity, -1) == 0);
  CHECK(math::pow(-kInfinity, 3) == -kInfinity);
  CHECK(math::pow(-kInfinity, 2) == kInfinity);
  CHECK(math::pow(10, 400) == kInfinity);
  CHECK(math::pow(-10, 401) == -kInfinity);
  CHECK(math::pow(10, -400) == 0);
  CHECK(math::pow(2, 1e300) == kInfinity);
  CHECK(math::pow(2, kSmallest) == 1);
  CHECK(std::isnan(math::pow(-2, 0.5)));
  CHECK(std::isnan(math::pow(kNan, 2)));
  CHECK(std::isnan(math::pow(2, kNan)));
}

}  // namespace
