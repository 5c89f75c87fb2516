#include "analysis/ranking/robustness.hpp"

#include <algorithm>

#include "analysis/ranking/order.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

using Ranks = std::vector<std::optional<int>>;

/// Shares of some rows, put at their positions in the whole list.
WeightRobustness at_positions(const RankShares& shares, const std::vector<int>& members, std::size_t rows) {
  WeightRobustness placed{std::vector<std::optional<double>>(rows), std::vector<std::optional<double>>(rows)};
  for (std::size_t i = 0; i < members.size(); ++i) {
    placed.first_share[members[i]] = shares.first[i];
    placed.top_ten_share[members[i]] = shares.top_ten[i];
  }
  return placed;
}

WeightRobustness weighted_product_robustness(const std::vector<Configuration>& rows, const WeightDraws& draws) {
  std::vector<double> times, counts;
  std::vector<int> members;
  for (const Configuration& row : rows) {
    members.push_back(static_cast<int>(members.size()));
    times.push_back(row.time_to_train_min);
    counts.push_back(row.accelerators_total);
  }
  return at_positions(weighted_product_shares(times, counts, draws), members, rows.size());
}

/// The same samples in another time: rates and efficiencies change in inverse proportion.
void set_time(Configuration& row, const Configuration& published, double time_min) {
  const double speedup = published.time_to_train_min / time_min;
  row.time_to_train_min = time_min;
  if (published.throughput_per_accelerator_samples_per_s)
    row.throughput_per_accelerator_samples_per_s = *published.throughput_per_accelerator_samples_per_s * speedup;
  if (published.efficiency.hardware) row.efficiency.hardware = *published.efficiency.hardware * speedup;
  if (published.efficiency.time) row.efficiency.time = *published.efficiency.time * speedup;
}

/// Ranks from 1; rows without a key share the rank behind all others, rows of a Pareto layer its rank.
std::vector<int> ranks_by_key(const std::vector<std::optional<double>>& keys, Method method) {
  std::vector<double> values;
  for (const auto& key : keys) values.push_back(key.value_or(-1e300));
  if (method != Method::kPareto) return ranks_of(order_by_score(values));
  std::vector<int> layers;
  for (const double value : values) layers.push_back(static_cast<int>(-value));
  return layers;
}

std::vector<RankInterval> bands_of(const Ranking& ranking, const std::vector<RankInterval>& intervals, Method method) {
  if (method == Method::kPareto) return intervals;  // a layer is a band already
  std::vector<int> ranked;
  for (const int row : ranking.order) {
    if (ranking.rank[row]) ranked.push_back(row);
  }
  return rank_bands(ranked, intervals);
}

/// Ranks of the rows that both rankings rank.
struct CommonRanks {
  std::vector<double> a, b;
};

CommonRanks common_ranks(const Ranks& a, const Ranks& b) {
  CommonRanks common;
  for (std::size_t row = 0; row < a.size(); ++row) {
    if (!a[row] || !b[row]) continue;
    common.a.push_back(*a[row]);
    common.b.push_back(*b[row]);
  }
  return common;
}

}  // namespace

TimedRuns timed_runs(const Configuration& row) {
  TimedRuns runs;
  runs.time_min = row.time_to_train_min;
  if (!row.result || !row.result->runs_logged || !row.result->runs_counted) return runs;
  const auto converged = static_cast<int>(row.result->run_minutes.size());
  const auto counted = static_cast<int>(*row.result->runs_counted);
  const int fastest = std::max(0, (static_cast<int>(*row.result->runs_logged) - counted) / 2);
  runs.drop_low = static_cast<std::size_t>(fastest);
  runs.drop_high = static_cast<std::size_t>(std::max(0, converged - counted - fastest));
  runs.factor = row.result->rcp_scaling_factor.value_or(1);
  runs.minutes = row.result->run_minutes;
  return runs;
}

WeightRobustness weight_robustness(const std::vector<Configuration>& rows, Method method, const TopsisBounds& bounds,
                                   const WeightDraws& draws) {
  if (method == Method::kWeightedProduct) return weighted_product_robustness(rows, draws);
  if (method != Method::kTopsis || !bounds) return at_positions({}, {}, rows.size());
  const TopsisCriteria criteria = topsis_criteria(rows);
  return at_positions(topsis_shares(criteria.values, kTopsisDirections, *bounds, draws), criteria.members, rows.size());
}

RunRobustness run_robustness(const std::vector<Configuration>& rows, const RankingOptions& options,
                             const TopsisBounds& bounds, const RunDraws& draws) {
  std::vector<TimedRuns> runs;
  for (const Configuration& row : rows) runs.push_back(timed_runs(row));
  std::vector<Configuration> redrawn = rows;
  const auto ranks_by_time = [&](std::span<const double> times) {
    for (std::size_t i = 0; i < rows.size(); ++i) set_time(redrawn[i], rows[i], times[i]);
    return ranks_by_key(ranking_keys(redrawn, options, bounds), options.method);
  };
  const std::vector<RankInterval> intervals = rank_intervals(runs, ranks_by_time, draws);
  const Ranking published = rank_configurations(rows, options, bounds);
  const std::vector<RankInterval> bands = bands_of(published, intervals, options.method);
  RunRobustness robustness;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool ranked = published.rank[i].has_value();
    robustness.interval.push_back(ranked ? std::optional(intervals[i]) : std::nullopt);
    robustness.band.push_back(ranked ? std::optional(bands[i]) : std::nullopt);
  }
  return robustness;
}

std::vector<std::vector<std::optional<double>>> rank_agreement(const std::vector<Ranking>& rankings) {
  std::vector<std::vector<std::optional<double>>> agreement;
  for (const Ranking& first : rankings) {
    auto& line = agreement.emplace_back();
    for (const Ranking& second : rankings) {
      const CommonRanks common = common_ranks(first.rank, second.rank);
      line.push_back(kendall_tau_b(common.a, common.b));
    }
  }
  return agreement;
}

}  // namespace tilecast::analysis
