#pragma once

#include <span>
#include <vector>

namespace tilecast::analysis {

/// Non-dominated layer of each point, from 1, both criteria minimised: a point is dominated by one that is no worse on
/// both and better on one. Equal points share a layer. Values must not be NaN.
std::vector<int> pareto_layers(std::span<const double> a, std::span<const double> b);

}  // namespace tilecast::analysis
