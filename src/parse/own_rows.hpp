#pragma once

#include <set>
#include <string>

#include "model/device.hpp"
#include "model/file_report.hpp"

namespace tilecast {

/// Reads a table (comma, semicolon or tab separated) of the user's own results: accelerator, count, and minutes to
/// train or samples per second (hours and seconds are converted). Columns are recognised by their usual names or taken
/// from `file.mapping`; what is missing becomes a question. A bad row is passed over with its reason. Rows without a
/// benchmark column belong to `benchmark`; the column may only name one of `known_benchmarks`.
FileReport read_own_rows(const FileToRead& file, const DeviceCatalogue& devices, const std::string& benchmark,
                         const std::set<std::string>& known_benchmarks);

}  // namespace tilecast
