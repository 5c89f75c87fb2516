#include "analysis/ranking/robustness.hpp"

#include "analysis/clustering/grouping.hpp"
#include "analysis/ranking/sensitivity.hpp"
#include "api/commands.hpp"
#include "api/comparison.hpp"
#include "api/words.hpp"
#include "report/robustness_report.hpp"

namespace tilecast::api {
namespace {

using analysis::Method;

/// The picture of the weight range: fine enough to see who wins, coarse enough to draw.
constexpr int kWeightSteps = 50;
constexpr int kFrontOfPicture = 3;

std::optional<report::Places> places(const std::optional<analysis::RankInterval>& interval) {
  if (!interval) return std::nullopt;
  return report::Places{interval->low, interval->high};
}

std::vector<report::RowRobustness> rows_in_order(const Comparison& comparison, const analysis::Ranking& ranking,
                                                 const analysis::WeightRobustness& weights,
                                                 const analysis::RunRobustness& runs) {
  std::vector<report::RowRobustness> rows;
  for (const int position : ranking.order) {
    const auto at = static_cast<std::size_t>(position);
    const Result* result = comparison.rows[at].result;
    rows.push_back({comparison.ids[at], weights.first_share[at], weights.top_ten_share[at], places(runs.interval[at]),
                    places(runs.band[at]), result ? static_cast<int>(result->run_minutes.size()) : 0});
  }
  return rows;
}

/// Shares of the random weights under which a row of each group is first.
std::vector<report::GroupShare> group_shares(const analysis::Grouping& grouping,
                                             const analysis::WeightRobustness& weights) {
  std::vector<report::GroupShare> shares;
  for (int group = 1; group <= grouping.k; ++group) shares.push_back({group, 0});
  bool any = false;
  for (std::size_t i = 0; i < grouping.group.size(); ++i) {
    if (grouping.group[i] == 0 || !weights.first_share[i]) continue;
    shares[static_cast<std::size_t>(grouping.group[i] - 1)].first_share += *weights.first_share[i];
    any = true;
  }
  return any ? shares : std::vector<report::GroupShare>();
}

/// Rankings by every method, at the weight asked for.
std::vector<analysis::Ranking> all_rankings(const Comparison& comparison, double weight_time) {
  std::vector<analysis::Ranking> rankings;
  for (const Method method : {Method::kWeightedProduct, Method::kTopsis, Method::kPareto})
    rankings.push_back(analysis::rank_configurations(comparison.rows, {method, weight_time}, comparison.bounds));
  return rankings;
}

report::SensitivityFigures sensitivity_of(const Comparison& comparison) {
  std::vector<double> times, counts;
  for (const Configuration& row : comparison.rows) {
    times.push_back(row.time_to_train_min);
    counts.push_back(row.accelerators_total);
  }
  const auto found = analysis::weight_sensitivity(times, counts, kWeightSteps, kFrontOfPicture);
  report::SensitivityFigures figures{found.weights, {}};
  for (const analysis::RankPath& path : found.paths)
    figures.rows.push_back({comparison.ids[static_cast<std::size_t>(path.row)], path.ranks});
  return figures;
}

}  // namespace

Json robustness(const RobustnessRequest& request, const Library& library) {
  const AnalysisRequest& asked = request.analysis;
  const Comparison comparison = compare(asked.filter, asked.own, library);
  const auto grouping = analysis::group_configurations(comparison.rows, asked.grouping);
  const auto weights =
      analysis::weight_robustness(comparison.rows, asked.ranking.method, comparison.bounds, request.weights);
  const auto runs = analysis::run_robustness(comparison.rows, asked.ranking, comparison.bounds, request.runs);
  const auto rankings = all_rankings(comparison, asked.ranking.weight_time);

  report::RobustnessReport report;
  report.filter = asked.filter;
  report.method = method_names()[static_cast<std::size_t>(asked.ranking.method)];
  report.weight_time = asked.ranking.weight_time;
  report.weight_draws = request.weights.draws;
  report.run_draws = request.runs.draws;
  report.seed = request.runs.seed;
  report.rows = rows_in_order(comparison, rankings[static_cast<std::size_t>(asked.ranking.method)], weights, runs);
  report.groups = group_shares(grouping, weights);
  report.methods = method_names();
  report.tau_b = analysis::rank_agreement(rankings);
  if (asked.ranking.method == Method::kWeightedProduct) report.sensitivity = sensitivity_of(comparison);
  for (const std::string& note : comparison.notes) report.notes.push_back(with_noun(note, comparison.nouns));
  return to_json(report);
}

}  // namespace tilecast::api
