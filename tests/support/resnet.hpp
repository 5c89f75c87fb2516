#pragma once

#include "api/comparison.hpp"
#include "support/bundled.hpp"

namespace tilecast::tests {

/// The 240 rows of the first view: ResNet-50, closed division, NVIDIA and AMD, v0.7 to v4.0.
inline const api::Comparison& resnet() {
  static const api::Comparison comparison = [] {
    Filter filter;
    filter.rounds = {"v0.7", "v4.0"};
    return api::compare(filter, {}, bundled_library());
  }();
  return comparison;
}

}  // namespace tilecast::tests
