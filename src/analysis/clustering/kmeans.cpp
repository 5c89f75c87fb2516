#include "analysis/clustering/kmeans.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

#include "base/random.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Restarts whose inertias agree to this share are ties, and the earlier one stays.
constexpr double kTie = 1e-12;

/// Squared distance of every row to a point, column by column: the inner loop runs over contiguous memory and each
/// row's sum keeps its order however the compiler groups the rows.
void squared_distances(const Matrix& x, const double* point, std::vector<double>& distances) {
  const auto n = static_cast<std::size_t>(x.rows());
  std::fill(distances.begin(), distances.end(), 0.0);
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    const double* values = x.col(j).data();
    const double centre = point[j];
    double* sums = distances.data();
    for (std::size_t i = 0; i < n; ++i) sums[i] += (values[i] - centre) * (values[i] - centre);
  }
}

/// One run of k-means from one seeding; buffers are kept between runs.
class Lloyd {
 public:
  Lloyd(const Matrix& x, int k)
      : x_(x),
        n_(static_cast<int>(x.rows())),
        d_(static_cast<int>(x.cols())),
        k_(k),
        centres_(k * d_),
        sums_(k * d_),
        counts_(k),
        labels_(n_),
        previous_(n_),
        nearest_(n_),
        candidate_(n_),
        best_candidate_(n_) {}

  /// Runs to no change of labels, or to the limit; returns the iterations.
  int run(Pcg32& random, int max_iterations) {
    seed(random);
    std::fill(previous_.begin(), previous_.end(), -1);
    for (int iteration = 1;; ++iteration) {
      assign();
      if (labels_ == previous_ || iteration >= max_iterations) return iteration;
      update();
      previous_ = labels_;
    }
  }

  double inertia() const { return std::accumulate(nearest_.begin(), nearest_.end(), 0.0); }

  Clustering result(int iterations) const {
    Clustering clustering{labels_, Matrix(k_, d_), inertia(), iterations};
    for (int c = 0; c < k_; ++c) {
      for (int j = 0; j < d_; ++j) clustering.centres(c, j) = centres_[c * d_ + j];
    }
    return clustering;
  }

 private:
  double* centre(int c) { return centres_.data() + c * d_; }

  void place(int c, int row) {
    for (int j = 0; j < d_; ++j) centre(c)[j] = x_(row, j);
  }

  /// Greedy k-means++ (Arthur and Vassilvitskii 2007): of a few rows drawn in proportion to their squared distance to
  /// the nearest centre, the one that lowers the sum of these most.
  void seed(Pcg32& random) {
    const int first = static_cast<int>(random.below(n_));
    place(0, first);
    squared_distances(x_, centre(0), nearest_);
    for (int c = 1; c < k_; ++c) place(c, next_seed(random));
  }

  int next_seed(Pcg32& random) {
    const double total = inertia();
    double best_total = kInfinity;
    int best = 0;
    for (int trial = 0; trial < trials(); ++trial) {
      const int row = draw(random.uniform01() * total);
      const double lowered = total_with(row);
      if (lowered >= best_total) continue;
      best_total = lowered;
      best = row;
      std::swap(best_candidate_, candidate_);
    }
    std::swap(nearest_, best_candidate_);
    return best;
  }

  int trials() const { return k_ < 8 ? 3 : 4; }

  /// The row in which the running sum of nearest distances passes a value; the last one where rounding leaves none.
  int draw(double value) const {
    double running = 0;
    for (int row = 0; row < n_; ++row) {
      running += nearest_[row];
      if (running > value) return row;
    }
    return n_ - 1;
  }

  /// Fills candidate_ with the nearest distances if a row became a centre, and returns their sum.
  double total_with(int row) {
    seed_point_.resize(d_);
    for (int j = 0; j < d_; ++j) seed_point_[j] = x_(row, j);
    squared_distances(x_, seed_point_.data(), candidate_);
    double total = 0;
    for (int i = 0; i < n_; ++i) {
      candidate_[i] = std::min(candidate_[i], nearest_[i]);
      total += candidate_[i];
    }
    return total;
  }

  /// Each row to its nearest centre, the lower one of equals.
  void assign() {
    squared_distances(x_, centre(0), nearest_);
    std::fill(labels_.begin(), labels_.end(), 0);
    for (int c = 1; c < k_; ++c) {
      squared_distances(x_, centre(c), candidate_);
      for (int i = 0; i < n_; ++i) {
        const bool closer = candidate_[i] < nearest_[i];
        labels_[i] = closer ? c : labels_[i];
        nearest_[i] = closer ? candidate_[i] : nearest_[i];
      }
    }
  }

  /// Each centre to the mean of its rows.
  void update() {
    std::fill(counts_.begin(), counts_.end(), 0);
    for (const int label : labels_) ++counts_[label];
    refill_empty();
    std::fill(sums_.begin(), sums_.end(), 0.0);
    for (int j = 0; j < d_; ++j) {
      const double* values = x_.col(j).data();
      for (int i = 0; i < n_; ++i) sums_[labels_[i] * d_ + j] += values[i];
    }
    for (int c = 0; c < k_; ++c) {
      for (int j = 0; j < d_ && counts_[c] > 0; ++j) centre(c)[j] = sums_[c * d_ + j] / counts_[c];
    }
  }

  /// An empty group takes the row furthest from its centre out of a group that keeps at least one row.
  void refill_empty() {
    for (int c = 0; c < k_; ++c) {
      if (counts_[c] > 0) continue;
      int furthest = -1;
      for (int i = 0; i < n_; ++i) {
        if (counts_[labels_[i]] < 2 || nearest_[i] == 0) continue;
        if (furthest < 0 || nearest_[i] > nearest_[furthest]) furthest = i;
      }
      if (furthest < 0) return;  // fewer distinct rows than groups
      --counts_[labels_[furthest]];
      labels_[furthest] = c;
      counts_[c] = 1;
      nearest_[furthest] = 0;
    }
  }

  const Matrix& x_;
  int n_;
  int d_;
  int k_;
  std::vector<double> centres_;
  std::vector<double> sums_;
  std::vector<int> counts_;
  std::vector<int> labels_;
  std::vector<int> previous_;
  std::vector<double> nearest_;
  std::vector<double> candidate_;
  std::vector<double> best_candidate_;
  std::vector<double> seed_point_;
};

}  // namespace

Clustering kmeans(const Matrix& x, const KMeansOptions& options) {
  const int k = std::min(options.k, static_cast<int>(x.rows()));
  if (k < 1) return {};
  Lloyd lloyd(x, k);
  Clustering best;
  best.inertia = kInfinity;
  for (int restart = 0; restart < std::max(options.restarts, 1); ++restart) {
    Pcg32 random(options.seed, static_cast<std::uint64_t>(restart));
    const int iterations = lloyd.run(random, options.max_iterations);
    if (restart == 0 || lloyd.inertia() < best.inertia * (1 - kTie)) best = lloyd.result(iterations);
  }
  return best;
}

int nearest_centre(const Matrix& centres, const Vector& point) {
  int best = 0;
  double best_distance = kInfinity;
  for (int c = 0; c < centres.rows(); ++c) {
    double distance = 0;
    for (Eigen::Index j = 0; j < centres.cols(); ++j) {
      distance += (point(j) - centres(c, j)) * (point(j) - centres(c, j));
    }
    if (distance >= best_distance) continue;
    best_distance = distance;
    best = c;
  }
  return best;
}

}  // namespace tilecast::analysis
