#include "analysis/ranking/topsis.hpp"

#include <algorithm>
#include <cmath>

namespace tilecast::analysis {
namespace {

double closeness(double to_ideal, double to_anti_ideal) {
  const double both = to_ideal + to_anti_ideal;
  return both > 0 ? to_anti_ideal / both : 0;
}

/// Closeness of each row where every column already runs upwards and is weighted.
std::vector<double> closeness_of_rows(const Matrix& weighted, const std::vector<Bounds>& ideal) {
  std::vector<double> scores;
  for (Eigen::Index row = 0; row < weighted.rows(); ++row) {
    double above = 0;
    double below = 0;
    for (Eigen::Index j = 0; j < weighted.cols(); ++j) {
      above += (ideal[j].high - weighted(row, j)) * (ideal[j].high - weighted(row, j));
      below += (weighted(row, j) - ideal[j].low) * (weighted(row, j) - ideal[j].low);
    }
    scores.push_back(closeness(std::sqrt(above), std::sqrt(below)));
  }
  return scores;
}

double column_norm(const Matrix& x, Eigen::Index j) {
  double squares = 0;
  for (Eigen::Index row = 0; row < x.rows(); ++row) squares += x(row, j) * x(row, j);
  return std::sqrt(squares);
}

}  // namespace

double bounded_position(double value, Bounds bounds, Direction direction) {
  const double share = std::clamp((value - bounds.low) / (bounds.high - bounds.low), 0.0, 1.0);
  return direction == Direction::kBenefit ? share : 1 - share;
}

std::vector<Bounds> column_bounds(const Matrix& criteria) {
  if (criteria.rows() == 0) return std::vector<Bounds>(criteria.cols());
  std::vector<Bounds> bounds;
  for (Eigen::Index j = 0; j < criteria.cols(); ++j) {
    const auto [low, high] = std::minmax_element(criteria.col(j).data(), criteria.col(j).data() + criteria.rows());
    bounds.push_back({*low, *high});
  }
  return bounds;
}

std::vector<double> topsis_vector(const Matrix& criteria, std::span<const double> weights,
                                  std::span<const Direction> directions) {
  Matrix weighted = Matrix::Zero(criteria.rows(), criteria.cols());
  for (Eigen::Index j = 0; j < criteria.cols(); ++j) {
    const double norm = column_norm(criteria, j);
    if (norm == 0) continue;
    const double factor = (directions[j] == Direction::kBenefit ? weights[j] : -weights[j]) / norm;
    for (Eigen::Index row = 0; row < criteria.rows(); ++row) weighted(row, j) = criteria(row, j) * factor;
  }
  return closeness_of_rows(weighted, column_bounds(weighted));
}

std::vector<double> topsis_bounded(const Matrix& criteria, std::span<const double> weights,
                                   std::span<const Direction> directions, std::span<const Bounds> bounds) {
  Matrix weighted = Matrix::Zero(criteria.rows(), criteria.cols());
  std::vector<Bounds> ideal(criteria.cols());
  for (Eigen::Index j = 0; j < criteria.cols(); ++j) {
    if (!(bounds[j].high > bounds[j].low)) continue;
    ideal[j] = {0, weights[j]};
    for (Eigen::Index row = 0; row < criteria.rows(); ++row) {
      weighted(row, j) = weights[j] * bounded_position(criteria(row, j), bounds[j], directions[j]);
    }
  }
  return closeness_of_rows(weighted, ideal);
}

}  // namespace tilecast::analysis
