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

Matrix criteria_matrix(const std::vector<Configuration>& rows, std::vector<int>& members) {
  std::vector<std::array<double, 3>> criteria;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto values = criteria_of(rows[i]);
    if (!values) continue;
    members.push_back(static_cast<int>(i));
    criteria.push_back(*values);
  }
  Matrix matrix(static_cast<Eigen::Index>(criteria.size()), 3);
  for (Eigen::Index i = 0; i < matrix.rows(); ++i)
    for (Eigen::Index j = 0; j < 3; ++j)
      matrix(i, j) = criteria[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
  return matrix;
}

Scores topsis_scores(const std::vector<Configuration>& rows, const TopsisBounds& bounds) {
  Scores scores(rows.size());
  if (!bounds) return scores;
  std::vector<int> members;
  const Matrix criteria = criteria_matrix(rows, members);
  constexpr double kEqual[] = {1.0 / 3, 1.0 / 3, 1.0 / 3};
  constexpr Direction kDirections[] = {Direction::kCost, Direction::kBenefit, Direction::kBenefit};
  const std::vector<double> closeness = topsis_bounded(criteria, kEqual, kDirections, *bounds);
  for (std::size_t i = 0; i < members.size(); ++i) scores[static_cast<std::size_t>(members[i])] = closeness[i];
  return scores;
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

void rank_by_weighted_product(Ranking& ranking, const std::vector<double>& times, const std::vector<double>& counts,
                              double weight) {
  const std::vector<double> logs = time_cost_score(times, counts, weight);
  put_in_order(ranking, Scores(logs.begin(), logs.end()));
  for (std::size_t i = 0; i < logs.size(); ++i) ranking.score[i] = math::exp(logs[i]);
}

void rank_by_topsis(Ranking& ranking, const std::vector<Configuration>& rows, const TopsisBounds& bounds) {
  ranking.score = topsis_scores(rows, bounds);
  put_in_order(ranking, ranking.score);
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (!ranking.score[i])
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

TopsisBounds frozen_bounds(const std::vector<Configuration>& references) {
  std::vector<int> members;
  const Matrix criteria = criteria_matrix(references, members);
  if (members.empty()) return std::nullopt;
  const std::vector<Bounds> bounds = column_bounds(criteria);
  return std::array<Bounds, 3>{bounds[0], bounds[1], bounds[2]};
}

Ranking rank_configurations(const std::vector<Configuration>& rows, const RankingOptions& options,
                            const TopsisBounds& bounds) {
  std::vector<double> times, counts, minutes;
  for (const Configuration& row : rows) {
    times.push_back(row.time_to_train_min);
    counts.push_back(row.accelerators_total);
    minutes.push_back(row.accelerator_minutes());
  }
  Ranking ranking;
  ranking.score.assign(rows.size(), std::nullopt);
  ranking.unranked_reason.assign(rows.size(), {});
  ranking.pareto_layer = pareto_layers(times, minutes);
  ranking.intervals = winner_intervals(times, counts);
  switch (options.method) {
    case Method::kWeightedProduct:
      rank_by_weighted_product(ranking, times, counts, options.weight_time);
      break;
    case Method::kTopsis:
      rank_by_topsis(ranking, rows, bounds);
      break;
    case Method::kPareto:
      rank_by_layer(ranking, times);
      break;
  }
  return ranking;
}

}  // namespace tilecast::analysis
