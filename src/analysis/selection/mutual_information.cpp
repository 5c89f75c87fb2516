#include "analysis/selection/mutual_information.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

constexpr double kEulerGamma = 0.57721566490153286061;

/// ψ(m) for m = 1 … n, at index m: ψ(1) = −γ and ψ(m + 1) = ψ(m) + 1/m.
std::vector<double> digamma_table(std::size_t n) {
  std::vector<double> digamma(n + 1, -kEulerGamma);
  for (std::size_t m = 1; m < n; ++m) digamma[m + 1] = digamma[m] + 1 / static_cast<double>(m);
  return digamma;
}

std::vector<double> scaled(std::span<const double> values, double deviation) {
  std::vector<double> result(values.begin(), values.end());
  for (double& value : result) value /= deviation;
  return result;
}

/// How many points lie near point i in the plane and in each sample alone, all without i itself.
struct Neighbourhood {
  std::size_t joint;
  std::size_t in_a;
  std::size_t in_b;
};

/// Counts within the distance of the k-th neighbour (larger of both differences). Points at exactly that distance
/// do not count, unless it is 0: then all points that coincide do.
Neighbourhood neighbourhood(const std::vector<double>& a, const std::vector<double>& b, std::size_t i, int k,
                            std::vector<double>& distances) {
  const std::size_t n = a.size();
  for (std::size_t j = 0; j < n; ++j) distances[j] = std::max(std::fabs(a[j] - a[i]), std::fabs(b[j] - b[i]));
  // Place 0 holds point i itself.
  std::nth_element(distances.begin(), distances.begin() + k, distances.end());
  const double radius = distances[k];
  const auto within = [radius](double gap) { return radius > 0 ? gap < radius : gap == 0; };
  Neighbourhood found = {static_cast<std::size_t>(k), 0, 0};
  for (std::size_t j = 0; j < n; ++j) {
    found.in_a += j != i && within(std::fabs(a[j] - a[i]));
    found.in_b += j != i && within(std::fabs(b[j] - b[i]));
  }
  if (radius == 0) found.joint = static_cast<std::size_t>(std::count(distances.begin(), distances.end(), 0.0)) - 1;
  return found;
}

}  // namespace

double mutual_information(std::span<const double> a, std::span<const double> b, int neighbours) {
  const std::size_t n = a.size();
  const double a_deviation = population_deviation(a).value_or(0);
  const double b_deviation = population_deviation(b).value_or(0);
  if (neighbours < 1 || n != b.size() || n <= static_cast<std::size_t>(neighbours)) return 0;
  if (!(a_deviation > 0 && b_deviation > 0)) return 0;

  const std::vector<double> a_scaled = scaled(a, a_deviation);
  const std::vector<double> b_scaled = scaled(b, b_deviation);
  const std::vector<double> digamma = digamma_table(n);
  std::vector<double> distances(n);
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const Neighbourhood near = neighbourhood(a_scaled, b_scaled, i, neighbours, distances);
    sum += digamma[near.joint] - digamma[near.in_a + 1] - digamma[near.in_b + 1];
  }
  return std::max(0.0, sum / static_cast<double>(n) + digamma[n]);
}

}  // namespace tilecast::analysis
