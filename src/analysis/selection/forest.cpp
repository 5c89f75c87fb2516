#include "analysis/selection/forest.hpp"

#include <algorithm>
#include <numeric>

#include "base/random.hpp"

namespace tilecast::analysis {
namespace {

/// Gains that agree to this share are ties: two columns that part the rows alike differ by rounding alone.
constexpr double kTie = 1e-12;

/// Rows of each column in ascending order, sorted once for all trees.
std::vector<std::vector<int>> sorted_rows(const Matrix& x) {
  std::vector<std::vector<int>> orders(x.cols(), std::vector<int>(x.rows()));
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    std::iota(orders[j].begin(), orders[j].end(), 0);
    const double* values = x.col(j).data();
    std::sort(orders[j].begin(), orders[j].end(),
              [values](int a, int b) { return values[a] != values[b] ? values[a] < values[b] : a < b; });
  }
  return orders;
}

struct Split {
  int feature = -1;
  double threshold = 0;
  double gain = 0;
};

/// Weight and weighted sum of the target of some rows.
struct Total {
  double weight = 0;
  double sum = 0;

  /// What these rows take from the squared error when their mean predicts them.
  double explained() const { return sum * sum / weight; }
};

/// Grows one tree; a node is the same range in every column's order.
class TreeGrower {
 public:
  TreeGrower(const Matrix& x, const Vector& y, const std::vector<std::vector<int>>& orders, int min_leaf, Pcg32& random)
      : x_(x),
        y_(y),
        min_leaf_(std::max(min_leaf, 1)),
        random_(random),
        weights_(x.rows()),
        goes_left_(x.rows()),
        columns_(x.cols()) {
    draw_bootstrap();
    orders_.reserve(orders.size());
    for (const std::vector<int>& order : orders) orders_.push_back(drawn(order));
    std::iota(columns_.begin(), columns_.end(), 0);
  }

  Tree grow() {
    const int rows = static_cast<int>(std::count_if(weights_.begin(), weights_.end(), [](double w) { return w > 0; }));
    if (orders_.empty()) {
      tree_.push_back({-1, 0, mean_of_drawn()});
    } else {
      grow(0, rows);
    }
    return std::move(tree_);
  }

 private:
  /// Weight of each row: how often n draws with replacement hit it.
  void draw_bootstrap() {
    const auto n = static_cast<std::uint32_t>(x_.rows());
    for (std::uint32_t i = 0; i < n; ++i) weights_[random_.below(n)] += 1;
  }

  std::vector<int> drawn(const std::vector<int>& order) const {
    std::vector<int> rows;
    std::copy_if(order.begin(), order.end(), std::back_inserter(rows), [&](int row) { return weights_[row] > 0; });
    return rows;
  }

  double mean_of_drawn() const {
    Total total;
    for (Eigen::Index row = 0; row < x_.rows(); ++row) add(total, static_cast<int>(row));
    return total.sum / total.weight;
  }

  void add(Total& total, int row) const {
    total.weight += weights_[row];
    total.sum += weights_[row] * y_(row);
  }

  /// Adds the node of the rows at first … last − 1, and all below it.
  void grow(int first, int last) {
    const std::size_t node = tree_.size();
    Total total;
    for (int i = first; i < last; ++i) add(total, orders_[0][i]);
    tree_.push_back({-1, 0, total.sum / total.weight});

    const Split split = best_split(first, last, total);
    if (split.feature < 0) return;
    const int middle = part(first, last, split);
    tree_[node].feature = split.feature;
    tree_[node].value = split.threshold;
    grow(first, middle);
    tree_[node].right = static_cast<int>(tree_.size());
    grow(middle, last);
  }

  bool is_pure(int first, int last) const {
    for (int i = first + 1; i < last; ++i) {
      if (y_(orders_[0][i]) != y_(orders_[0][first])) return false;
    }
    return true;
  }

  /// The split that explains most; feature −1 if none explains more than the node does undivided.
  Split best_split(int first, int last, const Total& total) {
    Split best{-1, 0, total.explained()};
    if (last - first < 2 * min_leaf_ || is_pure(first, last)) return best;
    random_.shuffle(columns_);
    for (const int feature : columns_) try_feature(feature, first, last, total, best);
    return best;
  }

  void try_feature(int feature, int first, int last, const Total& total, Split& best) const {
    const std::vector<int>& order = orders_[feature];
    const double* values = x_.col(feature).data();
    Total left;
    for (int i = first; i < last - min_leaf_; ++i) {
      add(left, order[i]);
      const double value = values[order[i]];
      const double next = values[order[i + 1]];
      if (i - first + 1 < min_leaf_ || value == next) continue;
      const double gain = left.explained() + Total{total.weight - left.weight, total.sum - left.sum}.explained();
      if (gain > best.gain + kTie * best.gain) best = {feature, midpoint(value, next), gain};
    }
  }

  /// Between two values, and below the larger one even if they are neighbours.
  static double midpoint(double low, double high) {
    const double middle = low + (high - low) / 2;
    return middle < high ? middle : low;
  }

  /// Moves the rows of the left side to the front in every order, each side keeping its order.
  int part(int first, int last, const Split& split) {
    const double* values = x_.col(split.feature).data();
    int middle = first;
    for (int i = first; i < last; ++i) {
      const int row = orders_[0][i];
      goes_left_[row] = values[row] <= split.threshold;
      middle += goes_left_[row];
    }
    for (std::vector<int>& order : orders_) {
      right_side_.clear();
      int place = first;
      for (int i = first; i < last; ++i) {
        if (goes_left_[order[i]]) {
          order[place++] = order[i];
        } else {
          right_side_.push_back(order[i]);
        }
      }
      std::copy(right_side_.begin(), right_side_.end(), order.begin() + place);
    }
    return middle;
  }

  const Matrix& x_;
  const Vector& y_;
  int min_leaf_;
  Pcg32& random_;
  std::vector<double> weights_;
  std::vector<char> goes_left_;
  std::vector<int> columns_;
  std::vector<std::vector<int>> orders_;
  std::vector<int> right_side_;
  Tree tree_;
};

double predict_row(const Tree& tree, const Matrix& x, Eigen::Index row) {
  std::size_t node = 0;
  while (tree[node].feature >= 0) {
    const bool left = x(row, tree[node].feature) <= tree[node].value;
    node = left ? node + 1 : static_cast<std::size_t>(tree[node].right);
  }
  return tree[node].value;
}

}  // namespace

RandomForest::RandomForest(const Matrix& x, const Vector& y, const ForestOptions& options) {
  const std::vector<std::vector<int>> orders = sorted_rows(x);
  for (int tree = 0; tree < options.trees; ++tree) {
    Pcg32 random(options.seed, static_cast<std::uint64_t>(tree));
    trees_.push_back(TreeGrower(x, y, orders, options.min_leaf, random).grow());
  }
}

Vector RandomForest::predict(const Matrix& x) const {
  Vector sums = Vector::Zero(x.rows());
  for (const Tree& tree : trees_) {
    for (Eigen::Index row = 0; row < x.rows(); ++row) sums(row) += predict_row(tree, x, row);
  }
  return sums / static_cast<double>(std::max<std::size_t>(trees_.size(), 1));
}

}  // namespace tilecast::analysis
