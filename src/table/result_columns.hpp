#pragma once

#include <vector>

#include "model/result.hpp"
#include "table/column.hpp"

namespace tilecast {

/// The columns of `data/mlperf/results.csv`, in file order.
const std::vector<Column<Result>>& result_columns();

}  // namespace tilecast
