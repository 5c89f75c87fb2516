#pragma once

#include <string>

namespace tilecast {

/// "1,234.50": fixed digits after the point, thousands separated by commas. Same text on every platform.
std::string fixed(double value, int digits);
/// Three significant digits without exponent: "0.183", "4.59", "31.1", "1,024" (larger numbers as a whole).
std::string three_digits(double value);
/// "46 %": a share of 0…1 as a whole percentage, with a thin space.
std::string percent(double share);

}  // namespace tilecast
