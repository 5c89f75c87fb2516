#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "api/library.hpp"
#include "base/error.hpp"
#include "model/configuration.hpp"
#include "model/filter.hpp"

namespace tilecast::api {

struct ScalingRequest {
  Filter filter;
  std::vector<OwnRow> own;
  /// Kinds of accelerator; empty: the one with most sizes.
  std::vector<std::string> accelerators;
  std::optional<std::string> reference_id;
  std::vector<double> floors = {0.8, 0.5};
  double minutes_per_minute_saved = 50;
};

Expected<ScalingRequest> read_scaling_request(const nlohmann::json& request, const Library& library);

}  // namespace tilecast::api
