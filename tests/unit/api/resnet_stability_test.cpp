// The table by which five groups of ResNet-50 results were found to stand up: gap and cluster-wise stability for each
// number of groups, and agreement with Ward's tree.

#include <catch2/catch.hpp>

#include "analysis/clustering/evidence.hpp"
#include "support/resnet.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

const std::vector<Configuration>& rows() { return tests::resnet().rows; }

/// By count, time and throughput per accelerator.
GroupingOptions first_view() {
  GroupingOptions options;
  options.features = {features()[0], features()[1], features()[2]};
  return options;
}

struct Row {
  int k;
  double gap, least_stable, tolerance;
};

constexpr Row kTable[] = {{2, 1.19, 0.94, 0.1},  {3, 1.35, 0.85, 0.1}, {4, 1.46, 0.79, 0.1},
                          {5, 1.69, 0.92, 0.02}, {6, 1.76, 0.80, 0.1}, {7, 1.83, 0.76, 0.1},
                          {8, 1.92, 0.69, 0.1},  {9, 2.00, 0.70, 0.1}, {10, 2.04, 0.64, 0.1}};

}  // namespace

TEST_CASE("five groups are the most stable, and the gap does not pick them") {
  std::vector<Gap> gaps;
  std::vector<LeastStable> tried;
  for (const Row& row : kTable) {
    const Evidence evidence = *evidence_for(rows(), row.k, first_view(), {.gap_draws = 100});
    gaps.push_back(*evidence.gap);
    tried.push_back(evidence.least_stable());
    CAPTURE(row.k);
    CHECK(gaps.back().gap == Approx(row.gap).margin(0.04));
    CHECK(gaps.back().s == Approx(0.035).margin(0.01));
    CHECK(tried.back().jaccard == Approx(row.least_stable).margin(row.tolerance));
  }
  CHECK(most_stable_k(tried) == 5);
  CHECK(smallest_sufficient_k(gaps) == 9);
}

TEST_CASE("fifty starts on each resample choose five groups too") {
  std::vector<LeastStable> tried;
  for (int k = 3; k <= 10; ++k) {
    tried.push_back(evidence_for(rows(), k, first_view(), {.gap_draws = 1, .restarts = 50})->least_stable());
  }
  CHECK(tried[2].jaccard == Approx(0.92).margin(0.02));
  CHECK(most_stable_k(tried) == 5);
}

TEST_CASE("Ward's tree agrees with k-means at five groups") {
  const Evidence evidence = *evidence_for(rows(), 5, first_view(), {.gap_draws = 1, .bootstraps = 1});
  CHECK(evidence.ward_agreement == Approx(0.82).margin(0.005));
  REQUIRE(evidence.ward_group.size() == 240);
  for (const int group : evidence.ward_group) CHECK((group >= 1 && group <= 5));
}

TEST_CASE("rows nearer to another group are named") {
  const Grouping grouping = group_configurations(rows(), first_view());
  const Evidence evidence = *evidence_for(rows(), 5, first_view(), {.gap_draws = 1, .bootstraps = 1});
  std::vector<int> negative;
  for (int i = 0; i < 240; ++i) {
    if (*grouping.silhouette[i] < 0) negative.push_back(i);
  }
  CHECK_FALSE(negative.empty());
  CHECK(evidence.misplaced == negative);
}

TEST_CASE("one k does not depend on the others that were asked for") {
  const EvidenceOptions few{.gap_draws = 5, .bootstraps = 5};
  const Evidence alone = *evidence_for(rows(), 6, first_view(), few);
  (void)evidence_for(rows(), 4, first_view(), few);
  const Evidence again = *evidence_for(rows(), 6, first_view(), few);
  CHECK(again.stability == alone.stability);
  CHECK(again.gap->gap == alone.gap->gap);
}

TEST_CASE("too few rows have no evidence for groups") {
  const std::vector<Configuration> few(rows().begin(), rows().begin() + 11);
  CHECK_FALSE(evidence_for(few, 3, first_view(), {}));
  const std::vector<Configuration> enough(rows().begin(), rows().begin() + 12);
  CHECK(evidence_for(enough, 3, first_view(), {.gap_draws = 2, .bootstraps = 2}));
  CHECK_FALSE(evidence_for(enough, 12, first_view(), {}));
  CHECK_FALSE(evidence_for(rows(), 1, first_view(), {}));
}
