#include "analysis/scaling/laws.hpp"

#include <cmath>

#include "base/math.hpp"

namespace tilecast::analysis {

double amdahl_speedup(double serial_fraction, double processors) {
  return 1 / (serial_fraction + (1 - serial_fraction) / processors);
}

double gustafson_speedup(double serial_fraction, double processors) {
  return processors - serial_fraction * (processors - 1);
}

std::optional<double> karp_flatt(double speedup, double processors) {
  if (!(processors > 1 && speedup > 0)) return std::nullopt;
  return (1 / speedup - 1 / processors) / (1 - 1 / processors);
}

std::optional<double> elasticity(double count_1, double time_1, double count_2, double time_2) {
  const bool positive = count_1 > 0 && count_2 > 0 && time_1 > 0 && time_2 > 0;
  if (!positive || count_1 == count_2) return std::nullopt;
  return -math::log(time_2 / time_1) / math::log(count_2 / count_1);
}

double Usl::throughput(double processors) const {
  return gamma * processors / (1 + alpha * (processors - 1) + beta * processors * (processors - 1));
}

std::optional<double> Usl::peak() const {
  if (!(beta > 0 && alpha < 1)) return std::nullopt;
  return std::sqrt((1 - alpha) / beta);
}

std::optional<double> Usl::optimal_count() const { return alpha > 0 ? std::optional(1 / alpha) : std::nullopt; }

std::optional<double> Usl::ceiling() const { return alpha > 0 ? std::optional(gamma / alpha) : std::nullopt; }

}  // namespace tilecast::analysis
