#include "analysis/clustering/grouping.hpp"
#include "analysis/ranking/ranking.hpp"
#include "api/commands.hpp"
#include "api/comparison.hpp"
#include "api/facets.hpp"
#include "api/grouping_report.hpp"
#include "api/words.hpp"
#include "report/rank_report.hpp"

namespace tilecast::api {
namespace {

std::vector<report::RankedRow> ranked_rows(const Comparison& comparison, const analysis::Grouping& grouping,
                                           const analysis::Ranking& ranking) {
  std::vector<report::RankedRow> rows;
  for (int position : ranking.order) {
    const auto at = static_cast<std::size_t>(position);
    rows.push_back({comparison.ids[at], &comparison.rows[at], grouping.group[at], grouping.silhouette[at],
                    ranking.pareto_layer[at], ranking.score[at], ranking.rank[at],
                    with_noun(ranking.unranked_reason[at], comparison.nouns)});
  }
  return rows;
}

/// One entry per reason, in the order in which reasons are tried.
std::vector<report::LeftOutCount> left_out_counts(const analysis::Selection& selection, const Nouns& nouns) {
  std::map<analysis::LeftOut, int> counts;
  for (const auto& [row, reason] : selection.left_out) ++counts[reason];
  std::vector<report::LeftOutCount> entries;
  for (const auto& [reason, count] : counts)
    entries.push_back({left_out_key(reason), with_noun(left_out_sentence(reason), nouns), count});
  return entries;
}

std::vector<report::WinnerRange> winner_ranges(const analysis::Ranking& ranking, const Comparison& comparison) {
  std::vector<report::WinnerRange> ranges;
  for (const analysis::WeightInterval& interval : ranking.intervals)
    ranges.push_back({interval.from, interval.to, comparison.ids[static_cast<std::size_t>(interval.winner)]});
  return ranges;
}

std::vector<std::string> all_notes(const Comparison& comparison, const analysis::Grouping& grouping) {
  std::vector<std::string> notes = comparison.notes;
  if (comparison.rows.empty()) return notes;  // nothing selected: the suggestions say it
  for (const std::string& note : grouping.notes) notes.push_back(with_noun(note, comparison.nouns));
  return notes;
}

}  // namespace

Json rank(const AnalysisRequest& request, const Library& library) {
  const Comparison comparison = compare(request.filter, request.own, library);
  const Benchmark& benchmark = *library.find_benchmark(request.filter.benchmark);
  const auto grouping = analysis::group_configurations(comparison.rows, request.grouping);
  const auto ranking = analysis::rank_configurations(comparison.rows, request.ranking, comparison.bounds);
  const int best = ranking.order.empty() ? -1 : ranking.order.front();

  report::RankReport report;
  report.filter = request.filter;
  report.benchmark_title = benchmark.title;
  report.sample_unit = comparison.sample_unit;
  report.comparability_group = comparison.selection.comparability_group;
  report.selected = static_cast<int>(comparison.selection.rows.size());
  report.results_of_benchmark = report.selected + static_cast<int>(comparison.selection.left_out.size());
  report.own = comparison.own;
  report.left_out = left_out_counts(comparison.selection, comparison.nouns);
  report.rows = ranked_rows(comparison, grouping, ranking);
  report.groups = described_groups(comparison, grouping, benchmark.claim, best);
  report.grouping = grouping_report(request.grouping, grouping);
  report.method = method_names()[static_cast<std::size_t>(request.ranking.method)];
  report.weight_time = request.ranking.weight_time;
  report.intervals = winner_ranges(ranking, comparison);
  report.facets = facets_of(benchmark.id, library);
  if (report.selected == 0) report.suggestions = suggestions_for(request.filter, library);
  report.notes = all_notes(comparison, grouping);
  return to_json(report);
}

}  // namespace tilecast::api
