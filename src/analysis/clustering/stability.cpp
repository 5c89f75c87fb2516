#include "analysis/clustering/stability.hpp"

#include <algorithm>

#include "analysis/clustering/kmeans.hpp"
#include "base/random.hpp"

namespace tilecast::analysis {
namespace {

constexpr int kFewestGroups = 3;
constexpr int kMostGroups = 10;

/// Keeps these streams apart from those of k-means restarts.
constexpr std::uint64_t kStabilityStream = 0x6a61'6300'0000;

/// n of n row numbers with replacement, ascending: k-means then meets equal rows together.
std::vector<int> resample(int n, Pcg32& random) {
  std::vector<int> rows;
  for (int i = 0; i < n; ++i) rows.push_back(static_cast<int>(random.below(static_cast<std::uint32_t>(n))));
  std::sort(rows.begin(), rows.end());
  return rows;
}

Matrix rows_of(const Matrix& x, const std::vector<int>& rows) {
  Matrix picked(static_cast<Eigen::Index>(rows.size()), x.cols());
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    for (Eigen::Index i = 0; i < picked.rows(); ++i) picked(i, j) = x(rows[static_cast<std::size_t>(i)], j);
  }
  return picked;
}

/// Rows that old group c and new group d share, at c × k + d.
struct Overlap {
  int k;
  std::vector<int> shared;
  std::vector<int> old_sizes;
  std::vector<int> new_sizes;

  explicit Overlap(int groups) : k(groups), shared(groups * groups), old_sizes(groups), new_sizes(groups) {}

  void count(int old_group, int new_group) {
    ++shared[old_group * k + new_group];
    ++old_sizes[old_group];
    ++new_sizes[new_group];
  }

  std::optional<double> best_jaccard(int group) const {
    if (old_sizes[group] == 0) return std::nullopt;
    double best = 0;
    for (int other = 0; other < k; ++other) {
      const int both = shared[group * k + other];
      best = std::max(best, both / static_cast<double>(old_sizes[group] + new_sizes[other] - both));
    }
    return best;
  }
};

}  // namespace

std::vector<std::optional<double>> bootstrap_jaccard(const Matrix& x, std::span<const int> labels, int k, int bootstrap,
                                                     const StabilityOptions& options) {
  Pcg32 random(options.seed, kStabilityStream + static_cast<std::uint64_t>(bootstrap));
  const std::vector<int> rows = resample(static_cast<int>(x.rows()), random);
  const std::uint64_t seed = random.next_u32();
  const Clustering again = kmeans(rows_of(x, rows), {.k = k, .restarts = options.restarts, .seed = seed});
  Overlap overlap(k);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i > 0 && rows[i] == rows[i - 1]) continue;  // a row drawn twice is one row of the group
    overlap.count(labels[rows[i]], again.labels[i]);
  }
  std::vector<std::optional<double>> jaccard;
  for (int group = 0; group < k; ++group) jaccard.push_back(overlap.best_jaccard(group));
  return jaccard;
}

std::vector<double> cluster_stability(const Matrix& x, std::span<const int> labels, int k,
                                      const StabilityOptions& options) {
  std::vector<double> sums(k);
  std::vector<int> counts(k);
  for (int bootstrap = 0; bootstrap < options.bootstraps; ++bootstrap) {
    const auto jaccard = bootstrap_jaccard(x, labels, k, bootstrap, options);
    for (int group = 0; group < k; ++group) {
      sums[group] += jaccard[group].value_or(0);
      counts[group] += jaccard[group].has_value();
    }
  }
  for (int group = 0; group < k; ++group) sums[group] /= std::max(counts[group], 1);
  return sums;
}

std::optional<int> most_stable_k(std::span<const LeastStable> tried) {
  const LeastStable* best = nullptr;
  for (const LeastStable& one : tried) {
    if (one.k < kFewestGroups || one.k > kMostGroups) continue;
    const bool better = !best || one.jaccard > best->jaccard || (one.jaccard == best->jaccard && one.k < best->k);
    if (better) best = &one;
  }
  return best ? std::optional(best->k) : std::nullopt;
}

}  // namespace tilecast::analysis
