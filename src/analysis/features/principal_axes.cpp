#include "analysis/features/principal_axes.hpp"

#include <Eigen/Eigenvalues>

#include "analysis/features/standardise.hpp"

namespace tilecast::analysis {
namespace {

/// Sum of a × b over the rows, in their order: Eigen's own products may sum in blocks.
double dot(const Eigen::Ref<const Vector>& a, const Eigen::Ref<const Vector>& b) {
  double sum = 0;
  for (Eigen::Index i = 0; i < a.size(); ++i) sum += a(i) * b(i);
  return sum;
}

Matrix centred(Matrix x) {
  const Vector mean = fit_scaler(x).mean;
  for (Eigen::Index j = 0; j < x.cols(); ++j) x.col(j).array() -= mean(j);
  return x;
}

/// Sums of squares and products of the columns.
Matrix scatter_matrix(const Matrix& x) {
  Matrix scatter(x.cols(), x.cols());
  for (Eigen::Index i = 0; i < x.cols(); ++i) {
    for (Eigen::Index j = 0; j <= i; ++j) scatter(i, j) = scatter(j, i) = dot(x.col(i), x.col(j));
  }
  return scatter;
}

}  // namespace

Matrix along_principal_axes(const Matrix& x) {
  if (x.size() == 0) return x;
  const Matrix centre = centred(x);
  const Matrix axes = Eigen::SelfAdjointEigenSolver<Matrix>(scatter_matrix(centre)).eigenvectors();
  Matrix turned(x.rows(), x.cols());
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    for (Eigen::Index j = 0; j < x.cols(); ++j) turned(i, j) = dot(centre.row(i), axes.col(x.cols() - 1 - j));
  }
  return turned;
}

}  // namespace tilecast::analysis
