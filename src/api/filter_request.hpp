#pragma once

#include <nlohmann/json.hpp>

#include "api/library.hpp"
#include "base/error.hpp"
#include "model/filter.hpp"

namespace tilecast::api {

/// Reads a filter and resolves its rounds; null is the first view. Values that no result has are errors.
Expected<Filter> read_filter(const nlohmann::json& object, const Library& library);

}  // namespace tilecast::api
