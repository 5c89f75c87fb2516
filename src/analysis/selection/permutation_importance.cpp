#include "analysis/selection/permutation_importance.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "analysis/selection/forest.hpp"
#include "base/random.hpp"

namespace tilecast::analysis {
namespace {

/// Generator streams of the permutations lie above those of the trees.
constexpr std::uint64_t kPermutationStream = std::uint64_t{1} << 32;

/// The rows of one fold apart from the rest.
struct FoldSplit {
  std::vector<int> train;
  std::vector<int> held_out;
};

FoldSplit split_at(std::span<const int> fold_of_row, int fold) {
  FoldSplit split;
  for (int row = 0; row < static_cast<int>(fold_of_row.size()); ++row) {
    (fold_of_row[row] == fold ? split.held_out : split.train).push_back(row);
  }
  return split;
}

Matrix rows_of(const Matrix& x, const std::vector<int>& rows) {
  Matrix part(rows.size(), x.cols());
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    for (std::size_t i = 0; i < rows.size(); ++i) part(static_cast<Eigen::Index>(i), j) = x(rows[i], j);
  }
  return part;
}

double squared_error(const Vector& predicted, const Vector& actual) {
  double sum = 0;
  for (Eigen::Index i = 0; i < actual.size(); ++i) sum += (predicted(i) - actual(i)) * (predicted(i) - actual(i));
  return sum;
}

double total_squares(const Vector& target) {
  double mean = 0;
  for (const double value : target) mean += value;
  mean /= static_cast<double>(target.size());
  return squared_error(Vector::Constant(target.size(), mean), target);
}

/// x with the same random order of rows in the given columns.
Matrix permuted(const Matrix& x, const std::vector<int>& columns, Pcg32& random) {
  std::vector<int> order(x.rows());
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  Matrix result = x;
  for (const int j : columns) {
    for (Eigen::Index i = 0; i < x.rows(); ++i) result(i, j) = x(order[i], j);
  }
  return result;
}

/// Every input alone, then the blocks.
std::vector<std::vector<int>> column_sets(Eigen::Index inputs, const std::vector<std::vector<int>>& blocks) {
  std::vector<std::vector<int>> sets;
  for (int j = 0; j < inputs; ++j) sets.push_back({j});
  sets.insert(sets.end(), blocks.begin(), blocks.end());
  return sets;
}

/// Squared errors summed over the folds: as predicted, and how much permuting each set of columns adds on average.
struct PooledErrors {
  double plain = 0;
  std::vector<double> added;
};

void add_fold(PooledErrors& errors, const Matrix& inputs, const Vector& target, const FoldSplit& split, int fold,
              const std::vector<std::vector<int>>& sets, const ImportanceOptions& options) {
  const ForestOptions forest_options = {options.trees, options.min_leaf, options.seed + fold};
  const RandomForest forest(rows_of(inputs, split.train), rows_of(target, split.train), forest_options);
  const Matrix x = rows_of(inputs, split.held_out);
  const Vector y = rows_of(target, split.held_out);
  const double plain = squared_error(forest.predict(x), y);
  errors.plain += plain;
  for (std::size_t set = 0; set < sets.size(); ++set) {
    Pcg32 random(options.seed + fold, kPermutationStream + set);
    for (int repeat = 0; repeat < options.repeats; ++repeat) {
      const double error = squared_error(forest.predict(permuted(x, sets[set], random)), y);
      errors.added[set] += (error - plain) / options.repeats;
    }
  }
}

}  // namespace

std::vector<int> grouped_folds(std::span<const int> groups, int folds) {
  std::map<int, int> sizes;
  for (const int group : groups) ++sizes[group];
  std::vector<std::pair<int, int>> by_size(sizes.begin(), sizes.end());
  std::stable_sort(by_size.begin(), by_size.end(), [](const auto& a, const auto& b) { return a.second > b.second; });

  std::vector<int> fold_sizes(folds);
  std::map<int, int> fold_of_group;
  for (const auto& [group, size] : by_size) {
    const auto smallest = std::min_element(fold_sizes.begin(), fold_sizes.end());
    fold_of_group[group] = static_cast<int>(smallest - fold_sizes.begin());
    *smallest += size;
  }
  std::vector<int> fold_of_row;
  for (const int group : groups) fold_of_row.push_back(fold_of_group[group]);
  return fold_of_row;
}

Importance permutation_importance(const Matrix& inputs, const Vector& target, std::span<const int> groups,
                                  const std::vector<std::vector<int>>& blocks, const ImportanceOptions& options) {
  const std::vector<std::vector<int>> sets = column_sets(inputs.cols(), blocks);
  const auto first_block = static_cast<std::ptrdiff_t>(inputs.cols());
  PooledErrors errors{0, std::vector<double>(sets.size())};
  const double total = total_squares(target);
  const std::vector<int> fold_of_row = grouped_folds(groups, options.folds);
  bool predicted = total > 0;
  for (int fold = 0; fold < options.folds && predicted; ++fold) {
    const FoldSplit split = split_at(fold_of_row, fold);
    predicted = !split.train.empty();
    if (predicted && !split.held_out.empty()) add_fold(errors, inputs, target, split, fold, sets, options);
  }
  std::vector<double> shares(sets.size());
  for (std::size_t set = 0; set < sets.size() && predicted; ++set) shares[set] = errors.added[set] / total;
  return {predicted ? 1 - errors.plain / total : 0,
          {shares.begin(), shares.begin() + first_block},
          {shares.begin() + first_block, shares.end()}};
}

}  // namespace tilecast::analysis
