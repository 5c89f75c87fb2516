#pragma once

#include <string>

namespace tilecast {

/// "1,234.50": fixed digits after the point, thousands separated by commas. Same text on every platform.
std::string fixed(double value, int digits);
/// For sentences: from 100 on as a whole ("1,024"), below with three digits ("31.1", "4.59", "0.183", "0.055").
std::string three_digits(double value);
/// "46 %": a share of 0…1 as a whole percentage, with a thin space.
std::string percent(double share);

/// The text with its first letter in upper case, when that letter is of the basic alphabet.
std::string capitalised(std::string text);

}  // namespace tilecast
