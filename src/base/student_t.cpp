#include "base/student_t.hpp"

#include <cmath>

#include "base/math.hpp"
#include "base/statistics.hpp"

namespace tilecast {
namespace {

constexpr double kPi = 3.14159265358979323846;

/// The beta function B(n / 2, 1/2), upwards from B(1/2, 1/2) = π or B(1, 1/2) = 2.
double beta_of_halves(int n) {
  double beta = n % 2 == 1 ? kPi : 2;
  for (double a = n % 2 == 1 ? 0.5 : 1; a < n / 2.0; a += 1) beta *= a / (a + 0.5);
  return beta;
}

double away_from_zero(double value) { return std::fabs(value) < 1e-300 ? 1e-300 : value; }

/// Continued fraction of the incomplete beta function by Lentz's method (DLMF 8.17.22).
double beta_fraction(double a, double b, double x) {
  double numerator = 1;
  double denominator = 1 / away_from_zero(1 - (a + b) * x / (a + 1));
  double value = denominator;
  for (int m = 1; m < 500; ++m) {
    double step = 1;
    for (const double term : {m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
                              -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))}) {
      denominator = 1 / away_from_zero(1 + term * denominator);
      numerator = away_from_zero(1 + term / numerator);
      step = numerator * denominator;
      value *= step;
    }
    if (std::fabs(step - 1) < 1e-15) break;
  }
  return value;
}

/// Regularised incomplete beta function I_x(n / 2, 1/2). The fraction converges fast on the smaller side only.
double incomplete_beta(double x, int n) {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const double a = n / 2.0;
  const double front = math::pow(x, a) * std::sqrt(1 - x) / beta_of_halves(n);
  if (x < (a + 1) / (a + 2.5)) return front * beta_fraction(a, 0.5, x) / a;
  return 1 - front * beta_fraction(0.5, a, 1 - x) / 0.5;
}

}  // namespace

std::optional<double> student_t_probability(double t, int degrees_of_freedom) {
  if (degrees_of_freedom < 1) return std::nullopt;
  const double both_tails = incomplete_beta(degrees_of_freedom / (degrees_of_freedom + t * t), degrees_of_freedom);
  return t < 0 ? both_tails / 2 : 1 - both_tails / 2;
}

std::optional<double> student_t_quantile(double probability, int degrees_of_freedom) {
  if (degrees_of_freedom < 1 || !(probability > 0 && probability < 1)) return std::nullopt;
  if (probability < 0.5) return -*student_t_quantile(1 - probability, degrees_of_freedom);
  double low = 0;
  double high = 1;
  while (*student_t_probability(high, degrees_of_freedom) < probability && high < 1e15) high *= 2;
  // Bisection to the last bit: no derivative to go wrong in the tails.
  for (int halving = 0; halving < 100; ++halving) {
    const double middle = (low + high) / 2;
    (*student_t_probability(middle, degrees_of_freedom) < probability ? low : high) = middle;
  }
  return high;
}

std::optional<double> mean_half_width(std::span<const double> values, double confidence) {
  const auto degrees = static_cast<int>(values.size()) - 1;
  const auto t = student_t_quantile((1 + confidence) / 2, degrees);
  if (!t) return std::nullopt;
  // The population deviation over √(n − 1) is the sample's over √n.
  return *t * *population_deviation(values) / std::sqrt(degrees);
}

}  // namespace tilecast
