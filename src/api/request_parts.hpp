#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "analysis/clustering/grouping.hpp"
#include "analysis/ranking/ranking.hpp"
#include "api/field_reader.hpp"
#include "api/library.hpp"
#include "base/error.hpp"
#include "model/configuration.hpp"
#include "model/filter.hpp"

/// Parts that requests of several commands share. null stands for a part that is left out: the first view.
namespace tilecast::api {

/// Largest whole number that every reader of JSON keeps exactly.
constexpr std::int64_t kMaxSeed = 9007199254740991;

/// Keys of the methods, in the order of `analysis::Method`.
const std::vector<std::string>& method_names();

/// What is compared, and how; defaults are the first view.
struct AnalysisRequest {
  /// Rounds are resolved.
  Filter filter;
  analysis::GroupingOptions grouping;
  analysis::RankingOptions ranking;
  std::vector<OwnRow> own;
};

/// A reader of the whole request that knows the fields every request has.
FieldReader request_fields(const nlohmann::json& request);

Expected<analysis::GroupingOptions> read_grouping(const nlohmann::json& object);
Expected<analysis::RankingOptions> read_ranking(const nlohmann::json& object);
/// Figures outside the bounds of `model/configuration.hpp` are errors.
Expected<std::vector<OwnRow>> read_own_rows(const nlohmann::json& list, const Library& library);

/// Takes these parts and ends the reading: read all other fields before. Without ranking, a `ranking` is an error.
Expected<AnalysisRequest> read_analysis(FieldReader& fields, const Library& library, bool with_ranking);

}  // namespace tilecast::api
