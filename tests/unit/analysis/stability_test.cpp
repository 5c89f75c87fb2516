#include "analysis/clustering/stability.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

#include "analysis/clustering/kmeans.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

double least(const std::vector<double>& stability) { return *std::min_element(stability.begin(), stability.end()); }

std::vector<double> stability_of(const Matrix& x, int k) {
  return cluster_stability(x, kmeans(x, {.k = k}).labels, k, {.bootstraps = 50});
}

}  // namespace

TEST_CASE("groups that lie apart come back in every resample", "[stability]") {
  const Matrix x = tests::ruspini();
  CHECK(least(stability_of(x, 4)) > 0.95);
  CHECK(least(stability_of(x, 3)) < 0.8);
}

TEST_CASE("stability is the mean of its bootstraps, each computable alone", "[stability]") {
  const Matrix x = tests::iris();
  const std::vector<int> labels = kmeans(x, {.k = 3}).labels;
  const StabilityOptions options{.bootstraps = 4, .restarts = 5};
  std::array<double, 3> sums{};
  for (const int bootstrap : {3, 1, 0, 2}) {
    const auto jaccard = bootstrap_jaccard(x, labels, 3, bootstrap, options);
    for (std::size_t group = 0; group < 3; ++group) sums[group] += *jaccard[group];
  }
  const std::vector<double> stability = cluster_stability(x, labels, 3, options);
  for (std::size_t group = 0; group < 3; ++group) CHECK(stability[group] == Approx(sums[group] / 4).epsilon(1e-12));
}

TEST_CASE("a bootstrap in which a group has no rows does not speak about it", "[stability]") {
  Matrix x(8, 1);
  x << 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 50;
  const std::vector<int> labels = {0, 0, 0, 0, 0, 0, 0, 1};
  int silent = 0;
  for (int bootstrap = 0; bootstrap < 40; ++bootstrap) {
    const auto jaccard = bootstrap_jaccard(x, labels, 2, bootstrap, {});
    silent += !jaccard[1];
    if (jaccard[1]) CHECK(*jaccard[1] == 1);
  }
  // The last row is missed with probability (7/8)^8, about a third.
  CHECK(silent > 5);
  CHECK(silent < 25);
  CHECK(cluster_stability(x, labels, 2, {})[1] == 1);
}

TEST_CASE("k is chosen by the least stable group, among 3 to 10", "[stability]") {
  CHECK(most_stable_k(std::array<LeastStable, 4>{{{2, 0.99}, {3, 0.8}, {4, 0.9}, {5, 0.9}}}) == 4);
  CHECK(most_stable_k(std::array<LeastStable, 2>{{{10, 0.3}, {11, 0.9}}}) == 10);
  CHECK_FALSE(most_stable_k(std::array<LeastStable, 1>{{{2, 0.9}}}));
}
