#include "base/student_t.hpp"

#include <catch2/catch.hpp>
#include <cmath>

using namespace tilecast;

TEST_CASE("quantiles of Student's t", "[student_t]") {
  CHECK(*student_t_quantile(0.975, 4) == Approx(2.776445).margin(5e-7));
  CHECK(*student_t_quantile(0.5, 3) == Approx(0).margin(1e-12));
  // With one and two degrees of freedom the quantile has a closed form: tan(π(p − ½)), (2p − 1) / √(2p(1 − p)).
  CHECK(*student_t_quantile(0.75, 1) == Approx(1).epsilon(1e-12));
  CHECK(*student_t_quantile(0.975, 2) == Approx(0.95 / std::sqrt(2 * 0.975 * 0.025)).epsilon(1e-12));
  CHECK(*student_t_quantile(0.975, 1000) == Approx(1.9623391).margin(5e-7));
  CHECK(*student_t_quantile(0.025, 7) == Approx(-*student_t_quantile(0.975, 7)).epsilon(1e-12));
}

TEST_CASE("quantile and probability of Student's t undo each other", "[student_t]") {
  for (const int degrees : {1, 2, 3, 9, 40, 399}) {
    for (const double p : {0.01, 0.3, 0.6, 0.9, 0.995}) {
      CHECK(*student_t_probability(*student_t_quantile(p, degrees), degrees) == Approx(p).epsilon(1e-12));
    }
  }
}

TEST_CASE("Student's t outside its domain", "[student_t]") {
  CHECK_FALSE(student_t_quantile(0, 4));
  CHECK_FALSE(student_t_quantile(1, 4));
  CHECK_FALSE(student_t_quantile(0.9, 0));
  CHECK_FALSE(student_t_probability(1, 0));
}
