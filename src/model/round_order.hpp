#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace tilecast {

/// All rounds by time.
using RoundOrder = std::vector<std::string>;

/// Place of a round in time, from 0; the number of rounds for one that is not among them.
inline std::ptrdiff_t round_position(const RoundOrder& order, const std::string& round) {
  return std::find(order.begin(), order.end(), round) - order.begin();
}

}  // namespace tilecast
