// Accuracy is checked against a reference that differs between platforms; the bits themselves may not differ at all.
#include <catch2/catch.hpp>
#include <cstdint>

#include "base/bits.hpp"
#include "base/math.hpp"
#include "base/random.hpp"

namespace {

using tilecast::Pcg32;
namespace math = tilecast::math;

/// FNV-1a over the bits of f at 100,000 random points of [low, high).
template <class Function>
std::uint64_t digest(Function f, double low, double high) {
  Pcg32 random(11);
  std::uint64_t hash = 14695981039346656037u;
  for (int i = 0; i < 100000; ++i) {
    hash ^= tilecast::bits_as<std::uint64_t>(f(low + (high - low) * random.uniform01()));
    hash *= 1099511628211u;
  }
  return hash;
}

}  // namespace

TEST_CASE("elementary functions have the same bits on every platform", "[math]") {
  CHECK(digest(math::exp, -700, 700) == 0x53bee5c2a5f63c98u);
  CHECK(digest(math::log, 1e-9, 1e9) == 0x45186193229092bdu);
  CHECK(digest(math::log10, 1e-9, 1e9) == 0x5a64644a460f2f25u);
  CHECK(digest(math::tanh, -5, 5) == 0x0460cc0151f5652au);
  CHECK(digest([](double x) { return math::pow(x, 0.37); }, 1e-9, 1e9) == 0x200ecb5b81fa9d14u);
}
