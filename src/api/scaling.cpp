#include <map>

#include "analysis/scaling/best_by_size.hpp"
#include "api/commands.hpp"
#include "api/comparison.hpp"
#include "api/scaling_figures.hpp"
#include "api/words.hpp"

namespace tilecast::api {
namespace {

using analysis::KindSizes;

/// The kind of this name, in the rows' spelling or the catalogue's; null if no row is of it.
const KindSizes* find_kind(const std::vector<KindSizes>& kinds, const std::string& name) {
  for (const KindSizes& kind : kinds)
    if (kind.name == name || kind.kind == name) return &kind;
  return nullptr;
}

/// The kinds asked for that have rows, each once; by default the one with most sizes.
std::vector<KindSizes> kinds_shown(const std::vector<KindSizes>& kinds, const ScalingRequest& request,
                                   std::vector<std::string>& notes) {
  std::vector<KindSizes> shown;
  for (const std::string& asked : request.accelerators) {
    const KindSizes* kind = find_kind(kinds, asked);
    if (!kind) notes.push_back("No selected row has " + asked + '.');
    if (kind && !find_kind(shown, kind->name)) shown.push_back(*kind);
  }
  if (shown.empty() && !kinds.empty()) shown.push_back(kinds.front());
  return shown;
}

/// The row that the user holds a kind against, if it is a measured one of this kind.
const Configuration* chosen_reference(const Comparison& comparison, const ScalingRequest& request,
                                      const std::string& kind) {
  if (!request.reference_id) return nullptr;
  for (std::size_t i = 0; i < comparison.rows.size(); ++i) {
    const Configuration& row = comparison.rows[i];
    if (comparison.ids[i] == *request.reference_id && row.result && analysis::accelerator_kind(row) == kind)
      return &row;
  }
  return nullptr;
}

}  // namespace

Json scaling(const ScalingRequest& request, const Library& library) {
  const Comparison comparison = compare(request.filter, request.own, library);
  const std::vector<KindSizes> kinds = analysis::kinds_by_sizes(comparison.rows);
  const analysis::ConfigurationBuilder builder(
      analysis::reference_rows(library.results, comparison.selection.comparability_group), library.devices);
  const BreakEvenOptions options{request.floors, request.minutes_per_minute_saved};

  report::ScalingReport report;
  report.filter = request.filter;
  report.notes = comparison.notes;
  for (const KindSizes& kind : kinds) report.kinds.push_back({kind.name, kind.sizes});
  // References stay where they are: the report points to them.
  std::map<std::string, Configuration> defaults;
  bool found_reference = false;
  for (const KindSizes& kind : kinds_shown(kinds, request, report.notes)) {
    const std::vector<int> positions = analysis::best_by_size(comparison.rows, kind.kind);
    const Configuration* reference = chosen_reference(comparison, request, kind.kind);
    const bool is_chosen = reference != nullptr;
    found_reference = found_reference || is_chosen;
    const Configuration& smallest = comparison.rows[static_cast<std::size_t>(positions.front())];
    if (const Result* usual = builder.reference_of(smallest.accelerator); !is_chosen && usual)
      reference = &(defaults[kind.kind] = builder.build(*usual));
    // A kind without a measured reference is held against its own smallest entry.
    report.curves.push_back(curve_figures(comparison, positions, reference ? *reference : smallest, options));
    report.curves.back().accelerator = kind.name;
    report.curves.back().reference_chosen = is_chosen;
  }
  if (request.reference_id && !found_reference)
    report.notes.push_back("The reference asked for is not a measured row shown here; the smallest entry stands in.");
  return to_json(report);
}

}  // namespace tilecast::api
