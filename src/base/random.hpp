#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace tilecast {

/// The PCG32 generator (XSH-RR, 64 bits of state; O'Neill 2014) with its own distributions: the standard library's
/// distributions are not the same on every platform.
class Pcg32 {
 public:
  /// Different streams give independent sequences for the same seed.
  explicit Pcg32(std::uint64_t seed, std::uint64_t stream = 0);

  /// Uniform over all 32-bit values.
  std::uint32_t next_u32();

  /// Uniform on [0, 1) with 53 random bits.
  double uniform01();

  /// Uniform on 0 … n − 1 without bias; 0 for n = 0.
  std::uint32_t below(std::uint32_t n);

  /// Fisher–Yates from the back: every order is equally likely.
  template <class T>
  void shuffle(std::vector<T>& values) {
    for (std::size_t i = values.size(); i > 1; --i) {
      std::swap(values[i - 1], values[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  std::uint64_t state_ = 0;
  std::uint64_t increment_;
};

}  // namespace tilecast
