#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace tilecast {

/// Where a field of an own row stands in a file, and what its numbers are multiplied by (hours → minutes is 60).
struct OwnColumn {
  std::size_t position = 0;
  double factor = 1;
};

/// Field name → column. Fields: name, accelerator, accelerators_total, time_to_train_min, throughput_samples_per_s,
/// benchmark.
using OwnColumns = std::map<std::string, OwnColumn>;

/// Columns recognised by their usual names, overridden by what the user chose (field → column name). An unknown field
/// or column in `mapping` is an error.
Expected<OwnColumns> recognise_columns(const std::vector<std::string>& header,
                                       const std::map<std::string, std::string>& mapping);

/// Fields without which rows cannot be read: accelerator, count, and one of time and throughput.
std::vector<std::string> missing_fields(const OwnColumns& columns);

}  // namespace tilecast
