#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tilecast::fuzz {

/// Ends the program when something that always holds does not: the fuzzer then keeps the input. `assert` would be
/// silent in a release build.
inline void check(bool holds, std::string_view what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

/// The first part of `text` up to a separator, which is taken off with it; the whole text where there is none.
inline std::string_view take_part(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

}  // namespace tilecast::fuzz
