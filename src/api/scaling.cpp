#include <list>
#include <optional>

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

/// What one kind is held against: the row chosen by the user, else the usual reference of its accelerator, else its
/// smallest measured row here. Own rows never are.
struct Reference {
  std::optional<Configuration> row;
  bool chosen = false;
};

Reference reference_of(const std::vector<int>& positions, const std::string& kind, const Comparison& comparison,
                       const ScalingRequest& request, const analysis::ConfigurationBuilder& builder) {
  for (std::size_t i = 0; i < comparison.rows.size() && request.reference_id; ++i) {
    const Configuration& row = comparison.rows[i];
    if (comparison.ids[i] == *request.reference_id && row.result && analysis::accelerator_kind(row) == kind)
      return {row, true};
  }
  for (const int position : positions) {
    const Configuration& row = comparison.rows[static_cast<std::size_t>(position)];
    if (!row.result) continue;
    const Result* usual = builder.reference_of(row.accelerator);
    return {usual ? builder.build(*usual) : row, false};
  }
  return {};
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
  std::list<Configuration> references;  // the report points to them, so they must not move
  bool any_chosen = false;
  for (const KindSizes& kind : kinds_shown(kinds, request, report.notes)) {
    const std::vector<int> positions = analysis::best_by_size(comparison.rows, kind.kind);
    const Reference reference = reference_of(positions, kind.kind, comparison, request, builder);
    any_chosen = any_chosen || reference.chosen;
    if (!reference.row) {
      report.notes.push_back("No measured row has " + kind.name + ", so yours have nothing to be held against.");
      continue;
    }
    references.push_back(*reference.row);
    report.curves.push_back(curve_figures(comparison, positions, references.back(), options));
    report.curves.back().accelerator = kind.name;
    report.curves.back().reference_chosen = reference.chosen;
  }
  if (request.reference_id && !any_chosen)
    report.notes.push_back("The reference asked for is not a measured row shown here; the smallest entry stands in.");
  return to_json(report);
}

}  // namespace tilecast::api
