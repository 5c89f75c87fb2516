#pragma once

#include <optional>
#include <span>

namespace tilecast {

/// Probability that Student's t with this many degrees of freedom is at most `t`; nullopt below one degree of freedom.
std::optional<double> student_t_probability(double t, int degrees_of_freedom);

/// The value that Student's t stays below with this probability (t(0.975, 4) = 2.776445); nullopt unless the
/// probability lies between 0 and 1, both excluded, and there is a degree of freedom.
std::optional<double> student_t_quantile(double probability, int degrees_of_freedom);

/// Half the width of the confidence interval of the mean, t · s / √n with s of ddof 1; nullopt below two values.
std::optional<double> mean_half_width(std::span<const double> values, double confidence);

}  // namespace tilecast
