#pragma once

#include <string>

#include "api/library.hpp"
#include "api/request.hpp"
#include "base/error.hpp"
#include "report/json.hpp"

namespace tilecast::api {

using report::Json;

// One function per command: its request and the library in, the `result` of the response out.

Json catalogue(const Library& library);
Json rank(const AnalysisRequest& request, const Library& library);
/// Figures of the grouping for every k, and the groups of the k asked for.
Json groups(const AnalysisRequest& request, const Library& library);
/// What drives time and speed.
Json select(const SelectRequest& request, const Library& library);
/// Every result of the benchmark that the filter leaves out, and why.
Json left_out(const Filter& filter, const Library& library);
/// One result in full.
Expected<Json> result(const std::string& id, const Library& library);
/// Own rows from files.
Json read(const ReadRequest& request, const Library& library);

}  // namespace tilecast::api
