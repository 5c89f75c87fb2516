#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "analysis/clustering/indices.hpp"
#include "analysis/clustering/kmeans.hpp"
#include "analysis/clustering/stability.hpp"
#include "analysis/clustering/ward.hpp"
#include "analysis/ranking/rank_intervals.hpp"
#include "analysis/ranking/weight_shares.hpp"
#include "analysis/ranking/weighted_product.hpp"
#include "analysis/scaling/break_even.hpp"
#include "analysis/scaling/fits.hpp"
#include "base/statistics.hpp"
#include "generators.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

int groups_in(const std::vector<int>& labels) {
  return static_cast<int>(std::set<int>(labels.begin(), labels.end()).size());
}

}  // namespace

TEST_CASE("properties of Ward's tree") {
  CHECK(rc::check("a cut has k groups, and a coarser cut joins groups of a finer one", [] {
    const Matrix x = tests::any_matrix(30, 3);
    const std::vector<Merge> tree = ward_tree(x);
    const int k = *rc::gen::inRange(1, static_cast<int>(x.rows()) + 1);
    const std::vector<int> fine = cut_tree(tree, k);
    const std::vector<int> coarse = cut_tree(tree, std::max(1, k / 2));
    RC_ASSERT(groups_in(fine) == k);
    std::set<std::pair<int, int>> nested;
    for (std::size_t i = 0; i < fine.size(); ++i) nested.emplace(fine[i], coarse[i]);
    RC_ASSERT(static_cast<int>(nested.size()) == k);
  }));
  CHECK(rc::check("costs rise, and add up to twice the inertia of all rows", [] {
    const Matrix x = tests::any_matrix(30, 3);
    const std::vector<Merge> tree = ward_tree(x);
    double sum = 0;
    for (std::size_t i = 0; i < tree.size(); ++i) {
      if (i > 0) RC_ASSERT(tree[i].cost >= tree[i - 1].cost);
      sum += tree[i].cost;
    }
    const std::vector<int> together(static_cast<std::size_t>(x.rows()), 0);
    RC_ASSERT(std::fabs(sum - 2 * inertia(x, together, 1)) < 1e-9);
  }));
}

TEST_CASE("properties of stability") {
  CHECK(rc::check("similarities lie in (0, 1]", [] {
    const Matrix x = tests::any_matrix(30, 3);
    const int k = std::min(3, static_cast<int>(x.rows()));
    const std::vector<int> labels = kmeans(x, {.k = k, .restarts = 3}).labels;
    for (const auto& jaccard : bootstrap_jaccard(x, labels, k, *rc::gen::inRange(0, 100), {.restarts = 2})) {
      if (jaccard) RC_ASSERT(*jaccard > 0 && *jaccard <= 1);
    }
  }));
}

TEST_CASE("properties of random weights") {
  CHECK(rc::check("shares of rank 1 are the lengths of the winner intervals", [] {
    Pcg32 random = tests::any_random();
    const int n = *rc::gen::inRange(1, 40);
    const std::vector<double> time = tests::any_positive(n, random);
    const std::vector<double> count = tests::any_positive(n, random);
    std::vector<double> exact(static_cast<std::size_t>(n));
    for (const WeightInterval& interval : winner_intervals(time, count)) {
      exact[static_cast<std::size_t>(interval.winner)] += interval.to - interval.from;
    }
    const RankShares shares = weighted_product_shares(time, count, {.seed = random.next_u32()});
    // Six standard errors of a share of 10,000 draws.
    for (std::size_t i = 0; i < exact.size(); ++i) RC_ASSERT(std::fabs(shares.first[i] - exact[i]) < 0.03);
  }));
}

TEST_CASE("properties of rank bands") {
  CHECK(rc::check("bands part the order, and their rows overlap the first", [] {
    Pcg32 random = tests::any_random();
    const int n = *rc::gen::inRange(1, 40);
    std::vector<int> order = tests::any_permutation(n, random);
    std::vector<RankInterval> intervals(order.size());
    for (int place = 1; place <= n; ++place) {
      const int low = std::max(1, place - static_cast<int>(random.below(4)));
      intervals[order[place - 1]] = {low, std::min(n, place + static_cast<int>(random.below(4)))};
    }
    const std::vector<RankInterval> bands = rank_bands(order, intervals);
    for (int place = 1; place <= n; ++place) {
      const RankInterval band = bands[order[place - 1]];
      const RankInterval leader = intervals[order[band.low - 1]];
      RC_ASSERT(band.low <= place && place <= band.high);
      if (place > band.low) RC_ASSERT(intervals[order[place - 1]].low <= leader.high);
      if (band.high < n) RC_ASSERT(intervals[order[band.high]].low > leader.high);
    }
  }));
}

TEST_CASE("properties of price steps") {
  CHECK(rc::check("prices rise, and no configuration lies below the hull", [] {
    Pcg32 random = tests::any_random();
    const int n = *rc::gen::inRange(1, 30);
    const std::vector<double> times = tests::any_positive(n, random);
    const std::vector<double> costs = tests::any_positive(n, random);
    double last = 0;
    for (const PriceStep& step : price_steps(times, costs)) {
      RC_ASSERT(step.extra_minutes_per_minute_saved >= last * (1 - 1e-9));
      last = step.extra_minutes_per_minute_saved;
      for (int i = 0; i < n; ++i) {
        if (times[i] > times[step.from] || times[i] < times[step.to]) continue;
        const double line = costs[step.from] + last * (times[step.from] - times[i]);
        RC_ASSERT(costs[i] >= line * (1 - 1e-9));
      }
    }
  }));
}

TEST_CASE("properties of fits") {
  CHECK(rc::check("the universal law is found again in its own values", [] {
    Pcg32 random = tests::any_random();
    const Usl law{1 + random.uniform01() * 1000, random.uniform01() * 0.1, random.uniform01() * 0.001};
    const std::vector<double> counts = {1, 4, 8, 16, 64, 128, 512};
    std::vector<double> throughput;
    for (const double n : counts) throughput.push_back(law.throughput(n));
    for (const FitScale scale : {FitScale::kLinear, FitScale::kLogarithm}) {
      const UslFit fit = *fit_usl(counts, throughput, scale);
      RC_ASSERT(std::fabs(fit.law.gamma / law.gamma - 1) < 1e-5);
      RC_ASSERT(std::fabs(fit.law.alpha - law.alpha) < 1e-6);
      RC_ASSERT(std::fabs(fit.law.beta - law.beta) < 1e-7);
    }
  }));
}

TEST_CASE("properties of Kendall's tau-b") {
  CHECK(rc::check("symmetric, within [−1, 1], and turned by turning one sample", [] {
    Pcg32 random = tests::any_random();
    std::vector<double> a, b, turned;
    for (int i = 0; i < 20; ++i) {
      a.push_back(random.below(6));
      b.push_back(random.below(6));
      turned.push_back(-b.back());
    }
    const auto tau = kendall_tau_b(a, b);
    if (!tau) return;
    RC_ASSERT(std::fabs(*tau) <= 1 + 1e-12);
    RC_ASSERT(*kendall_tau_b(b, a) == *tau);
    RC_ASSERT(*kendall_tau_b(a, turned) == -*tau);
  }));
}
