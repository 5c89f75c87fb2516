#pragma once

#include <string>

#include "api/library.hpp"
#include "api/request.hpp"
#include "api/scaling_request.hpp"
#include "api/trust_request.hpp"
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
/// What speaks for the number of groups asked for: gap, stability, Ward's tree.
Json evidence(const EvidenceRequest& request, const Library& library);
/// What the rules for k say of the evidence so far.
Json verdict(const std::vector<TriedK>& tried);
/// What random weights, redrawn runs and other methods do to the ranking.
Json robustness(const RobustnessRequest& request, const Library& library);
/// What more of the same accelerator gains, and where it stops paying.
Json scaling(const ScalingRequest& request, const Library& library);
/// What the same hardware gained from round to round.
Json gain(const Filter& filter, const Library& library);
/// Every result of the benchmark that the filter leaves out, and why.
Json left_out(const Filter& filter, const Library& library);
/// One result in full.
Expected<Json> result(const std::string& id, const Library& library);
/// Own rows from files.
Json read(const ReadRequest& request, const Library& library);

}  // namespace tilecast::api
