#include "report/json.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tilecast::report {

Json number(double value) {
  constexpr double kExact = 9007199254740992;  // 2^53: above it not every whole number is a double
  if (value == std::floor(value) && std::fabs(value) < kExact) return static_cast<std::int64_t>(value);
  return value;
}

std::vector<std::string> split_flags(const std::string& flags) {
  std::vector<std::string> list;
  for (std::size_t start = 0; start < flags.size();) {
    const std::size_t end = std::min(flags.find(';', start), flags.size());
    list.push_back(flags.substr(start, end - start));
    start = end + 1;
  }
  return list;
}

}  // namespace tilecast::report
