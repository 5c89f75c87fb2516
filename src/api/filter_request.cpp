#include "api/filter_request.hpp"

#include <algorithm>
#include <optional>

#include "api/field_reader.hpp"
#include "api/request.hpp"

namespace tilecast::api {
namespace {

using nlohmann::json;

bool any_result_has(const Library& library, std::string Result::*field, const std::string& value) {
  return std::any_of(library.results.begin(), library.results.end(),
                     [&](const Result& result) { return result.*field == value; });
}

void read_known_values(FieldReader& fields, const char* key, std::vector<std::string>& target, const Library& library,
                       std::string Result::*field) {
  fields.read(key, target);
  for (const std::string& value : target)
    if (!any_result_has(library, field, value)) fields.complain(key, "No result in the data has \"" + value + "\".");
}

std::ptrdiff_t position(const Library& library, const std::string& round) {
  return round_position(library.round_order, round);
}

void read_rounds(FieldReader& fields, const Library& library, Filter& filter) {
  const json& rounds = fields.take("rounds");
  if (rounds.is_null()) return;
  const bool is_pair = rounds.is_array() && rounds.size() == 2 && rounds[0].is_string() && rounds[1].is_string();
  if (!is_pair) return fields.complain("rounds", "Two rounds, first and last, or null were expected.");
  filter.rounds = rounds.get<std::pair<std::string, std::string>>();
  for (const std::string& round : {filter.rounds->first, filter.rounds->second})
    if (!library.find_round(round)) fields.complain("rounds", "The data have no round \"" + round + "\".");
  if (position(library, filter.rounds->first) > position(library, filter.rounds->second))
    fields.complain("rounds", "The first round must not be later than the last.");
}

std::optional<double> bound(FieldReader& fields, const json& value) {
  if (value.is_null()) return std::nullopt;
  if (!value.is_number() || value.get<double>() < 0)
    fields.complain("count", "Smallest and largest count must be numbers from 0 on, or null.");
  return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

void read_count(FieldReader& fields, Filter& filter) {
  const json& count = fields.take("count");
  if (count.is_null()) return;
  if (!count.is_array() || count.size() != 2) return fields.complain("count", "A pair of bounds was expected.");
  filter.count_min = bound(fields, count[0]);
  filter.count_max = bound(fields, count[1]);
  if (filter.count_min && filter.count_max && *filter.count_min > *filter.count_max)
    fields.complain("count", "The smallest count must not exceed the largest.");
}

std::string known_ids(const Library& library) {
  std::string text;
  for (const Benchmark& benchmark : library.benchmarks) text += (text.empty() ? "" : ", ") + benchmark.id;
  return text;
}

}  // namespace

std::pair<std::string, std::string> default_rounds(const Benchmark& benchmark, const Library& library) {
  if (!benchmark.default_rounds.first.empty()) return benchmark.default_rounds;
  const Result* newest = nullptr;
  for (const Result& row : library.results)
    if (row.benchmark == benchmark.id && (!newest || position(library, row.round) > position(library, newest->round)))
      newest = &row;
  if (!newest) return {library.round_order.front(), library.round_order.back()};
  const Result* oldest = newest;
  for (const Result& row : library.results)
    if (row.comparability_group == newest->comparability_group &&
        position(library, row.round) < position(library, oldest->round))
      oldest = &row;
  return {oldest->round, newest->round};
}

Expected<Filter> read_filter(const json& object, const Library& library) {
  FieldReader fields(object, "filter");
  Filter filter;
  fields.read("benchmark", filter.benchmark);
  const Benchmark* benchmark = library.find_benchmark(filter.benchmark);
  if (!benchmark)
    fields.complain("benchmark",
                    "There is no benchmark \"" + filter.benchmark + "\"; known are " + known_ids(library) + ".");
  read_rounds(fields, library, filter);
  fields.read_choice("division", filter.division, {"closed", "open"});
  read_known_values(fields, "availability", filter.availability, library, &Result::availability);
  read_known_values(fields, "vendors", filter.vendors, library, &Result::accelerator_vendor);
  read_known_values(fields, "accelerators", filter.accelerators, library, &Result::accelerator);
  read_count(fields, filter);
  if (const auto error = fields.error()) return tl::unexpected(*error);
  if (!filter.rounds) filter.rounds = default_rounds(*benchmark, library);
  return filter;
}

}  // namespace tilecast::api
