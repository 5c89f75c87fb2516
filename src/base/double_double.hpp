#pragma once

#include <cstdint>

#include "base/bits.hpp"

/// Arithmetic on unevaluated sums of two doubles, about 106 bits (Dekker 1971, Knuth). Every function can run at
/// compile time, so tables of constants are computed and not typed in.
namespace tilecast::math::detail {

struct DoubleDouble {
  double high = 0;
  double low = 0;
};

/// Exact sum of two doubles with |a| ≥ |b|.
constexpr DoubleDouble quick_two_sum(double a, double b) {
  const double sum = a + b;
  return {sum, b - (sum - a)};
}

/// Exact sum of two doubles.
constexpr DoubleDouble two_sum(double a, double b) {
  const double sum = a + b;
  const double b_part = sum - a;
  return {sum, (a - (sum - b_part)) + (b - b_part)};
}

/// The upper 26 bits by mask, the rest exactly: products of halves fit a double.
constexpr DoubleDouble split(double a) {
  const double high = bits_as<double>(bits_as<std::uint64_t>(a) & 0xfffffffff8000000ull);
  return {high, a - high};
}

/// Exact product of two doubles whose product neither overflows nor comes near the subnormal range.
constexpr DoubleDouble two_product(double a, double b) {
  const double product = a * b;
  const DoubleDouble x = split(a);
  const DoubleDouble y = split(b);
  return {product, ((x.high * y.high - product) + x.high * y.low + x.low * y.high) + x.low * y.low};
}

constexpr DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
  const DoubleDouble sum = two_sum(a.high, b.high);
  return quick_two_sum(sum.high, sum.low + (a.low + b.low));
}

constexpr DoubleDouble operator-(DoubleDouble a) { return {-a.high, -a.low}; }

constexpr DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
  const DoubleDouble product = two_product(a.high, b.high);
  return quick_two_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

constexpr DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
  const double first = a.high / b.high;
  const DoubleDouble rest = a + -(b * DoubleDouble{first, 0});
  return quick_two_sum(first, rest.high / b.high);
}

}  // namespace tilecast::math::detail
