#pragma once

#include <span>

#include "analysis/matrix.hpp"

namespace tilecast::analysis {

/// The centre and spread of each column, kept so that later rows can be put into the same scaling.
struct Scaler {
  Vector mean;
  /// Population deviation (ddof 0); 0 marks a constant column.
  Vector deviation;

  /// z-scores of one row with as many values as there are columns; 0 in a constant column.
  Vector apply(const Vector& row) const;
};

/// Mean and population deviation of each column; both 0 where there are no rows.
Scaler fit_scaler(const Matrix& x);

/// Each column to mean 0 and population deviation 1; a constant column becomes zeros.
Matrix standardise(const Matrix& x);

/// A copy with the named columns replaced by their decimal logarithm. Values must be positive.
Matrix log10_columns(Matrix x, std::span<const int> columns);

}  // namespace tilecast::analysis
