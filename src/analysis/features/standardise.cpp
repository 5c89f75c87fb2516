#include "analysis/features/standardise.hpp"

#include "base/math.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

double z_score(double value, double mean, double deviation) { return deviation > 0 ? (value - mean) / deviation : 0; }

bool is_constant(std::span<const double> values) {
  for (const double value : values) {
    if (value != values.front()) return false;
  }
  return true;
}

}  // namespace

Vector Scaler::apply(const Vector& row) const {
  Vector scaled(row.size());
  for (Eigen::Index j = 0; j < row.size(); ++j) scaled(j) = z_score(row(j), mean(j), deviation(j));
  return scaled;
}

Scaler fit_scaler(const Matrix& x) {
  Scaler scaler{Vector::Zero(x.cols()), Vector::Zero(x.cols())};
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    scaler.mean(j) = mean(column(x, j)).value_or(0);
    // The mean of equal values may be off in the last bit, which would leave a deviation of rounding errors.
    if (!is_constant(column(x, j))) scaler.deviation(j) = population_deviation(column(x, j)).value_or(0);
  }
  return scaler;
}

Matrix standardise(const Matrix& x) {
  const Scaler scaler = fit_scaler(x);
  Matrix scaled(x.rows(), x.cols());
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    for (Eigen::Index row = 0; row < x.rows(); ++row) {
      scaled(row, j) = z_score(x(row, j), scaler.mean(j), scaler.deviation(j));
    }
  }
  return scaled;
}

Matrix log10_columns(Matrix x, std::span<const int> columns) {
  for (const int j : columns) {
    for (Eigen::Index row = 0; row < x.rows(); ++row) x(row, j) = math::log10(x(row, j));
  }
  return x;
}

}  // namespace tilecast::analysis
