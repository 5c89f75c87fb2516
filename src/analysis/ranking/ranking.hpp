#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "analysis/ranking/topsis.hpp"
#include "analysis/ranking/weighted_product.hpp"
#include "model/configuration.hpp"

namespace tilecast::analysis {

/// How configurations are put in order.
enum class Method {
  /// time^−w × (accelerator-minutes)^−(1 − w).
  kWeightedProduct,
  /// Closeness to the ideal on time, throughput per accelerator and hardware efficiency, equally weighted.
  kTopsis,
  /// By non-dominated layer on (time, accelerator-minutes); rows of a layer share its rank.
  kPareto,
};

struct RankingOptions {
  Method method = Method::kWeightedProduct;
  double weight_time = 0.1;
};

/// What TOPSIS scales by: bounds of time, throughput per accelerator and hardware efficiency over the reference rows,
/// so that neither filter nor own rows move them. Absent when no reference row has all three.
using TopsisBounds = std::optional<std::array<Bounds, 3>>;
TopsisBounds frozen_bounds(const std::vector<Configuration>& references);

/// What each configuration is ordered by, higher first: logarithm of the weighted product, closeness, or minus the
/// Pareto layer. Absent where the method cannot rank it. Times and counts must be positive.
std::vector<std::optional<double>> ranking_keys(const std::vector<Configuration>& rows, const RankingOptions& options,
                                                const TopsisBounds& bounds);

/// Criteria of TOPSIS, one row per configuration that has them all, and the positions of these configurations.
struct TopsisCriteria {
  Matrix values;
  std::vector<int> members;
};
TopsisCriteria topsis_criteria(const std::vector<Configuration>& rows);
constexpr std::array<Direction, 3> kTopsisDirections = {Direction::kCost, Direction::kBenefit, Direction::kBenefit};

struct Ranking {
  /// Positions in the list of configurations, best first; those that cannot be ranked come last.
  std::vector<int> order;
  /// By position in the list of configurations.
  std::vector<std::optional<double>> score;
  std::vector<std::optional<int>> rank;
  std::vector<std::string> unranked_reason;
  std::vector<int> pareto_layer;
  /// Winners of the weighted product for every weight of time; `winner` is a position in the list.
  std::vector<WeightInterval> intervals;
};

/// Ranks configurations with a positive time and count.
Ranking rank_configurations(const std::vector<Configuration>& rows, const RankingOptions& options,
                            const TopsisBounds& bounds);

}  // namespace tilecast::analysis
