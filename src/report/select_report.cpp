#include "report/select_report.hpp"

namespace tilecast::report {
namespace {

Json input_json(const InputFigures& figures) {
  return {{"input", figures.input.name},
          {"label", figures.input.label},
          {"share", figures.share},
          {"spearman", figures.spearman},
          {"mutual_information_nats", figures.mutual_information_nats}};
}

Json block_json(const BlockFigures& block) {
  return {{"label", block.label}, {"inputs", block.inputs}, {"share", block.share}};
}

Json target_json(const TargetFigures& target) {
  return {{"target", target.target.name},
          {"label", target.target.label},
          {"r2", target.r2},
          {"inputs", list_of(target.inputs, input_json)},
          {"blocks", list_of(target.blocks, block_json)}};
}

Json correlation_json(const SelectReport& report) {
  const auto variable_json = [](const NamedVariable& variable) {
    return Json{{"name", variable.name}, {"label", variable.label}};
  };
  const auto pair_json = [](const CorrelatedNames& pair) { return Json{{"a", pair.a}, {"b", pair.b}, {"r", pair.r}}; };
  return {{"variables", list_of(report.variables, variable_json)},
          {"r", report.r},
          {"screened", list_of(report.screened, pair_json)},
          {"component_shares", report.component_shares}};
}

}  // namespace

Json to_json(const SelectReport& report) {
  return {{"filter", to_json(report.filter)},
          {"rows_used", report.rows_used},
          {"left_out", list_of(report.left_out,
                               [](const auto& entry) {
                                 return Json{{"sentence", entry.first}, {"count", entry.second}};
                               })},
          {"sentence", report.sentence},
          {"targets", list_of(report.targets, target_json)},
          {"correlation", correlation_json(report)},
          {"notes", report.notes}};
}

}  // namespace tilecast::report
