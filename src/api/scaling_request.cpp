#include "api/scaling_request.hpp"

#include <algorithm>

#include "api/filter_request.hpp"
#include "api/request_parts.hpp"

namespace tilecast::api {
namespace {

constexpr std::size_t kMostCurves = 8;
constexpr std::size_t kMostFloors = 8;
constexpr double kHighestFloor = 2;

bool is_floor(double value) { return value > 0 && value <= kHighestFloor; }

void check(FieldReader& fields, const ScalingRequest& asked) {
  if (asked.accelerators.size() > kMostCurves) fields.complain("accelerators", "At most eight kinds were expected.");
  if (asked.floors.size() > kMostFloors || !std::all_of(asked.floors.begin(), asked.floors.end(), is_floor))
    fields.complain("floors", "At most eight efficiencies above 0 and up to 2 were expected.");
  if (asked.minutes_per_minute_saved < 0 || asked.minutes_per_minute_saved > kLargestFigure)
    fields.complain("minutes_per_minute_saved", "A number from 0 on was expected, of a size that occurs.");
}

}  // namespace

Expected<ScalingRequest> read_scaling_request(const nlohmann::json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  ScalingRequest asked;
  const nlohmann::json& filter_json = fields.take("filter");
  const nlohmann::json& own_json = fields.take("own");
  fields.read("accelerators", asked.accelerators);
  fields.read("reference_id", asked.reference_id);
  fields.read("floors", asked.floors);
  fields.read("minutes_per_minute_saved", asked.minutes_per_minute_saved);
  check(fields, asked);
  if (const auto error = fields.error()) return tl::unexpected(*error);
  auto filter = read_filter(filter_json, library);
  if (!filter) return tl::unexpected(filter.error());
  auto own = read_own_rows(own_json, library);
  if (!own) return tl::unexpected(own.error());
  asked.filter = std::move(*filter);
  asked.own = std::move(*own);
  return asked;
}

}  // namespace tilecast::api
