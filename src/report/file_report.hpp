#pragma once

#include "model/file_report.hpp"
#include "report/json.hpp"

namespace tilecast::report {

/// What became of one file of the user's.
Json to_json(const FileReport& file);
/// An own row as requests take it.
Json to_json(const OwnRow& row);

}  // namespace tilecast::report
