#include "api/facets.hpp"

#include <algorithm>
#include <map>

#include "analysis/features/row_filter.hpp"
#include "api/request.hpp"

namespace tilecast::api {
namespace {

using report::Facet;
using report::Suggestion;

constexpr std::size_t kSuggestionsOffered = 4;

/// Values of a column with their counts, most frequent first; rows without a value are not counted.
std::vector<Facet> count_values(const std::vector<const Result*>& rows, std::string Result::*field) {
  std::map<std::string, int> counts;
  for (const Result* row : rows)
    if (!(row->*field).empty()) ++counts[row->*field];
  std::vector<Facet> facets;
  for (const auto& [value, count] : counts) facets.push_back({value, count, {}});
  std::stable_sort(facets.begin(), facets.end(), [](const Facet& a, const Facet& b) { return a.count > b.count; });
  return facets;
}

std::vector<Facet> accelerators_with_vendor(const std::vector<const Result*>& rows) {
  std::vector<Facet> facets = count_values(rows, &Result::accelerator);
  for (Facet& facet : facets)
    for (const Result* row : rows)
      if (row->accelerator == facet.value) facet.vendor = row->accelerator_vendor;
  facets.erase(std::remove_if(facets.begin(), facets.end(), [](const Facet& facet) { return facet.vendor.empty(); }),
               facets.end());
  return facets;
}

std::vector<Facet> rounds_by_time(const std::vector<const Result*>& rows, const Library& library) {
  std::vector<Facet> facets = count_values(rows, &Result::round);
  const auto position = [&](const Facet& facet) { return round_position(library.round_order, facet.value); };
  std::sort(facets.begin(), facets.end(), [&](const Facet& a, const Facet& b) { return position(a) < position(b); });
  return facets;
}

int count_selected(const Filter& filter, const Library& library) {
  return static_cast<int>(analysis::select_rows(library.results, filter, library.round_order).rows.size());
}

/// The filter with one field widened.
std::vector<Suggestion> widened(const Filter& filter, const Library& library) {
  const Benchmark& benchmark = *library.find_benchmark(filter.benchmark);
  std::vector<Suggestion> wider;
  const auto add = [&](const std::string& sentence, auto change) {
    Suggestion suggestion{sentence, 0, filter};
    change(suggestion.filter);
    wider.push_back(std::move(suggestion));
  };
  const auto rounds = default_rounds(benchmark, library);
  add("Rounds " + rounds.first + " – " + rounds.second, [&](Filter& f) { f.rounds = rounds; });
  add(filter.division == "closed" ? "Open division" : "Closed division",
      [&](Filter& f) { f.division = filter.division == "closed" ? "open" : "closed"; });
  add("All vendors", [](Filter& f) { f.vendors.clear(); });
  add("All accelerators", [](Filter& f) { f.accelerators.clear(); });
  add("All availabilities", [](Filter& f) { f.availability.clear(); });
  add("Any count", [](Filter& f) { f.count_min = f.count_max = std::nullopt; });
  for (const Benchmark& other : library.benchmarks)
    add("Keep the rest, choose " + other.title, [&](Filter& f) { f.benchmark = other.id; });
  return wider;
}

}  // namespace

report::Facets facets_of(const std::string& benchmark, const Library& library) {
  std::vector<const Result*> rows;
  for (const Result& row : library.results)
    if (row.benchmark == benchmark) rows.push_back(&row);
  report::Facets facets;
  facets.rounds = rounds_by_time(rows, library);
  facets.divisions = count_values(rows, &Result::division);
  facets.vendors = count_values(rows, &Result::accelerator_vendor);
  facets.accelerators = accelerators_with_vendor(rows);
  facets.availability = count_values(rows, &Result::availability);
  for (const Result* row : rows) {
    if (row->accelerators_total <= 0) continue;
    facets.count_min =
        facets.count_max == 0 ? row->accelerators_total : std::min(facets.count_min, row->accelerators_total);
    facets.count_max = std::max(facets.count_max, row->accelerators_total);
  }
  return facets;
}

std::vector<Suggestion> suggestions_for(const Filter& filter, const Library& library) {
  std::vector<Suggestion> useful;
  for (Suggestion& suggestion : widened(filter, library)) {
    suggestion.count = count_selected(suggestion.filter, library);
    if (suggestion.count > 0) useful.push_back(std::move(suggestion));
  }
  std::stable_sort(useful.begin(), useful.end(), [](const auto& a, const auto& b) { return a.count > b.count; });
  if (useful.size() > kSuggestionsOffered) useful.resize(kSuggestionsOffered);
  return useful;
}

}  // namespace tilecast::api
