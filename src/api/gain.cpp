#include "analysis/scaling/software_gain.hpp"
#include "api/commands.hpp"
#include "api/comparison.hpp"
#include "api/words.hpp"
#include "base/format.hpp"
#include "base/statistics.hpp"
#include "base/student_t.hpp"
#include "report/gain_report.hpp"

namespace tilecast::api {
namespace {

constexpr double kConfidence = 0.95;
/// Two runs have an interval by formula, but it says nothing.
constexpr std::size_t kFewestRuns = 3;

report::RoundGain round_gain(const analysis::RoundBest& best, const Comparison& comparison) {
  const auto at = static_cast<std::size_t>(best.position);
  const Configuration& row = comparison.rows[at];
  report::RoundGain gain{{comparison.ids[at], &row}, best.gain, {}, {}};
  const std::vector<double>& runs = row.result->run_minutes;
  const auto half_width = mean_half_width(runs, kConfidence);
  if (runs.size() < kFewestRuns || !half_width) return gain;
  // The published time leaves out the extreme runs: the interval keeps its relative width around it.
  const double share = *half_width / *mean(runs);
  gain.time_low_min = row.time_to_train_min * (1 - share);
  gain.time_high_min = row.time_to_train_min * (1 + share);
  return gain;
}

report::HardwareGain hardware_gain(const analysis::SoftwareGain& gain, const Comparison& comparison) {
  const Configuration& first = comparison.rows[static_cast<std::size_t>(gain.rounds.front().position)];
  report::HardwareGain hardware{first.accelerator, gain.accelerators_total, {}, gain.total_gain, gain.gain_per_round};
  for (const analysis::RoundBest& best : gain.rounds) hardware.rounds.push_back(round_gain(best, comparison));
  return hardware;
}

std::string sentence_of(const std::vector<analysis::SoftwareGain>& gains, const Nouns& nouns) {
  if (gains.empty()) return "No hardware has entries in two rounds here.";
  std::vector<double> per_round;
  for (const analysis::SoftwareGain& gain : gains) per_round.push_back(gain.gain_per_round);
  const std::string many = gains.size() == 1 ? "The one " : "The " + std::to_string(gains.size()) + " ";
  return many + (gains.size() == 1 ? "kind and number of " : "kinds and numbers of ") + nouns.accelerator +
         "s with entries in two rounds or more became faster by a factor of " + fixed(*median(per_round), 2) +
         " per round in the median (from " + fixed(*quantile(per_round, 0), 2) + " to " +
         fixed(*quantile(per_round, 1), 2) + "): new software, settings and systems around the same " +
         nouns.accelerator + "s.";
}

}  // namespace

Json gain(const Filter& filter, const Library& library) {
  const Comparison comparison = compare(filter, {}, library);
  const auto gains = analysis::software_gains(comparison.rows, library.round_order);
  report::GainReport report;
  report.filter = filter;
  for (const analysis::SoftwareGain& of_hardware : gains)
    report.hardware.push_back(hardware_gain(of_hardware, comparison));
  report.sentence = sentence_of(gains, comparison.nouns);
  return to_json(report);
}

}  // namespace tilecast::api
