#include "base/random.hpp"

#include <array>
#include <catch2/catch.hpp>

using tilecast::Pcg32;

TEST_CASE("PCG32 gives the published sequence", "[random]") {
  Pcg32 random(42, 54);
  const std::array<std::uint32_t, 6> published = {0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                                  0x83d2f293, 0xbfa4784b, 0xcbed606e};
  for (const std::uint32_t value : published) CHECK(random.next_u32() == value);
}

TEST_CASE("streams of one seed differ", "[random]") { CHECK(Pcg32(1, 1).next_u32() != Pcg32(1, 2).next_u32()); }

TEST_CASE("uniform01 fills the unit interval evenly", "[random]") {
  Pcg32 random(3);
  constexpr int kDraws = 100000;
  double sum = 0;
  double low = 1;
  double high = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double value = random.uniform01();
    sum += value;
    low = std::min(low, value);
    high = std::max(high, value);
  }
  CHECK(low >= 0);
  CHECK(low < 1e-3);
  CHECK(high < 1);
  CHECK(high > 1 - 1e-3);
  CHECK(sum / kDraws == Approx(0.5).margin(0.005));
}

TEST_CASE("below is unbiased where a remainder alone would not be", "[random]") {
  // Two thirds of the range: a plain remainder would give the lower half twice as often.
  constexpr std::uint32_t kRange = 0xaaaaaaab;
  Pcg32 random(5);
  int lower = 0;
  for (int i = 0; i < 20000; ++i) lower += random.below(kRange) < kRange / 2;
  CHECK(lower == Approx(10000).margin(300));
}

TEST_CASE("below with no choice", "[random]") {
  Pcg32 random(5);
  CHECK(random.below(0) == 0);
  CHECK(random.below(1) == 0);
}

TEST_CASE("shuffle reaches every order about equally often", "[random]") {
  Pcg32 random(11);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> values = {0, 1, 2};
    random.shuffle(values);
    ++seen[values[0] * 2 + (values[1] > values[2])];
  }
  for (const int count : seen) CHECK(count == Approx(1000).margin(120));
}
