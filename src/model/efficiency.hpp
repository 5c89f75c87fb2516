#pragma once

#include <optional>

namespace tilecast {

/// How well a configuration uses more accelerators than the reference of its kind; 1 is linear scaling, above 1 is
/// possible (the reference is the smallest entry, not the best). time = hardware × statistical.
struct Efficiency {
  std::optional<double> time;
  std::optional<double> hardware;
  std::optional<double> statistical;
};

}  // namespace tilecast
