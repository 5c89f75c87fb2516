#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <numeric>
#include <vector>

#include "analysis/matrix.hpp"
#include "base/random.hpp"

/// Random inputs for properties. RapidCheck draws sizes and seeds, the rest comes from the own generator.
namespace tilecast::tests {

inline Pcg32 any_random() { return Pcg32(*rc::gen::arbitrary<std::uint64_t>()); }

/// n × p values in [−1, 1), or on a coarse grid, where many values tie.
inline analysis::Matrix any_matrix(int max_rows, int max_columns) {
  analysis::Matrix x(*rc::gen::inRange(1, max_rows + 1), *rc::gen::inRange(1, max_columns + 1));
  const bool coarse = *rc::gen::arbitrary<bool>();
  Pcg32 random = any_random();
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
      x(i, j) = coarse ? random.below(5) : 2 * random.uniform01() - 1;
    }
  }
  return x;
}

/// n positive values over six decades.
inline std::vector<double> any_positive(int n, Pcg32& random) {
  std::vector<double> values;
  for (int i = 0; i < n; ++i) values.push_back((1 + random.below(999)) * (random.below(2) == 0 ? 0.001 : 1.0));
  return values;
}

inline std::vector<int> any_permutation(int n, Pcg32& random) {
  std::vector<int> order(n);
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  return order;
}

}  // namespace tilecast::tests
