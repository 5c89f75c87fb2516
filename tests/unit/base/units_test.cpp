#include "base/units.hpp"

#include <catch2/catch.hpp>
#include <type_traits>

using namespace tilecast;

TEST_CASE("quantities of one unit add, scale and divide to a plain ratio", "[units]") {
  constexpr Minutes sum = Minutes(1.5) + Minutes(0.5) - Minutes(1);
  CHECK(sum == Minutes(1));
  CHECK(2 * sum * 3 / 4 == Minutes(1.5));
  CHECK(Minutes(6) / Minutes(4) == 1.5);
  CHECK(Watts(300) < Watts(350));
}

namespace {
template <class A, class B>
concept Addable = requires(A a, B b) {
  a + b;
};
}  // namespace

TEST_CASE("different units do not mix", "[units]") {
  STATIC_REQUIRE(Addable<Bytes, Bytes>);
  STATIC_REQUIRE_FALSE(Addable<Bytes, BytesPerSecond>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<double, Minutes>);
}
