#pragma once

#include <string>

namespace tilecast {

/// "1,234.50": fixed digits after the point, thousands separated by commas. Same text on every platform.
std::string fixed(double value, int digits);
/// Three significant digits without exponent: "6,960", "31.1", "4.59", "0.183", "0.0554".
std::string three_digits(double value);
/// "46 %": a share of 0…1 as a whole percentage, with a thin space.
std::string percent(double share);

/// "4–16", or "8" where both ends agree: whole numbers.
std::string range(double low, double high);
/// The text with its first letter in upper case, when that letter is of the basic alphabet.
std::string capitalised(std::string text);

}  // namespace tilecast
