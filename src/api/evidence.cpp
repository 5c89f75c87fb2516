#include "analysis/clustering/evidence.hpp"

#include "analysis/clustering/grouping.hpp"
#include "api/commands.hpp"
#include "api/comparison.hpp"
#include "api/words.hpp"
#include "report/evidence_report.hpp"

namespace tilecast::api {
namespace {

std::vector<report::GroupStability> stability_of(const analysis::Evidence& evidence) {
  std::vector<report::GroupStability> stability;
  for (const double jaccard : evidence.stability)
    stability.push_back({static_cast<int>(stability.size()) + 1, jaccard});
  return stability;
}

std::vector<int> ward_sizes(const analysis::Evidence& evidence) {
  std::vector<int> sizes(static_cast<std::size_t>(evidence.k));
  for (const int group : evidence.ward_group)
    if (group > 0) ++sizes[static_cast<std::size_t>(group - 1)];
  return sizes;
}

report::EvidenceFigures figures_of(const analysis::Evidence& evidence, const analysis::Grouping& grouping,
                                   const std::vector<std::string>& ids) {
  report::EvidenceFigures figures;
  if (evidence.gap) {
    figures.gap = evidence.gap->gap;
    figures.gap_s = evidence.gap->s;
  }
  figures.stability = stability_of(evidence);
  figures.least_jaccard = evidence.least_stable().jaccard;
  figures.ward_agreement = evidence.ward_agreement;
  figures.ward_sizes = ward_sizes(evidence);
  for (const int position : evidence.misplaced) {
    const auto at = static_cast<std::size_t>(position);
    figures.misplaced.push_back({ids[at], grouping.group[at], grouping.silhouette[at].value_or(0)});
  }
  return figures;
}

}  // namespace

Json evidence(const EvidenceRequest& request, const Library& library) {
  const AnalysisRequest& asked = request.analysis;
  const Comparison comparison = compare(asked.filter, asked.own, library);
  const analysis::Grouping grouping = analysis::group_configurations(comparison.rows, asked.grouping);
  const auto found = analysis::evidence_for(comparison.rows, asked.grouping.k, asked.grouping, request.options);

  report::EvidenceReport report;
  report.filter = asked.filter;
  report.k = asked.grouping.k;
  if (found) report.evidence = figures_of(*found, grouping, comparison.ids);
  for (const std::string& note : grouping.notes) report.notes.push_back(with_noun(note, comparison.nouns));
  if (!found && report.notes.empty())
    report.notes.push_back("Evidence for " + std::to_string(report.k) + " groups needs more rows that differ.");
  return to_json(report);
}

}  // namespace tilecast::api
