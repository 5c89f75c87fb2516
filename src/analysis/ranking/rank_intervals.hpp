#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// How much of an order is run-to-run noise: the runs behind each time are drawn anew and the rows ranked again.
namespace tilecast::analysis {

/// The runs behind the time of one row: the time is the mean of the runs without the fastest and the slowest ones,
/// times a factor.
struct TimedRuns {
  std::vector<double> minutes;
  std::size_t drop_low = 0;
  std::size_t drop_high = 0;
  double factor = 1;
  /// Stands where no runs are known, or too few to drop some.
  double time_min = 0;
};

struct RunDraws {
  int draws = 2'000;
  std::uint64_t seed = 1;
};

/// Ranks from 1, by row, when the times of the rows are these.
using RanksByTime = std::function<std::vector<int>(std::span<const double> time_min)>;

/// First and last rank, both included.
struct RankInterval {
  int low = 0;
  int high = 0;
};

/// The 95 % interval of each row's rank: in every draw each row draws as many of its runs as it has, with replacement.
/// Rows have a random stream each.
std::vector<RankInterval> rank_intervals(std::span<const TimedRuns> rows, const RanksByTime& ranks_by_time,
                                         const RunDraws& draws);

/// The band of each row, as first and last place in the order. A band opens with the best row that is in none yet and
/// takes the rows behind it while their intervals overlap the interval of that first row. So all rows of a band show
/// the same places, each overlaps the row that leads it, and chains of small overlaps do not run through the table.
/// `order` lists rows, best first; the others get no band (0, 0).
std::vector<RankInterval> rank_bands(std::span<const int> order, std::span<const RankInterval> intervals);

}  // namespace tilecast::analysis
