#include "analysis/clustering/ward.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tilecast::analysis {
namespace {

/// Groups and their distances, kept up by the formula of Lance and Williams (1967). A group lives in the place of its
/// lowest row.
class Groups {
 public:
  explicit Groups(const Matrix& x)
      : n_(static_cast<int>(x.rows())), sizes_(n_, 1), distances_(static_cast<std::size_t>(n_) * n_) {
    for (int i = 0; i < n_; ++i) {
      for (int j = 0; j < n_; ++j) {
        for (Eigen::Index c = 0; c < x.cols(); ++c) distance(i, j) += (x(i, c) - x(j, c)) * (x(i, c) - x(j, c));
      }
    }
  }

  int first() const { return static_cast<int>(std::find_if(sizes_.begin(), sizes_.end(), is_alive) - sizes_.begin()); }

  /// The nearest other group: of equals the one asked to be preferred, then the lowest.
  int nearest(int group, int preferred) {
    int best = preferred;
    double best_distance = preferred < 0 ? std::numeric_limits<double>::infinity() : distance(group, preferred);
    for (int other = 0; other < n_; ++other) {
      if (other == group || sizes_[other] == 0 || !(best < 0 || distance(group, other) < best_distance)) continue;
      best = other;
      best_distance = distance(group, other);
    }
    return best;
  }

  Merge join(int a, int b) {
    const Merge merge{std::min(a, b), std::max(a, b), distance(a, b)};
    for (int other = 0; other < n_; ++other) {
      if (other == a || other == b || sizes_[other] == 0) continue;
      const double joined = joined_distance(merge, other);
      distance(merge.first, other) = distance(other, merge.first) = joined;
    }
    sizes_[merge.first] += sizes_[merge.second];
    sizes_[merge.second] = 0;
    return merge;
  }

 private:
  static bool is_alive(int size) { return size > 0; }

  double& distance(int i, int j) { return distances_[static_cast<std::size_t>(i) * n_ + j]; }

  double joined_distance(const Merge& merge, int other) {
    const double a = sizes_[merge.first], b = sizes_[merge.second], c = sizes_[other];
    return ((a + c) * distance(merge.first, other) + (b + c) * distance(merge.second, other) - c * merge.cost) /
           (a + b + c);
  }

  int n_;
  std::vector<int> sizes_;
  std::vector<double> distances_;
};

int root_of(const std::vector<int>& parent, int row) {
  while (parent[row] != row) row = parent[row];
  return row;
}

}  // namespace

/// By chains of nearest neighbours (Murtagh 1983): two groups that are each other's nearest are joined at once, which
/// gives the same tree as always taking the cheapest pair.
std::vector<Merge> ward_tree(const Matrix& x) {
  Groups groups(x);
  std::vector<Merge> tree;
  std::vector<int> chain;
  while (static_cast<Eigen::Index>(tree.size()) + 1 < x.rows()) {
    if (chain.empty()) chain.push_back(groups.first());
    const int last = chain.back();
    const int before = chain.size() > 1 ? chain[chain.size() - 2] : -1;
    const int next = groups.nearest(last, before);
    if (next != before) {
      chain.push_back(next);
      continue;
    }
    tree.push_back(groups.join(last, before));
    chain.resize(chain.size() - 2);
  }
  std::stable_sort(tree.begin(), tree.end(), [](const Merge& a, const Merge& b) { return a.cost < b.cost; });
  return tree;
}

std::vector<int> cut_tree(const std::vector<Merge>& tree, int k) {
  const auto rows = static_cast<int>(tree.size()) + 1;
  std::vector<int> parent(rows);
  std::iota(parent.begin(), parent.end(), 0);
  for (int i = 0; i < rows - std::max(k, 1); ++i) {
    const auto [low, high] = std::minmax({root_of(parent, tree[i].first), root_of(parent, tree[i].second)});
    parent[high] = low;
  }
  std::vector<int> labels(rows);
  int groups = 0;
  for (int row = 0; row < rows; ++row) {
    const int root = root_of(parent, row);
    labels[row] = root == row ? groups++ : labels[root];
  }
  return labels;
}

}  // namespace tilecast::analysis
