#include "analysis/selection/correlation.hpp"

#include <Eigen/Eigenvalues>
#include <cmath>

#include "base/statistics.hpp"

namespace tilecast::analysis {

Matrix pearson_matrix(const Matrix& x) {
  Matrix correlation = Matrix::Identity(x.cols(), x.cols());
  for (Eigen::Index i = 0; i < x.cols(); ++i) {
    for (Eigen::Index j = 0; j < i; ++j) {
      correlation(i, j) = correlation(j, i) = pearson(column(x, i), column(x, j)).value_or(0);
    }
  }
  return correlation;
}

std::vector<CorrelatedPair> screen(const Matrix& correlation, double threshold) {
  std::vector<CorrelatedPair> pairs;
  for (int i = 0; i < correlation.rows(); ++i) {
    for (int j = i + 1; j < correlation.cols(); ++j) {
      if (std::fabs(correlation(i, j)) > threshold) pairs.push_back({i, j, correlation(i, j)});
    }
  }
  return pairs;
}

Vector component_variances(const Matrix& correlation) {
  if (correlation.rows() == 0) return {};
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(correlation, Eigen::EigenvaluesOnly);
  return solver.eigenvalues().reverse();
}

Vector component_shares(const Matrix& correlation) {
  Vector shares = component_variances(correlation);
  double total = 0;
  for (const double variance : shares) total += variance;
  for (double& share : shares) share /= total;
  return shares;
}

}  // namespace tilecast::analysis
