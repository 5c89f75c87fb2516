// Scaling and software gain on the ResNet-50 results themselves, with references chosen by the engine.

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

#include "analysis/scaling/best_by_size.hpp"
#include "analysis/scaling/curve.hpp"
#include "analysis/scaling/software_gain.hpp"
#include "support/resnet.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

const std::vector<Configuration>& rows() { return tests::resnet().rows; }

/// The kind that the fastest 3,584-accelerator entry is of: H100-SXM.
std::string h100() {
  const auto largest = std::find_if(rows().begin(), rows().end(),
                                    [](const Configuration& row) { return row.accelerators_total == 3584; });
  return accelerator_kind(*largest);
}

std::vector<ScalePoint> sizes_of(const std::vector<int>& positions) {
  std::vector<ScalePoint> sizes;
  for (const int position : positions) {
    const Configuration& row = rows()[position];
    sizes.push_back({row.time_to_train_min, row.accelerators_total, row.samples_to_converge});
  }
  return sizes;
}

}  // namespace

TEST_CASE("the best H100 entry of each size, from the bundled results") {
  constexpr std::array<double, 9> count = {4, 8, 16, 32, 64, 512, 768, 2528, 3584};
  constexpr std::array<double, 9> time = {25.5832,  13.2184,  7.54796,  4.50776, 2.49370,
                                          0.509267, 0.369300, 0.227939, 0.182983};
  const std::vector<ScalePoint> sizes = sizes_of(best_by_size(rows(), h100()));
  REQUIRE(sizes.size() == 9);
  for (std::size_t i = 0; i < 9; ++i) {
    CHECK(sizes[i].accelerators == count[i]);
    CHECK(sizes[i].time_min == Approx(time[i]).epsilon(1e-5));
  }
  const ConfigurationBuilder builder(
      reference_rows(tests::bundled_library().results, tests::resnet().selection.comparability_group),
      tests::bundled_library().devices);
  const Result& reference = *builder.reference_of("H100-SXM-80GB");
  CHECK(reference.time_to_train_min == sizes.front().time_min);
  CHECK(builder.reference_of("no such accelerator") == nullptr);
  const ScalingCurve curve =
      scaling_curve({reference.time_to_train_min, reference.accelerators_total, reference.samples_to_converge}, sizes);
  CHECK(*curve.sizes[8].efficiency.time == Approx(0.1560).margin(0.0005));
  CHECK(curve.usl->law.gamma == Approx(5911).epsilon(0.005));
  CHECK(curve.usl->law.alpha == Approx(4.61e-4).epsilon(0.005));
  CHECK(curve.price_steps.size() == 6);
}

TEST_CASE("kinds with five sizes or more have fitted laws") {
  for (const KindSizes& kind : kinds_by_sizes(rows())) {
    const std::vector<ScalePoint> sizes = sizes_of(best_by_size(rows(), kind.kind));
    CHECK(static_cast<int>(sizes.size()) == kind.sizes);
    const ScalingCurve curve = scaling_curve(sizes.front(), sizes);
    CHECK(curve.amdahl.has_value() == (kind.sizes >= kFewestSizes));
    CHECK(curve.power_law.has_value() == (kind.sizes >= kFewestSizes));
    if (curve.usl) CHECK((curve.usl->law.alpha >= 0 && curve.usl->law.beta >= 0));
  }
}

TEST_CASE("the gain of the same hardware follows from the fastest entries of its rounds") {
  const std::vector<SoftwareGain> gains = software_gains(rows(), tests::bundled_library().round_order);
  REQUIRE(gains.size() > 10);
  for (const SoftwareGain& gain : gains) {
    double product = 1;
    for (const RoundBest& best : gain.rounds) {
      product *= best.gain.value_or(1);
      for (const Configuration& row : rows()) {
        const bool same = row.result->round == best.round && accelerator_kind(row) == gain.kind &&
                          row.accelerators_total == gain.accelerators_total;
        if (same) CHECK(row.time_to_train_min >= rows()[best.position].time_to_train_min);
      }
    }
    CHECK(product == Approx(gain.total_gain));
  }
}
