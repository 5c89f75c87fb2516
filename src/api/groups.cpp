#include "analysis/clustering/grouping.hpp"
#include "analysis/ranking/ranking.hpp"
#include "api/commands.hpp"
#include "api/comparison.hpp"
#include "api/grouping_report.hpp"
#include "api/words.hpp"
#include "report/groups_report.hpp"

namespace tilecast::api {

Json groups(const AnalysisRequest& request, const Library& library) {
  const Comparison comparison = compare(request.filter, request.own, library);
  const auto grouping = analysis::group_configurations(comparison.rows, request.grouping);
  const auto ranking = analysis::rank_configurations(comparison.rows, request.ranking, comparison.bounds);
  const int best = ranking.order.empty() ? -1 : ranking.order.front();

  report::GroupsReport report;
  report.filter = request.filter;
  report.by_k = analysis::figures_by_k(comparison.rows, request.grouping);
  report.groups = described_groups(comparison, grouping, library.find_benchmark(request.filter.benchmark)->claim, best);
  report.grouping = grouping_report(request.grouping, grouping);
  report.notes = comparison.notes;
  for (const std::string& note : grouping.notes) report.notes.push_back(with_noun(note, comparison.nouns));
  return to_json(report);
}

}  // namespace tilecast::api
