#include "base/format.hpp"

#include <cmath>
#include <cstdio>

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
  const double size = std::fabs(value);
  if (size == 0 || size >= 100) return fixed(value, 0);
  if (size >= 10) return fixed(value, 1);
  if (size >= 1) return fixed(value, 2);
  return fixed(value, 3);
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string percent(double share) { return fixed(100 * share, 0) + "\u2009%"; }

}  // namespace tilecast
