#include "base/math.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "base/bits.hpp"
#include "base/double_double.hpp"

namespace tilecast::math {
namespace {

using namespace detail;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// ln 2 and 1 / ln 10 to 106 bits.
constexpr DoubleDouble kLn2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};
constexpr DoubleDouble kLog10E = {0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57};

/// Both tables have a step of 1/128, which leaves arguments small enough for short series.
constexpr int kSteps = 128;

constexpr double power_of_two(int exponent) {
  return bits_as<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

/// ln a = 2 artanh((a − 1) / (a + 1)), for a near 1.
constexpr DoubleDouble log_series(DoubleDouble a) {
  const DoubleDouble z = (a + DoubleDouble{-1, 0}) / (a + DoubleDouble{1, 0});
  const DoubleDouble z2 = z * z;
  DoubleDouble sum;
  for (int odd = 45; odd > 0; odd -= 2) sum = sum * z2 + DoubleDouble{1, 0} / DoubleDouble{double(odd), 0};
  return z * sum * DoubleDouble{2, 0};
}

/// e^a for |a| < 1.
constexpr DoubleDouble exp_series(DoubleDouble a) {
  DoubleDouble sum = {1, 0};
  for (int n = 30; n > 0; --n) sum = sum * (a / DoubleDouble{double(n), 0}) + DoubleDouble{1, 0};
  return sum;
}

/// A short reciprocal of the middle of a step, and minus its logarithm.
struct LogStep {
  double reciprocal = 1;
  DoubleDouble log;
};

/// From this step on (mantissa above √2) the mantissa is halved, so that arguments near 1 meet reciprocal 1 from both
/// sides and nothing cancels.
constexpr int kHalvedFrom = 53;

constexpr std::array<LogStep, kSteps> make_log_table() {
  std::array<LogStep, kSteps> table;
  for (int i = 0; i < kSteps; ++i) {
    const double middle = (1 + (i + 0.5) / kSteps) / (i < kHalvedFrom ? 1 : 2);
    const double reciprocal = static_cast<int>(kSteps / middle + 0.5) / double(kSteps);
    table[i] = {reciprocal, -log_series({reciprocal, 0})};
  }
  return table;
}

/// 2^(i/128).
constexpr std::array<DoubleDouble, kSteps> make_exp_table() {
  std::array<DoubleDouble, kSteps> table;
  for (int i = 0; i < kSteps; ++i) table[i] = exp_series(kLn2 * DoubleDouble{i / double(kSteps), 0});
  return table;
}

constexpr std::array<LogStep, kSteps> kLogTable = make_log_table();
constexpr std::array<DoubleDouble, kSteps> kExpTable = make_exp_table();

/// r³/3 − r⁴/4 + …, the part of ln(1 + r) beyond the square, for |r| < 1/100.
double log_tail(double r) {
  double sum = 0;
  for (int n = 11; n >= 3; --n) sum = (n % 2 == 1 ? 1.0 : -1.0) / n + r * sum;
  return r * r * r * sum;
}

/// ln x to about 67 bits for positive finite x.
DoubleDouble log_extended(double x) {
  int exponent = -1023;
  if (x < power_of_two(-1022)) {
    x *= power_of_two(54);
    exponent -= 54;
  }
  const auto bits = bits_as<std::uint64_t>(x);
  const int step = static_cast<int>(bits >> 45 & (kSteps - 1));
  const bool halved = step >= kHalvedFrom;
  exponent += static_cast<int>(bits >> 52) + halved;
  const std::uint64_t unit = static_cast<std::uint64_t>(halved ? 1022 : 1023) << 52;
  const double mantissa = bits_as<double>((bits & 0xfffffffffffffull) | unit);

  const DoubleDouble scaled = two_product(mantissa, kLogTable[step].reciprocal);
  const DoubleDouble r = quick_two_sum(scaled.high - 1, scaled.low);
  const DoubleDouble square = r * r;
  const DoubleDouble log_mantissa =
      r + DoubleDouble{-0.5 * square.high, -0.5 * square.low} + DoubleDouble{log_tail(r.high), 0};
  return kLn2 * DoubleDouble{double(exponent), 0} + kLogTable[step].log + log_mantissa;
}

/// e^x as mantissa × 2^exponent, mantissa in about [1, 2) with about 60 bits.
struct Scaled {
  DoubleDouble mantissa;
  int exponent;
};

/// For |x| < 2000.
Scaled exp_extended(DoubleDouble x) {
  // ln 2 / 128 in two parts; the first has 32 bits, so that its product with k is exact.
  constexpr double kStepHigh = bits_as<double>(bits_as<std::uint64_t>(kLn2.high / kSteps) & 0xffffffffffe00000ull);
  constexpr double kStepLow = (kLn2.high / kSteps - kStepHigh) + kLn2.low / kSteps;
  constexpr double kStepsPerUnit = kSteps / kLn2.high;
  const double k = std::floor(x.high * kStepsPerUnit + 0.5);
  const DoubleDouble r = two_sum(x.high - k * kStepHigh, x.low - k * kStepLow);
  const double beyond = r.high * r.high * (0.5 + r.high * (1.0 / 6 + r.high * (1.0 / 24 + r.high / 120)));
  const DoubleDouble growth = quick_two_sum(r.high, r.low + beyond);

  const int index = static_cast<int>(k);
  const DoubleDouble step = kExpTable[index & (kSteps - 1)];
  const DoubleDouble product = step * growth;
  return {step + product, (index - (index & (kSteps - 1))) / kSteps};
}

/// mantissa × 2^exponent, in two factors where one would leave the range of normal numbers.
double compose(const Scaled& value) {
  const double mantissa = value.mantissa.high + value.mantissa.low;
  if (value.exponent > 1023) return mantissa * 2 * power_of_two(value.exponent - 1);
  if (value.exponent >= -1022) return mantissa * power_of_two(value.exponent);
  return mantissa * power_of_two(value.exponent + 200) * power_of_two(-200);
}

/// Beyond these e^x overflows, or is below half the smallest subnormal.
constexpr double kExpOverflow = 709.79;
constexpr double kExpUnderflow = -745.14;

double exp_rounded(DoubleDouble x) {
  if (x.high > kExpOverflow) return kInfinity;
  if (x.high < kExpUnderflow) return 0;
  return compose(exp_extended(x));
}

bool is_integer(double y) { return std::floor(y) == y; }
bool is_odd(double y) { return std::fabs(y) < 0x1p53 && std::fabs(std::fmod(y, 2)) == 1; }

/// |base|^exponent for a base that is finite and not 0, and a finite exponent.
double positive_pow(double base, double exponent) {
  const DoubleDouble log_base = log_extended(base);
  const double rough = log_base.high * exponent;
  if (rough > kExpOverflow) return kInfinity;
  if (rough < kExpUnderflow) return 0;
  if (std::fabs(rough) < 0x1p-60) return 1 + rough;
  return exp_rounded(log_base * DoubleDouble{exponent, 0});
}

/// pow where the base is 0 or infinite, or the exponent infinite.
double pow_at_limit(double base, double exponent) {
  const double size = std::fabs(base);
  if (std::fabs(exponent) == kInfinity) {
    if (size == 1) return 1;
    return (size > 1) == (exponent > 0) ? kInfinity : 0;
  }
  const double result = (size == kInfinity) == (exponent > 0) ? kInfinity : 0;
  return std::signbit(base) && is_odd(exponent) ? -result : result;
}

/// tanh for |x| < 0.06 by its power series.
double tanh_series(double x) {
  const double x2 = x * x;
  const double sum =
      -1.0 / 3 +
      x2 * (2.0 / 15 + x2 * (-17.0 / 315 + x2 * (62.0 / 2835 + x2 * (-1382.0 / 155925 + x2 * (21844.0 / 6081075)))));
  return x + x * x2 * sum;
}

}  // namespace

double exp(double x) {
  if (x != x) return x;
  return exp_rounded({x, 0});
}

double log(double x) {
  if (x == 0) return -kInfinity;
  if (x < 0) return kNan;
  if (!(x < kInfinity)) return x;
  return log_extended(x).high;
}

double log10(double x) {
  if (!(x > 0 && x < kInfinity)) return log(x);
  return (log_extended(x) * kLog10E).high;
}

double pow(double base, double exponent) {
  if (exponent == 0 || base == 1) return 1;
  if (base != base || exponent != exponent) return base + exponent;
  if (base == 0 || std::fabs(base) == kInfinity || std::fabs(exponent) == kInfinity) {
    return pow_at_limit(base, exponent);
  }
  if (base > 0) return positive_pow(base, exponent);
  if (!is_integer(exponent)) return kNan;
  const double size = positive_pow(-base, exponent);
  return is_odd(exponent) ? -size : size;
}

double tanh(double x) {
  if (x != x || x == 0) return x;
  const double size = std::fabs(x);
  if (size < 0.06) return tanh_series(x);
  if (size > 20) return std::copysign(1.0, x);
  const Scaled e = exp_extended({2 * size, 0});
  const DoubleDouble scale = {power_of_two(e.exponent), 0};
  const DoubleDouble power = e.mantissa * scale;
  const DoubleDouble result = (power + DoubleDouble{-1, 0}) / (power + DoubleDouble{1, 0});
  return std::copysign(result.high, x);
}

}  // namespace tilecast::math
