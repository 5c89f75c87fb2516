#pragma once

#include <vector>

#include "analysis/matrix.hpp"

namespace tilecast::analysis {

struct CorrelatedPair {
  int first = 0;
  int second = 0;
  double r = 0;
};

/// Pearson's r of every pair of columns; 0 beside a constant column, 1 on the diagonal.
Matrix pearson_matrix(const Matrix& x);

/// Pairs of columns with |r| above the threshold, in column order: one of each pair is redundant.
std::vector<CorrelatedPair> screen(const Matrix& correlation, double threshold = 0.95);

/// Eigenvalues of a correlation matrix, descending: the variance of each principal component.
Vector component_variances(const Matrix& correlation);

/// The same as shares of their sum.
Vector component_shares(const Matrix& correlation);

}  // namespace tilecast::analysis
