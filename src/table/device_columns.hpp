#pragma once

#include <vector>

#include "model/device.hpp"
#include "table/column.hpp"

namespace tilecast {

/// The columns of `data/devices/gpus.csv` that the engine reads.
const std::vector<Column<DeviceSpec>>& device_columns();

}  // namespace tilecast
