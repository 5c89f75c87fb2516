#include "analysis/scaling/least_squares.hpp"

#include <Eigen/Cholesky>
#include <cmath>
#include <optional>

namespace tilecast::analysis {
namespace {

constexpr int kMostSteps = 1000;
constexpr double kLargestDamping = 1e16;

double sum_of_squares(const std::vector<Residual>& residuals) {
  double sum = 0;
  for (const Residual& residual : residuals) sum += residual.value * residual.value;
  return sum;
}

/// The normal equations, in parameters scaled so that the diagonal is 1; a parameter that is not free, or has no
/// influence, keeps an equation of its own that says 0.
struct NormalEquations {
  Eigen::Matrix3d matrix = Eigen::Matrix3d::Identity();
  Eigen::Vector3d right = Eigen::Vector3d::Zero();
  std::array<double, 3> scale{};

  NormalEquations(const std::vector<Residual>& residuals, const std::array<bool, 3>& free) {
    for (int i = 0; i < 3; ++i) scale[i] = free[i] ? std::sqrt(slope_product(residuals, i, i)) : 0;
    for (int i = 0; i < 3; ++i) {
      if (scale[i] == 0) continue;
      for (const Residual& residual : residuals) right(i) -= residual.slope[i] * residual.value / scale[i];
      for (int j = 0; j < i; ++j) {
        if (scale[j] == 0) continue;
        matrix(i, j) = matrix(j, i) = slope_product(residuals, i, j) / (scale[i] * scale[j]);
      }
    }
  }

  static double slope_product(const std::vector<Residual>& residuals, int i, int j) {
    double sum = 0;
    for (const Residual& residual : residuals) sum += residual.slope[i] * residual.slope[j];
    return sum;
  }

  Parameters step(double damping) const {
    const Eigen::Matrix3d damped = matrix + damping * Eigen::Matrix3d::Identity();
    const Eigen::Vector3d scaled = damped.ldlt().solve(right);
    Parameters step{};
    for (int i = 0; i < 3; ++i) step[i] = scale[i] > 0 ? scaled(i) / scale[i] : 0;
    return step;
  }
};

Parameters moved(Parameters parameters, const Parameters& step) {
  for (int i = 0; i < 3; ++i) parameters[i] += step[i];
  return parameters;
}

}  // namespace

LeastSquares least_squares(const Residuals& residuals, const Parameters& start, const std::array<bool, 3>& free) {
  std::vector<Residual> now;
  std::vector<Residual> tried;
  LeastSquares best{start, 0};
  residuals(start, now);
  best.sum_of_squares = sum_of_squares(now);
  double damping = 1e-3;
  for (int step = 0; step < kMostSteps && damping < kLargestDamping; ++step) {
    const Parameters candidate = moved(best.parameters, NormalEquations(now, free).step(damping));
    const bool defined = residuals(candidate, tried);
    if (!defined || !(sum_of_squares(tried) < best.sum_of_squares)) {
      damping *= 10;
      continue;
    }
    best = {candidate, sum_of_squares(tried)};
    std::swap(now, tried);
    damping = std::fmax(damping / 10, 1e-12);
  }
  return best;
}

}  // namespace tilecast::analysis
