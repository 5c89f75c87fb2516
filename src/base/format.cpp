#include "base/format.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace tilecast {
namespace {

void separate_thousands(std::string& digits) {
  const std::size_t start = digits[0] == '-' ? 1 : 0;
  std::size_t end = digits.find('.');
  if (end == std::string::npos) end = digits.size();
  for (std::size_t at = end; at > start + 3;) digits.insert(at -= 3, ",");
}

}  // namespace

std::string fixed(double value, int digits) {
  char buffer[400];  // room for the longest finite double
  std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
  std::string text = buffer;
  if (std::isfinite(value)) separate_thousands(text);
  return text;
}

std::string three_digits(double value) {
  if (value == 0 || !std::isfinite(value)) return fixed(value, 0);
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.2e", value);  // rounds, and says where the point goes
  const int exponent = std::atoi(std::strchr(buffer, 'e') + 1);
  return fixed(std::strtod(buffer, nullptr), std::max(0, 2 - exponent));
}

std::string range(double low, double high) {
  return low == high ? fixed(low, 0) : fixed(low, 0) + "–" + fixed(high, 0);
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string percent(double share) { return fixed(100 * share, 0) + "\u2009%"; }

}  // namespace tilecast
