#include "base/random.hpp"

#include <bit>

namespace tilecast {

namespace {
constexpr std::uint64_t kMultiplier = 6364136223846793005ull;  // Knuth's MMIX, as in PCG's reference
}

Pcg32::Pcg32(std::uint64_t seed, std::uint64_t stream) : increment_(stream << 1 | 1) {
  next_u32();
  state_ += seed;
  next_u32();
}

std::uint32_t Pcg32::next_u32() {
  const std::uint64_t old = state_;
  state_ = old * kMultiplier + increment_;
  const auto mixed = static_cast<std::uint32_t>((old >> 18 ^ old) >> 27);
  return std::rotr(mixed, static_cast<int>(old >> 59));
}

double Pcg32::uniform01() {
  const std::uint32_t high = next_u32() >> 5;
  const std::uint32_t low = next_u32() >> 6;
  return (high * 0x1p26 + low) * 0x1p-53;
}

std::uint32_t Pcg32::below(std::uint32_t n) {
  if (n < 2) return 0;
  // Values under 2^32 mod n would make the first remainders more likely.
  const std::uint32_t threshold = (0u - n) % n;
  std::uint32_t value = next_u32();
  while (value < threshold) value = next_u32();
  return value % n;
}

}  // namespace tilecast
