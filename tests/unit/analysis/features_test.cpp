#include <array>
#include <catch2/catch.hpp>

#include "analysis/features/efficiency.hpp"
#include "analysis/features/standardise.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

TEST_CASE("standardise uses the population deviation and zeroes constants", "[features]") {
  Matrix x(4, 2);
  x << 2, 0.1, 4, 0.1, 4, 0.1, 6, 0.1;
  const Matrix z = standardise(x);
  const double edge = 1.4142135623730951;
  CHECK(z(0, 0) == Approx(-edge));
  CHECK(z(1, 0) == 0);
  CHECK(z(3, 0) == Approx(edge));
  CHECK(z.col(1).isZero(0));
}

TEST_CASE("a scaler puts later rows into the same scaling", "[features]") {
  const Matrix x = tests::iris();
  const Matrix z = standardise(x);
  const Scaler scaler = fit_scaler(x);
  for (const int row : {0, 75, 149}) {
    const Vector own = x.row(row).transpose();
    CHECK(scaler.apply(own) == Vector(z.row(row).transpose()));
  }
}

TEST_CASE("standardise without rows", "[features]") { CHECK(standardise(Matrix(0, 3)).cols() == 3); }

TEST_CASE("only the named columns become logarithms", "[features]") {
  Matrix x(2, 2);
  x << 10, 10, 1000, 1000;
  const Matrix logs = log10_columns(x, std::array<int, 1>{1});
  CHECK(logs(1, 0) == 1000);
  CHECK(logs(0, 1) == 1);
  CHECK(logs(1, 1) == 3);
}

TEST_CASE("efficiencies of the H100 table", "[features]") {
  const tests::ScaleTable table;
  const std::array<double, 9> hardware = {1, 0.9677, 0.8474, 0.7094, 0.6412, 0.5607, 0.5773, 0.3552, 0.3433};
  const std::array<double, 9> statistical = {1, 1, 1, 1, 1, 0.7, 0.625, 0.5, 0.4545};
  const std::array<double, 9> time = {1, 0.9677, 0.8474, 0.7094, 0.6412, 0.3925, 0.3608, 0.1776, 0.1560};
  const auto point = [&](std::size_t i) {
    return ScalePoint{table.time_min[i], table.accelerators[i], table.epochs[i] * 1281167};
  };
  for (std::size_t i = 0; i < time.size(); ++i) {
    const Efficiency e = efficiency(point(0), point(i));
    CHECK(*e.hardware == Approx(hardware[i]).margin(0.0005));
    CHECK(*e.statistical == Approx(statistical[i]).margin(0.0005));
    CHECK(*e.time == Approx(time[i]).margin(0.0005));
  }
}

TEST_CASE("an efficiency lacks what its inputs lack", "[features]") {
  const Efficiency no_samples = efficiency({10, 4, {}}, {5, 8, 100.0});
  CHECK(no_samples.time);
  CHECK_FALSE(no_samples.hardware);
  CHECK_FALSE(no_samples.statistical);
  const Efficiency no_time = efficiency({0, 4, 100.0}, {5, 8, 200.0});
  CHECK_FALSE(no_time.time);
  CHECK_FALSE(no_time.hardware);
  CHECK(*no_time.statistical == 0.5);
}
