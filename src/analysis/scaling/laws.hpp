#pragma once

#include <optional>

/// Laws of scaling as formulas. P: how many times as many processors as the reference; N: number of processors.
namespace tilecast::analysis {

/// Speed-up of a fixed problem whose serial share is f (Amdahl 1967): 1 / (f + (1 − f) / P).
double amdahl_speedup(double serial_fraction, double processors);

/// Speed-up of a problem that grows with P, f the serial share of the parallel run (Gustafson 1988): P − f (P − 1).
double gustafson_speedup(double serial_fraction, double processors);

/// Serial fraction that explains a speed-up S at P (Karp and Flatt 1990): (1/S − 1/P) / (1 − 1/P). A fraction that
/// rises with P points to overhead that grows. Negative above linear speed-up; nullopt unless P > 1 and S > 0.
std::optional<double> karp_flatt(double speedup, double processors);

/// Local elasticity of time, −ln(T2 / T1) / ln(N2 / N1): 1 is linear scaling, 0 no gain. nullopt unless all values are
/// positive and N differs.
std::optional<double> elasticity(double count_1, double time_1, double count_2, double time_2);

/// The universal scalability law (Gunther 1993): X(N) = γN / (1 + α(N − 1) + βN(N − 1)).
struct Usl {
  /// Throughput of one processor.
  double gamma = 1;
  /// Contention, the serial share.
  double alpha = 0;
  /// Coherency: every pair of processors costs.
  double beta = 0;

  double throughput(double processors) const;
  /// N of the highest throughput, √((1 − α) / β); nullopt if it rises for ever.
  std::optional<double> peak() const;
  /// 1 / α, where contention alone halves what linear scaling would give; nullopt without contention.
  std::optional<double> optimal_count() const;
  /// γ / α, which throughput cannot pass; nullopt without contention.
  std::optional<double> ceiling() const;
};

}  // namespace tilecast::analysis
