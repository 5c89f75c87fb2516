#pragma once

#include "analysis/matrix.hpp"

namespace tilecast::analysis {

/// The rows in the coordinates of their principal axes: centred, and rotated so that the columns are uncorrelated and
/// run from the largest variance to the smallest. Distances stay as they are.
Matrix along_principal_axes(const Matrix& x);

}  // namespace tilecast::analysis
