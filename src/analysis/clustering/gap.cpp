#include "analysis/clustering/gap.hpp"

#include <cmath>
#include <vector>

#include "analysis/clustering/kmeans.hpp"
#include "analysis/features/principal_axes.hpp"
#include "analysis/ranking/topsis.hpp"
#include "base/math.hpp"
#include "base/random.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

/// Keeps these streams apart from those of k-means restarts.
constexpr std::uint64_t kGapStream = 0x6761'7000'0000;

/// As many rows as `x`, uniform in the box of its columns.
Matrix uniform_like(const Matrix& x, const std::vector<Bounds>& box, Pcg32& random) {
  Matrix drawn(x.rows(), x.cols());
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    for (Eigen::Index j = 0; j < x.cols(); ++j) {
      const Bounds& side = box[static_cast<std::size_t>(j)];
      drawn(i, j) = side.low + random.uniform01() * (side.high - side.low);
    }
  }
  return drawn;
}

}  // namespace

std::optional<Gap> gap_statistic(const Matrix& x, int k, double inertia, const GapOptions& options) {
  if (!(inertia > 0) || k < 1 || k >= x.rows() || options.draws < 1) return std::nullopt;
  // k-means sees distances only, so the rotated box need not be turned back.
  const Matrix turned = options.reference == GapReference::kBox ? x : along_principal_axes(x);
  const std::vector<Bounds> box = column_bounds(turned);
  std::vector<double> logs;
  for (int draw = 0; draw < options.draws; ++draw) {
    Pcg32 random(options.seed, kGapStream + static_cast<std::uint64_t>(draw));
    const Matrix drawn = uniform_like(turned, box, random);
    const double within = kmeans(drawn, {.k = k, .restarts = options.restarts, .seed = options.seed}).inertia;
    if (!(within > 0)) return std::nullopt;
    logs.push_back(math::log(within));
  }
  const double spread = *population_deviation(logs) * std::sqrt(1 + 1.0 / options.draws);
  return Gap{k, *mean(logs) - math::log(inertia), spread};
}

std::optional<int> smallest_sufficient_k(std::span<const Gap> gaps) {
  for (std::size_t i = 0; i + 1 < gaps.size(); ++i) {
    if (gaps[i].gap >= gaps[i + 1].gap - gaps[i + 1].s) return gaps[i].k;
  }
  return std::nullopt;
}

}  // namespace tilecast::analysis
