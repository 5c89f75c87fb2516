#include "analysis/ranking/weighted_product.hpp"

#include <cstddef>

#include "base/math.hpp"

namespace tilecast::analysis {
namespace {

/// A row's score as a line in the time weight w: at_zero + slope × w.
struct ScoreLine {
  double at_zero;
  double slope;
};

std::vector<ScoreLine> score_lines(std::span<const double> time, std::span<const double> accelerators) {
  std::vector<ScoreLine> lines;
  for (std::size_t i = 0; i < time.size(); ++i) {
    const double log_count = math::log(accelerators[i]);
    lines.push_back({-math::log(time[i]) - log_count, log_count});
  }
  return lines;
}

/// The highest line just after w = 0: of equal heights the steepest.
int first_winner(const std::vector<ScoreLine>& lines) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(lines.size()); ++i) {
    const double lead = lines[i].at_zero - lines[best].at_zero;
    if (lead > 0 || (lead == 0 && lines[i].slope > lines[best].slope)) best = i;
  }
  return best;
}

/// Where the first steeper line crosses the current winner's, of several the steepest; to = 1 and the winner itself if
/// none does before 1.
WeightInterval next_change(const std::vector<ScoreLine>& lines, int winner) {
  WeightInterval change = {0, 1, winner};
  for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
    const double steeper = lines[i].slope - lines[winner].slope;
    if (steeper <= 0) continue;
    const double crossing = (lines[winner].at_zero - lines[i].at_zero) / steeper;
    if (crossing > change.to || crossing >= 1) continue;
    if (crossing == change.to && lines[i].slope <= lines[change.winner].slope) continue;
    change = {0, crossing, i};
  }
  return change;
}

}  // namespace

std::vector<double> weighted_product(const Matrix& criteria, std::span<const double> weights,
                                     std::span<const Direction> directions) {
  std::vector<double> scores;
  for (Eigen::Index row = 0; row < criteria.rows(); ++row) {
    double log_score = 0;
    for (Eigen::Index j = 0; j < criteria.cols(); ++j) {
      const double term = weights[j] * math::log(criteria(row, j));
      log_score += directions[j] == Direction::kBenefit ? term : -term;
    }
    scores.push_back(math::exp(log_score));
  }
  return scores;
}

std::vector<double> time_cost_score(std::span<const double> time, std::span<const double> accelerators,
                                    double time_weight) {
  std::vector<double> scores;
  for (std::size_t i = 0; i < time.size(); ++i) {
    scores.push_back(-math::log(time[i]) - (1 - time_weight) * math::log(accelerators[i]));
  }
  return scores;
}

std::vector<WeightInterval> winner_intervals(std::span<const double> time, std::span<const double> accelerators) {
  if (time.empty()) return {};
  const std::vector<ScoreLine> lines = score_lines(time, accelerators);
  std::vector<WeightInterval> intervals;
  int winner = first_winner(lines);
  double from = 0;
  while (true) {
    const WeightInterval change = next_change(lines, winner);
    if (change.to > from) intervals.push_back({from, change.to, winner});
    if (change.winner == winner) return intervals;
    from = change.to;
    winner = change.winner;
  }
}

}  // namespace tilecast::analysis
