#include "report/gain_report.hpp"

#include "report/rank_report.hpp"

namespace tilecast::report {
namespace {

Json round_json(const RoundGain& round) {
  Json json = entry_json(round.entry);
  const Result* result = round.entry.configuration->result;
  json["gain"] = or_null(round.gain);
  json["time_low_min"] = or_null(round.time_low_min);
  json["time_high_min"] = or_null(round.time_high_min);
  json["runs"] = result ? result->run_minutes.size() : 0;
  return json;
}

Json hardware_json(const HardwareGain& hardware) {
  return {{"accelerator", hardware.accelerator},
          {"accelerators_total", number(hardware.accelerators_total)},
          {"rounds", list_of(hardware.rounds, round_json)},
          {"total_gain", number(hardware.total_gain)},
          {"gain_per_round", number(hardware.gain_per_round)}};
}

}  // namespace

Json to_json(const GainReport& report) {
  return {{"filter", to_json(report.filter)},
          {"hardware", list_of(report.hardware, hardware_json)},
          {"sentence", report.sentence},
          {"notes", report.notes}};
}

}  // namespace tilecast::report
