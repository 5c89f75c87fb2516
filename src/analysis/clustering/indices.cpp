#include "analysis/clustering/indices.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace tilecast::analysis {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Means and sizes of the groups; an empty group has a centre of zeros.
struct Groups {
  Matrix centres;
  std::vector<int> sizes;

  int filled() const {
    return static_cast<int>(std::count_if(sizes.begin(), sizes.end(), [](int n) { return n > 0; }));
  }
};

Groups summarise(const Matrix& x, std::span<const int> labels, int k) {
  Groups groups{Matrix::Zero(k, x.cols()), std::vector<int>(k)};
  for (const int label : labels) ++groups.sizes[label];
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    for (Eigen::Index i = 0; i < x.rows(); ++i) groups.centres(labels[i], j) += x(i, j);
    for (int g = 0; g < k; ++g) groups.centres(g, j) /= std::max(groups.sizes[g], 1);
  }
  return groups;
}

double squared_distance(const Matrix& a, Eigen::Index i, const Matrix& b, Eigen::Index j) {
  double sum = 0;
  for (Eigen::Index c = 0; c < a.cols(); ++c) sum += (a(i, c) - b(j, c)) * (a(i, c) - b(j, c));
  return sum;
}

double within_squares(const Matrix& x, std::span<const int> labels, const Groups& groups) {
  double sum = 0;
  for (Eigen::Index i = 0; i < x.rows(); ++i) sum += squared_distance(x, i, groups.centres, labels[i]);
  return sum;
}

/// Σ size × squared distance of the group's centre to the mean of all rows.
double between_squares(const Matrix& x, const Groups& groups) {
  const std::vector<int> one_group(x.rows(), 0);
  const Matrix overall = summarise(x, one_group, 1).centres;
  double sum = 0;
  for (std::size_t g = 0; g < groups.sizes.size(); ++g) {
    sum += groups.sizes[g] * squared_distance(groups.centres, static_cast<Eigen::Index>(g), overall, 0);
  }
  return sum;
}

/// From the sums of a row's distances to each group, its own included.
double silhouette(const double* distance_sums, const std::vector<int>& sizes, int own) {
  if (sizes[own] < 2) return 0;
  const double inside = distance_sums[own] / (sizes[own] - 1);
  double nearest = kInfinity;
  for (int g = 0; g < static_cast<int>(sizes.size()); ++g) {
    if (g != own && sizes[g] > 0) nearest = std::min(nearest, distance_sums[g] / sizes[g]);
  }
  const double larger = std::max(inside, nearest);
  return nearest < kInfinity && larger > 0 ? (nearest - inside) / larger : 0;
}

/// Mean distance of a group's rows to its centre.
std::vector<double> scatter(const Matrix& x, std::span<const int> labels, const Groups& groups) {
  std::vector<double> sums(groups.sizes.size());
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    sums[labels[i]] += std::sqrt(squared_distance(x, i, groups.centres, labels[i]));
  }
  for (std::size_t g = 0; g < sums.size(); ++g) sums[g] /= std::max(groups.sizes[g], 1);
  return sums;
}

double pairs(std::int64_t n) { return static_cast<double>(n * (n - 1) / 2); }

int group_count(std::span<const int> labels) {
  return labels.empty() ? 0 : *std::max_element(labels.begin(), labels.end()) + 1;
}

double pair_sum(const std::vector<int>& sizes) {
  double sum = 0;
  for (const int size : sizes) sum += pairs(size);
  return sum;
}

}  // namespace

std::vector<double> silhouettes(const Matrix& x, std::span<const int> labels, int k) {
  const auto n = static_cast<int>(x.rows());
  std::vector<int> sizes(k);
  for (const int label : labels) ++sizes[label];
  std::vector<double> distance_sums(static_cast<std::size_t>(n) * k);
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < i; ++j) {
      const double distance = std::sqrt(squared_distance(x, i, x, j));
      distance_sums[i * k + labels[j]] += distance;
      distance_sums[j * k + labels[i]] += distance;
    }
  }
  std::vector<double> result(n);
  for (int i = 0; i < n; ++i) result[i] = silhouette(distance_sums.data() + i * k, sizes, labels[i]);
  return result;
}

double mean_silhouette(const Matrix& x, std::span<const int> labels, int k) {
  double sum = 0;
  for (const double value : silhouettes(x, labels, k)) sum += value;
  return labels.empty() ? 0 : sum / static_cast<double>(labels.size());
}

double inertia(const Matrix& x, std::span<const int> labels, int k) {
  return within_squares(x, labels, summarise(x, labels, k));
}

double calinski_harabasz(const Matrix& x, std::span<const int> labels, int k) {
  const Groups groups = summarise(x, labels, k);
  const int filled = groups.filled();
  if (filled < 2) return 0;
  const double within = within_squares(x, labels, groups);
  if (within == 0) return kInfinity;
  return between_squares(x, groups) * static_cast<double>(x.rows() - filled) / (within * (filled - 1));
}

double davies_bouldin(const Matrix& x, std::span<const int> labels, int k) {
  const Groups groups = summarise(x, labels, k);
  if (groups.filled() < 2) return 0;
  const std::vector<double> spread = scatter(x, labels, groups);
  double sum = 0;
  for (int i = 0; i < k; ++i) {
    double worst = 0;
    for (int j = 0; j < k; ++j) {
      if (i == j || groups.sizes[i] == 0 || groups.sizes[j] == 0) continue;
      const double apart = std::sqrt(squared_distance(groups.centres, i, groups.centres, j));
      if (spread[i] + spread[j] > 0) worst = std::max(worst, (spread[i] + spread[j]) / apart);
    }
    sum += worst;
  }
  return sum / groups.filled();
}

double adjusted_rand_index(std::span<const int> a, std::span<const int> b) {
  const int a_count = group_count(a);
  const int b_count = group_count(b);
  std::vector<int> both(static_cast<std::size_t>(a_count) * b_count);
  std::vector<int> a_sizes(a_count);
  std::vector<int> b_sizes(b_count);
  for (std::size_t i = 0; i < a.size(); ++i) {
    ++both[a[i] * b_count + b[i]];
    ++a_sizes[a[i]];
    ++b_sizes[b[i]];
  }
  const double a_pairs = pair_sum(a_sizes);
  const double b_pairs = pair_sum(b_sizes);
  const double all_pairs = pairs(static_cast<std::int64_t>(a.size()));
  const double expected = all_pairs > 0 ? a_pairs * b_pairs / all_pairs : 0;
  const double largest = (a_pairs + b_pairs) / 2;
  // Both groupings trivial in the same way: all together, or all apart.
  if (largest == expected) return 1;
  return (pair_sum(both) - expected) / (largest - expected);
}

}  // namespace tilecast::analysis
