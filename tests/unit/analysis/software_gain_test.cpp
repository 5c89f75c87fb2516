#include "analysis/scaling/software_gain.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <deque>

#include "analysis/scaling/best_by_size.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

/// Configurations with the results they point to.
struct Rows {
  std::deque<Result> results;
  std::vector<Configuration> all;

  void add(const char* round, const char* accelerator, double count, double time) {
    Result& result = results.emplace_back();
    result.round = round;
    Configuration& row = all.emplace_back();
    row.result = &result;
    row.accelerator = accelerator;
    row.accelerators_total = count;
    row.time_to_train_min = time;
  }
};

Rows two_kinds() {
  Rows rows;
  rows.add("v2.0", "B", 8, 30);
  rows.add("v1.0", "B", 8, 44);
  rows.add("v1.0", "B", 8, 40);
  rows.add("v4.0", "B", 8, 10);
  rows.add("v1.0", "B", 16, 20);
  rows.add("v1.0", "A", 8, 50);
  rows.add("v2.0", "A", 8, 55);
  rows.add("v9.9", "A", 8, 1);
  return rows;
}

const std::vector<std::string> kRounds = {"v1.0", "v1.1", "v2.0", "v3.0", "v4.0"};

}  // namespace

TEST_CASE("the same hardware from round to round", "[software_gain]") {
  const Rows rows = two_kinds();
  const std::vector<SoftwareGain> gains = software_gains(rows.all, kRounds);
  REQUIRE(gains.size() == 2);
  CHECK(gains[0].kind == "B");
  REQUIRE(gains[0].rounds.size() == 3);
  CHECK(gains[0].rounds[0].position == 2);
  CHECK_FALSE(gains[0].rounds[0].gain);
  CHECK(*gains[0].rounds[1].gain == Approx(40.0 / 30));
  CHECK(*gains[0].rounds[2].gain == Approx(3));
  CHECK(gains[0].total_gain == Approx(4));
  // Four rounds lie between v1.0 and v4.0.
  CHECK(gains[0].gain_per_round == Approx(std::sqrt(2.0)));
  CHECK(gains[1].kind == "A");
  CHECK(gains[1].total_gain < 1);
}

TEST_CASE("own rows have no round", "[software_gain]") {
  Rows rows = two_kinds();
  const OwnRow own;
  for (Configuration& row : rows.all) {
    row.result = nullptr;
    row.own = &own;
  }
  CHECK(software_gains(rows.all, kRounds).empty());
}

TEST_CASE("the fastest entry of each size of a kind", "[software_gain]") {
  Rows rows = two_kinds();
  CHECK(best_by_size(rows.all, "B") == std::vector<int>{3, 4});
  CHECK(best_by_size(rows.all, "none").empty());
  DeviceSpec device;
  device.gpu = "B";
  rows.all[5].device = &device;
  CHECK(accelerator_kind(rows.all[5]) == "B");
  const std::vector<KindSizes> kinds = kinds_by_sizes(rows.all);
  REQUIRE(kinds.size() == 2);
  CHECK(kinds[0].kind == "B");
  CHECK(kinds[0].sizes == 2);
}
