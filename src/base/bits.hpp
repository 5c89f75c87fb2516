#pragma once

namespace tilecast {

/// The bits of one value read as another type of the same size. The standard library of Emscripten 3.1.6 has no
/// std::bit_cast yet, but its compiler has the builtin behind it.
template <class To, class From>
constexpr To bits_as(const From& value) {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, value);
}

}  // namespace tilecast
