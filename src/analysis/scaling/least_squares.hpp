#pragma once

#include <array>
#include <functional>
#include <vector>

namespace tilecast::analysis {

using Parameters = std::array<double, 3>;

/// How far a law misses one observation, and how that changes with each parameter.
struct Residual {
  double value = 0;
  Parameters slope{};
};

/// Fills in the residual of every observation; false where the law is not defined for these parameters.
using Residuals = std::function<bool(const Parameters&, std::vector<Residual>&)>;

struct LeastSquares {
  Parameters parameters{};
  double sum_of_squares = 0;
};

/// Least squares from a start at which the law is defined, by the method of Levenberg and Marquardt. Parameters that
/// are not free stay at their start. Steps are scaled by each parameter's own influence, so units do not matter.
LeastSquares least_squares(const Residuals& residuals, const Parameters& start, const std::array<bool, 3>& free);

}  // namespace tilecast::analysis
