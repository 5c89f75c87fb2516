#include "analysis/ranking/rank_intervals.hpp"

#include <algorithm>
#include <cmath>

#include "base/random.hpp"

namespace tilecast::analysis {
namespace {

constexpr double kTail = 0.025;

/// Draws times of one row.
class TimeSampler {
 public:
  TimeSampler(const TimedRuns& runs, std::uint64_t seed, std::uint64_t stream)
      : runs_(runs), random_(seed, stream), drawn_(runs.minutes.size()) {}

  double draw() {
    const std::size_t dropped = runs_.drop_low + runs_.drop_high;
    if (drawn_.size() <= dropped) return runs_.time_min;
    const auto count = static_cast<std::uint32_t>(drawn_.size());
    for (double& minutes : drawn_) minutes = runs_.minutes[random_.below(count)];
    std::sort(drawn_.begin(), drawn_.end());
    double sum = 0;
    for (std::size_t i = runs_.drop_low; i < drawn_.size() - runs_.drop_high; ++i) sum += drawn_[i];
    return sum / static_cast<double>(drawn_.size() - dropped) * runs_.factor;
  }

 private:
  const TimedRuns& runs_;
  Pcg32 random_;
  std::vector<double> drawn_;
};

/// The interval without a fortieth of the ranks at either end.
RankInterval middle_of(std::vector<int>& ranks) {
  const auto cut = static_cast<std::size_t>(kTail * static_cast<double>(ranks.size()));
  std::sort(ranks.begin(), ranks.end());
  return {ranks[cut], ranks[ranks.size() - 1 - cut]};
}

}  // namespace

std::vector<RankInterval> rank_intervals(std::span<const TimedRuns> rows, const RanksByTime& ranks_by_time,
                                         const RunDraws& draws) {
  std::vector<TimeSampler> samplers;
  for (std::size_t row = 0; row < rows.size(); ++row) samplers.emplace_back(rows[row], draws.seed, row);
  std::vector<std::vector<int>> ranks_of_row(rows.size());
  std::vector<double> times(rows.size());
  for (int draw = 0; draw < std::max(draws.draws, 1); ++draw) {
    for (std::size_t row = 0; row < rows.size(); ++row) times[row] = samplers[row].draw();
    const std::vector<int> ranks = ranks_by_time(times);
    for (std::size_t row = 0; row < rows.size(); ++row) ranks_of_row[row].push_back(ranks[row]);
  }
  std::vector<RankInterval> intervals;
  for (std::vector<int>& ranks : ranks_of_row) intervals.push_back(middle_of(ranks));
  return intervals;
}

std::vector<RankInterval> rank_bands(std::span<const int> order, std::span<const RankInterval> intervals) {
  std::vector<RankInterval> bands(intervals.size());
  const auto rows = static_cast<int>(order.size());
  for (int first = 0, next = 0; first < rows; first = next) {
    const int last_rank = intervals[order[first]].high;
    while (next < rows && (next == first || intervals[order[next]].low <= last_rank)) ++next;
    for (int place = first; place < next; ++place) bands[order[place]] = {first + 1, next};
  }
  return bands;
}

}  // namespace tilecast::analysis
