#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Statistics of one or two samples. Sums run in index order. Values must be finite; what is not defined (no values,
/// samples of unequal length, no spread where a ratio needs it) is nullopt.
namespace tilecast {

std::optional<double> mean(std::span<const double> values);

/// Mean squared deviation (ddof 0).
std::optional<double> population_variance(std::span<const double> values);

/// Square root of the population variance.
std::optional<double> population_deviation(std::span<const double> values);

/// Sample deviation (ddof 1) over the mean; nullopt below two values or around a mean of 0.
std::optional<double> coefficient_of_variation(std::span<const double> values);

/// Middle value; mean of the two middle values for an even number.
std::optional<double> median(std::span<const double> values);

/// Quantile by linear interpolation between order statistics (type 7); probability in [0, 1].
std::optional<double> quantile(std::span<const double> values, double probability);

/// Mean after the `drop_low` smallest and the `drop_high` largest values are taken away; nullopt if nothing is left.
/// An MLPerf score drops one and one of five runs.
std::optional<double> trimmed_mean(std::span<const double> values, std::size_t drop_low, std::size_t drop_high);

/// Pearson's r; nullopt if either sample is constant.
std::optional<double> pearson(std::span<const double> a, std::span<const double> b);

/// Ranks from 1, ascending; equal values share the mean of their ranks.
std::vector<double> average_ranks(std::span<const double> values);

/// Spearman's rho: Pearson's r of the average ranks.
std::optional<double> spearman(std::span<const double> a, std::span<const double> b);

/// Kendall's tau-b: concordant less discordant pairs, over the geometric mean of the pairs untied in each sample.
/// Takes time in the square of the length.
std::optional<double> kendall_tau_b(std::span<const double> a, std::span<const double> b);

}  // namespace tilecast
