#include "analysis/scaling/software_gain.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "analysis/scaling/best_by_size.hpp"
#include "base/math.hpp"

namespace tilecast::analysis {
namespace {

using Hardware = std::pair<std::string, double>;
/// Position of the fastest row by number of the round.
using BestByRound = std::map<int, int>;

std::map<Hardware, BestByRound> best_entries(const std::vector<Configuration>& rows,
                                             const std::vector<std::string>& round_order) {
  std::map<Hardware, BestByRound> best;
  for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
    if (!rows[i].result) continue;
    const auto round = std::find(round_order.begin(), round_order.end(), rows[i].result->round);
    if (round == round_order.end()) continue;
    BestByRound& of_hardware = best[{accelerator_kind(rows[i]), rows[i].accelerators_total}];
    const auto [known, is_new] = of_hardware.emplace(static_cast<int>(round - round_order.begin()), i);
    if (!is_new && rows[i].time_to_train_min < rows[known->second].time_to_train_min) known->second = i;
  }
  return best;
}

SoftwareGain gain_of(const Hardware& hardware, const BestByRound& best, const std::vector<Configuration>& rows) {
  SoftwareGain gain{hardware.first, hardware.second, {}, 1, 1};
  for (const auto& [round, position] : best) {
    RoundBest entry{rows[position].result->round, position, std::nullopt};
    if (!gain.rounds.empty()) {
      entry.gain = rows[gain.rounds.back().position].time_to_train_min / rows[position].time_to_train_min;
    }
    gain.rounds.push_back(std::move(entry));
  }
  gain.total_gain = rows[best.begin()->second].time_to_train_min / rows[best.rbegin()->second].time_to_train_min;
  gain.gain_per_round = math::pow(gain.total_gain, 1.0 / (best.rbegin()->first - best.begin()->first));
  return gain;
}

}  // namespace

std::vector<SoftwareGain> software_gains(const std::vector<Configuration>& rows,
                                         const std::vector<std::string>& round_order) {
  std::vector<SoftwareGain> gains;
  for (const auto& [hardware, best] : best_entries(rows, round_order)) {
    if (best.size() > 1) gains.push_back(gain_of(hardware, best, rows));
  }
  std::stable_sort(gains.begin(), gains.end(),
                   [](const auto& a, const auto& b) { return a.rounds.size() > b.rounds.size(); });
  return gains;
}

}  // namespace tilecast::analysis
