#pragma once

#include <compare>

namespace tilecast {

/// A number that knows its unit, so that minutes are never added to watts.
template <class Unit>
class Quantity {
 public:
  constexpr Quantity() = default;
  constexpr explicit Quantity(double value) : value_(value) {}

  constexpr double value() const { return value_; }

  friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.value_ + b.value_); }
  friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.value_ - b.value_); }
  friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.value_ * factor); }
  friend constexpr Quantity operator*(double factor, Quantity a) { return a * factor; }
  friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity(a.value_ / divisor); }
  friend constexpr double operator/(Quantity a, Quantity b) { return a.value_ / b.value_; }
  friend constexpr auto operator<=>(Quantity, Quantity) = default;

 private:
  double value_ = 0;
};

using Minutes = Quantity<struct MinuteUnit>;
using FlopPerSecond = Quantity<struct FlopPerSecondUnit>;
using BytesPerSecond = Quantity<struct BytePerSecondUnit>;
using Bytes = Quantity<struct ByteUnit>;
using Watts = Quantity<struct WattUnit>;
using Megahertz = Quantity<struct MegahertzUnit>;

}  // namespace tilecast
