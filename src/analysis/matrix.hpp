#pragma once

#include <Eigen/Core>
#include <cstddef>
#include <span>

namespace tilecast::analysis {

/// One row per observation, one column per variable; columns are contiguous.
using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;

/// A column as a span, for the statistics of the base library.
inline std::span<const double> column(const Matrix& x, Eigen::Index index) {
  return {x.col(index).data(), static_cast<std::size_t>(x.rows())};
}

}  // namespace tilecast::analysis
