#pragma once

#include <string_view>

#include "base/error.hpp"
#include "model/device.hpp"

namespace tilecast {

/// Reads `devices/gpus.csv` (one accelerator a row) and `devices/aliases.csv` (spelling, gpu).
Expected<DeviceCatalogue> parse_devices(std::string_view gpus_csv, std::string_view aliases_csv);

}  // namespace tilecast
