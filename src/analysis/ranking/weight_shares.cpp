#include "analysis/ranking/weight_shares.hpp"

#include <algorithm>

#include "base/math.hpp"
#include "base/random.hpp"

namespace tilecast::analysis {
namespace {

/// Counts who is in front, one list of scores at a time.
class FrontCounter {
 public:
  explicit FrontCounter(std::size_t rows) : first_(rows), top_(rows) {}

  void add(const std::vector<double>& scores) {
    front_.clear();
    for (int row = 0; row < static_cast<int>(scores.size()); ++row) insert(scores, row);
    if (!front_.empty()) ++first_[front_.front()];
    for (const int row : front_) ++top_[row];
  }

  RankShares shares(int draws) const {
    RankShares shares;
    for (const int count : first_) shares.first.push_back(count / static_cast<double>(draws));
    for (const int count : top_) shares.top_ten.push_back(count / static_cast<double>(draws));
    return shares;
  }

 private:
  /// Keeps the best rows in order; of equal scores the lower row is ahead.
  void insert(const std::vector<double>& scores, int row) {
    if (front_.size() == kTopRanks) {
      if (!(scores[row] > scores[front_.back()])) return;
      front_.pop_back();
    }
    auto place = front_.end();
    while (place != front_.begin() && scores[row] > scores[*(place - 1)]) --place;
    front_.insert(place, row);
  }

  std::vector<int> first_;
  std::vector<int> top_;
  std::vector<int> front_;
};

std::vector<double> logs(std::span<const double> values) {
  std::vector<double> result;
  for (const double value : values) result.push_back(math::log(value));
  return result;
}

/// Uniform on the simplex: the lengths into which random cuts part the unit interval.
void draw_simplex(Pcg32& random, std::vector<double>& weights) {
  for (std::size_t i = 0; i + 1 < weights.size(); ++i) weights[i] = random.uniform01();
  weights.back() = 1;
  std::sort(weights.begin(), weights.end());
  for (std::size_t i = weights.size() - 1; i > 0; --i) weights[i] -= weights[i - 1];
}

/// Squared distances, column by column, to the worst and to the best value; both 0 where the bounds coincide.
struct SquaredDistances {
  Matrix to_worst;
  Matrix to_best;
};

SquaredDistances squared_distances(const Matrix& criteria, std::span<const Direction> directions,
                                   std::span<const Bounds> bounds) {
  SquaredDistances squares{Matrix::Zero(criteria.rows(), criteria.cols()),
                           Matrix::Zero(criteria.rows(), criteria.cols())};
  for (Eigen::Index j = 0; j < criteria.cols(); ++j) {
    if (!(bounds[j].high > bounds[j].low)) continue;
    for (Eigen::Index i = 0; i < criteria.rows(); ++i) {
      const double position = bounded_position(criteria(i, j), bounds[j], directions[j]);
      squares.to_worst(i, j) = position * position;
      squares.to_best(i, j) = (1 - position) * (1 - position);
    }
  }
  return squares;
}

/// d−² / (d−² + d+²), which orders rows as closeness does and needs no roots.
void squared_closeness(const SquaredDistances& squares, const std::vector<double>& weights,
                       std::vector<double>& scores) {
  for (Eigen::Index i = 0; i < squares.to_best.rows(); ++i) {
    double below = 0;
    double above = 0;
    for (Eigen::Index j = 0; j < squares.to_best.cols(); ++j) {
      const double weight = weights[j] * weights[j];
      below += weight * squares.to_worst(i, j);
      above += weight * squares.to_best(i, j);
    }
    scores[i] = below + above > 0 ? below / (below + above) : 0;
  }
}

}  // namespace

RankShares weighted_product_shares(std::span<const double> time, std::span<const double> accelerators,
                                   const WeightDraws& draws) {
  const std::vector<double> log_time = logs(time);
  const std::vector<double> log_count = logs(accelerators);
  std::vector<double> scores(time.size());
  FrontCounter counter(time.size());
  Pcg32 random(draws.seed);
  for (int draw = 0; draw < draws.draws; ++draw) {
    const double weight = random.uniform01();
    for (std::size_t i = 0; i < scores.size(); ++i) scores[i] = -log_time[i] - (1 - weight) * log_count[i];
    counter.add(scores);
  }
  return counter.shares(draws.draws);
}

RankShares topsis_shares(const Matrix& criteria, std::span<const Direction> directions, std::span<const Bounds> bounds,
                         const WeightDraws& draws) {
  const SquaredDistances squares = squared_distances(criteria, directions, bounds);
  std::vector<double> weights(static_cast<std::size_t>(criteria.cols()));
  std::vector<double> scores(static_cast<std::size_t>(criteria.rows()));
  FrontCounter counter(scores.size());
  Pcg32 random(draws.seed);
  for (int draw = 0; draw < draws.draws; ++draw) {
    draw_simplex(random, weights);
    squared_closeness(squares, weights, scores);
    counter.add(scores);
  }
  return counter.shares(draws.draws);
}

}  // namespace tilecast::analysis
