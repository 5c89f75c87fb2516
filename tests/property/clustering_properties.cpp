#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <cmath>

#include "analysis/clustering/indices.hpp"
#include "analysis/clustering/kmeans.hpp"
#include "analysis/features/standardise.hpp"
#include "base/statistics.hpp"
#include "generators.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

constexpr double kRounding = 1e-12;

Clustering cluster(const Matrix& x, int k) {
  KMeansOptions options;
  options.k = k;
  options.restarts = 5;
  return kmeans(x, options);
}

double distance(const Matrix& x, Eigen::Index i, const Matrix& centres, Eigen::Index c) {
  double sum = 0;
  for (Eigen::Index j = 0; j < x.cols(); ++j) sum += (x(i, j) - centres(c, j)) * (x(i, j) - centres(c, j));
  return std::sqrt(sum);
}

/// Well apart: group g around 100 g on every axis.
Matrix blobs(int k, int per_group, int columns, Pcg32& random) {
  Matrix x(k * per_group, columns);
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    for (int j = 0; j < columns; ++j) x(i, j) = 100.0 * static_cast<double>(i % k) + random.uniform01();
  }
  return x;
}

}  // namespace

TEST_CASE("properties of k-means") {
  CHECK(rc::check("every row is with its nearest centre", [] {
    const Matrix x = tests::any_matrix(40, 3);
    const Clustering result = cluster(x, *rc::gen::inRange(1, 6));
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
      const double own = distance(x, i, result.centres, result.labels[i]);
      for (Eigen::Index c = 0; c < result.centres.rows(); ++c) {
        RC_ASSERT(own <= distance(x, i, result.centres, c) + kRounding);
      }
      RC_ASSERT(nearest_centre(result.centres, x.row(i).transpose()) == result.labels[i]);
    }
  }));
  CHECK(rc::check("the reported inertia is the one of the labels", [] {
    const Matrix x = tests::any_matrix(40, 3);
    const Clustering result = cluster(x, 3);
    const int k = static_cast<int>(result.centres.rows());
    RC_ASSERT(std::fabs(inertia(x, result.labels, k) - result.inertia) <= 1e-10 * (1 + result.inertia));
  }));
  CHECK(rc::check("one more group never raises the best inertia of well separated groups", [] {
    Pcg32 random = tests::any_random();
    const Matrix x = blobs(4, 6, 2, random);
    for (int k = 1; k < 4; ++k) RC_ASSERT(cluster(x, k + 1).inertia < cluster(x, k).inertia);
  }));
  CHECK(rc::check("a new order of rows gives the same groups", [] {
    Pcg32 random = tests::any_random();
    const int k = *rc::gen::inRange(2, 6);
    const Matrix x = blobs(k, 5, 2, random);
    const std::vector<int> order = tests::any_permutation(static_cast<int>(x.rows()), random);
    Matrix shuffled(x.rows(), x.cols());
    for (Eigen::Index i = 0; i < x.rows(); ++i) shuffled.row(i) = x.row(order[i]);
    const std::vector<int> labels = cluster(x, k).labels;
    const std::vector<int> shuffled_labels = cluster(shuffled, k).labels;
    std::vector<int> back(labels.size());
    for (std::size_t i = 0; i < back.size(); ++i) back[order[i]] = shuffled_labels[i];
    RC_ASSERT(adjusted_rand_index(labels, back) == 1.0);
  }));
}

TEST_CASE("properties of clustering indices") {
  CHECK(rc::check("silhouettes lie in [-1, 1]", [] {
    const Matrix x = tests::any_matrix(30, 3);
    Pcg32 random = tests::any_random();
    std::vector<int> labels;
    for (Eigen::Index i = 0; i < x.rows(); ++i) labels.push_back(static_cast<int>(random.below(4)));
    for (const double value : silhouettes(x, labels, 4)) RC_ASSERT(value >= -1 && value <= 1);
  }));
  CHECK(rc::check("the adjusted Rand index is symmetric and blind to names", [] {
    Pcg32 random = tests::any_random();
    std::vector<int> a;
    std::vector<int> b;
    for (int i = 0; i < 30; ++i) {
      a.push_back(static_cast<int>(random.below(4)));
      b.push_back(static_cast<int>(random.below(3)));
    }
    const std::vector<int> names = tests::any_permutation(4, random);
    std::vector<int> renamed;
    for (const int label : a) renamed.push_back(names[label]);
    RC_ASSERT(std::fabs(adjusted_rand_index(a, b) - adjusted_rand_index(b, a)) < kRounding);
    RC_ASSERT(std::fabs(adjusted_rand_index(renamed, b) - adjusted_rand_index(a, b)) < kRounding);
    RC_ASSERT(adjusted_rand_index(a, renamed) == 1.0);
  }));
}

TEST_CASE("properties of standardised columns") {
  CHECK(rc::check("mean 0 and deviation 1, or all zeros", [] {
    const Matrix z = standardise(tests::any_matrix(40, 4));
    for (Eigen::Index j = 0; j < z.cols(); ++j) {
      const double deviation = *population_deviation(column(z, j));
      RC_ASSERT(std::fabs(*mean(column(z, j))) < kRounding);
      RC_ASSERT(z.col(j).isZero(0) || std::fabs(deviation - 1) < kRounding);
    }
  }));
}
