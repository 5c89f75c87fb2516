#pragma once

#include <optional>
#include <vector>

#include "analysis/ranking/rank_intervals.hpp"
#include "analysis/ranking/ranking.hpp"
#include "analysis/ranking/weight_shares.hpp"
#include "model/configuration.hpp"

/// How far a ranking of configurations can be trusted: against other weights, other runs, other methods.
namespace tilecast::analysis {

/// The runs behind a configuration's time. MLPerf drops as many of the fastest as of the slowest runs and counts a run
/// that did not converge among the slowest. Own rows have no runs: their time stands.
TimedRuns timed_runs(const Configuration& row);

/// By position in the list of configurations; absent where the method cannot rank the row, or knows no weights.
struct WeightRobustness {
  std::vector<std::optional<double>> first_share;
  std::vector<std::optional<double>> top_ten_share;
};

/// Shares of random weights: of time for the weighted product, of three criteria for TOPSIS; Pareto layers have none.
WeightRobustness weight_robustness(const std::vector<Configuration>& rows, Method method, const TopsisBounds& bounds,
                                   const WeightDraws& draws);

/// By position in the list of configurations; absent where the method cannot rank the row.
struct RunRobustness {
  std::vector<std::optional<RankInterval>> interval;
  std::vector<std::optional<RankInterval>> band;
};

/// Rank intervals and bands when runs are drawn anew. Throughput and hardware efficiency follow the time; references
/// and bounds stay as published.
RunRobustness run_robustness(const std::vector<Configuration>& rows, const RankingOptions& options,
                             const TopsisBounds& bounds, const RunDraws& draws);

/// Kendall's tau-b between the orders of each two rankings of the same configurations, over the rows that both rank;
/// nullopt where fewer than two rows differ. Rows of one Pareto layer tie.
std::vector<std::vector<std::optional<double>>> rank_agreement(const std::vector<Ranking>& rankings);

}  // namespace tilecast::analysis
