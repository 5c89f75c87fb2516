// The table by which five groups of ResNet-50 results were found to stand up: gap and cluster-wise stability for each
// number of groups, and agreement with Ward's tree.

#include <algorithm>
#include <catch2/catch.hpp>

#include "analysis/clustering/gap.hpp"
#include "analysis/clustering/indices.hpp"
#include "analysis/clustering/kmeans.hpp"
#include "analysis/clustering/stability.hpp"
#include "analysis/clustering/ward.hpp"
#include "analysis/features/feature.hpp"
#include "analysis/features/standardise.hpp"
#include "support/resnet.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

/// Standardised logarithms of count, time and throughput per accelerator.
const Matrix& grouped_by() {
  static const Matrix x = [] {
    std::vector<const Configuration*> rows;
    for (const Configuration& row : tests::resnet().rows) rows.push_back(&row);
    return standardise(log_features(rows, {features()[0], features()[1], features()[2]}));
  }();
  return x;
}

struct Row {
  int k;
  double gap, least_stable, tolerance;
};

constexpr Row kTable[] = {{2, 1.19, 0.94, 0.1},  {3, 1.35, 0.85, 0.1}, {4, 1.46, 0.79, 0.1},
                          {5, 1.69, 0.92, 0.02}, {6, 1.76, 0.80, 0.1}, {7, 1.83, 0.76, 0.1},
                          {8, 1.92, 0.69, 0.1},  {9, 2.00, 0.70, 0.1}, {10, 2.04, 0.64, 0.1}};

}  // namespace

TEST_CASE("five groups are the most stable, and the gap does not pick them", "[resnet]") {
  std::vector<Gap> gaps;
  std::vector<LeastStable> tried;
  for (const Row& row : kTable) {
    const Clustering found = kmeans(grouped_by(), {.k = row.k});
    gaps.push_back(*gap_statistic(grouped_by(), row.k, found.inertia, {.draws = 100}));
    const std::vector<double> stability = cluster_stability(grouped_by(), found.labels, row.k, {});
    tried.push_back({row.k, *std::min_element(stability.begin(), stability.end())});
    CAPTURE(row.k);
    CHECK(gaps.back().gap == Approx(row.gap).margin(0.04));
    CHECK(gaps.back().s == Approx(0.035).margin(0.01));
    CHECK(tried.back().jaccard == Approx(row.least_stable).margin(row.tolerance));
  }
  CHECK(most_stable_k(tried) == 5);
  CHECK(smallest_sufficient_k(gaps) == 9);
}

TEST_CASE("Ward's tree agrees with k-means at five groups", "[resnet]") {
  const Clustering found = kmeans(grouped_by(), {.k = 5});
  CHECK(adjusted_rand_index(cut_tree(ward_tree(grouped_by()), 5), found.labels) == Approx(0.82).margin(0.005));
}
