#pragma once

#include <string>
#include <vector>

#include "api/library.hpp"
#include "model/filter.hpp"
#include "report/rank_report.hpp"

namespace tilecast::api {

/// What the filter menus offer, counted over all results of the benchmark.
report::Facets facets_of(const std::string& benchmark, const Library& library);

/// For a filter that selects nothing: filters that differ from it in one field and select something, most rows first.
std::vector<report::Suggestion> suggestions_for(const Filter& filter, const Library& library);

}  // namespace tilecast::api
