#include "analysis/ranking/ranking.hpp"

#include <algorithm>

#include "analysis/ranking/order.hpp"
#include "analysis/ranking/pareto.hpp"
#include "base/math.hpp"

namespace tilecast::analysis {
namespace {

using Scores = std::vector<std::optional<double>>;

/// Criteria of TOPSIS: time, throughput per accelerator, hardware efficiency; absent if the row lacks one.
std::optional<std::array<double, 3>> criteria_of(const Configuration& row) {
  if (!row.throughput_per_accelerator_samples_per_s || !row.efficiency.hardware) return std::nullopt;
  return std::array<double, 3>{row.time_to_train_min, *row.throughput_per_accelerator_samples_per_s,
                               *row.efficiency.hardware};
}

Scores topsis_scores(const std::vector<Configuration>& rows, const TopsisBounds& bounds) {
  Scores scores(rows.size());
  if (!bounds) return scores;
  const TopsisCriteria criteria = topsis_criteria(rows);
  constexpr double kEqual[] = {1.0 / 3, 1.0 / 3, 1.0 / 3};
  const std::vector<double> closeness = topsis_bounded(criteria.values, kEqual, kTopsisDirections, *bounds);
  for (std::size_t i = 0; i < criteria.members.size(); ++i)
    scores[static_cast<std::size_t>(criteria.members[i])] = closeness[i];
  return scores;
}

/// What the weighted product and the layers see of each row.
struct TimesAndCosts {
  std::vector<double> times, counts, minutes;
};

TimesAndCosts times_and_costs(const std::vector<Configuration>& rows) {
  TimesAndCosts seen;
  for (const Configuration& row : rows) {
    seen.times.push_back(row.time_to_train_min);
    seen.counts.push_back(row.accelerators_total);
    seen.minutes.push_back(row.accelerator_minutes());
  }
  return seen;
}

/// Puts rows in order of `key`, highest first, rows without a key last in their old order; ranks count from 1.
void put_in_order(Ranking& ranking, const Scores& key) {
  std::vector<int> ranked, unranked;
  std::vector<double> values;
  for (std::size_t i = 0; i < key.size(); ++i) {
    (key[i] ? ranked : unranked).push_back(static_cast<int>(i));
    if (key[i]) values.push_back(*key[i]);
  }
  ranking.rank.assign(key.size(), std::nullopt);
  for (int position : order_by_score(values)) {
    const int row = ranked[static_cast<std::size_t>(position)];
    ranking.order.push_back(row);
    ranking.rank[static_cast<std::size_t>(row)] = static_cast<int>(ranking.order.size());
  }
  ranking.order.insert(ranking.order.end(), unranked.begin(), unranked.end());
}

void rank_by_weighted_product(Ranking& ranking, const Scores& keys) {
  put_in_order(ranking, keys);
  for (std::size_t i = 0; i < keys.size(); ++i) ranking.score[i] = math::exp(*keys[i]);
}

void rank_by_topsis(Ranking& ranking, const Scores& keys, const TopsisBounds& bounds) {
  ranking.score = keys;
  put_in_order(ranking, keys);
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (!keys[i])
      ranking.unranked_reason[i] = !bounds ? "No result of this benchmark has throughput and hardware efficiency."
                                           : "Throughput or hardware efficiency is not known for this row.";
}

void rank_by_layer(Ranking& ranking, const std::vector<double>& times) {
  for (std::size_t i = 0; i < times.size(); ++i) ranking.order.push_back(static_cast<int>(i));
  const auto key = [&](int row) {
    return std::pair(ranking.pareto_layer[static_cast<std::size_t>(row)], times[static_cast<std::size_t>(row)]);
  };
  std::stable_sort(ranking.order.begin(), ranking.order.end(), [&](int a, int b) { return key(a) < key(b); });
  ranking.rank.assign(ranking.pareto_layer.begin(), ranking.pareto_layer.end());
}

}  // namespace

TopsisCriteria topsis_criteria(const std::vector<Configuration>& rows) {
  TopsisCriteria criteria;
  std::vector<std::array<double, 3>> values;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto of_row = criteria_of(rows[i]);
    if (!of_row) continue;
    criteria.members.push_back(static_cast<int>(i));
    values.push_back(*of_row);
  }
  criteria.values.resize(static_cast<Eigen::Index>(values.size()), 3);
  for (Eigen::Index i = 0; i < criteria.values.rows(); ++i)
    for (Eigen::Index j = 0; j < 3; ++j)
      criteria.values(i, j) = values[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
  return criteria;
}

TopsisBounds frozen_bounds(const std::vector<Configuration>& references) {
  const TopsisCriteria criteria = topsis_criteria(references);
  if (criteria.members.empty()) return std::nullopt;
  const std::vector<Bounds> bounds = column_bounds(criteria.values);
  return std::array<Bounds, 3>{bounds[0], bounds[1], bounds[2]};
}

std::vector<std::optional<double>> ranking_keys(const std::vector<Configuration>& rows, const RankingOptions& options,
                                                const TopsisBounds& bounds) {
  if (options.method == Method::kTopsis) return topsis_scores(rows, bounds);
  const TimesAndCosts seen = times_and_costs(rows);
  if (options.method == Method::kWeightedProduct) {
    const std::vector<double> logs = time_cost_score(seen.times, seen.counts, options.weight_time);
    return Scores(logs.begin(), logs.end());
  }
  Scores keys;
  for (int layer : pareto_layers(seen.times, seen.minutes)) keys.push_back(-layer);
  return keys;
}

Ranking rank_configurations(const std::vector<Configuration>& rows, const RankingOptions& options,
                            const TopsisBounds& bounds) {
  const TimesAndCosts seen = times_and_costs(rows);
  const Scores keys = ranking_keys(rows, options, bounds);
  Ranking ranking;
  ranking.score.assign(rows.size(), std::nullopt);
  ranking.unranked_reason.assign(rows.size(), {});
  ranking.pareto_layer = pareto_layers(seen.times, seen.minutes);
  ranking.intervals = winner_intervals(seen.times, seen.counts);
  switch (options.method) {
    case Method::kWeightedProduct:
      rank_by_weighted_product(ranking, keys);
      break;
    case Method::kTopsis:
      rank_by_topsis(ranking, keys, bounds);
      break;
    case Method::kPareto:
      rank_by_layer(ranking, seen.times);
      break;
  }
  return ranking;
}

}  // namespace tilecast::analysis
