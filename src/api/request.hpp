#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "api/library.hpp"
#include "api/request_parts.hpp"
#include "base/error.hpp"
#include "model/file_report.hpp"
#include "model/filter.hpp"

namespace tilecast::api {

struct SelectRequest {
  Filter filter;
  std::uint64_t seed = 1;
};

struct ReadRequest {
  std::string benchmark;
  std::vector<FileToRead> files;
};

/// Readers of the commands' fields. Unknown fields, wrong kinds and values that the data do not know are errors that
/// name the field. `request` is the whole request object.
Expected<AnalysisRequest> read_rank_request(const nlohmann::json& request, const Library& library);
Expected<AnalysisRequest> read_groups_request(const nlohmann::json& request, const Library& library);
Expected<SelectRequest> read_select_request(const nlohmann::json& request, const Library& library);
Expected<Filter> read_filter_request(const nlohmann::json& request, const Library& library);
Expected<std::string> read_result_request(const nlohmann::json& request);
Expected<ReadRequest> read_read_request(const nlohmann::json& request, const Library& library);
Expected<bool> read_catalogue_request(const nlohmann::json& request);

/// Rounds of the first view of a benchmark: the stated ones, or all of its newest comparability group.
std::pair<std::string, std::string> default_rounds(const Benchmark& benchmark, const Library& library);

}  // namespace tilecast::api
