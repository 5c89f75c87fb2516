#include "analysis/selection/drivers.hpp"
#include "api/commands.hpp"
#include "api/comparison.hpp"
#include "api/words.hpp"
#include "base/format.hpp"
#include "report/select_report.hpp"

namespace tilecast::api {
namespace {

using analysis::Drivers;
using analysis::TargetDrivers;

/// A share below this tells little; an R² below the other explains too little to speak of drivers.
constexpr double kTellsMuch = 0.1;
constexpr double kExplains = 0.5;

report::NamedVariable named(const analysis::Variable& variable, const Nouns& nouns) {
  return {variable.name, with_noun(variable.label, nouns)};
}

report::TargetFigures target_figures(const TargetDrivers& target, const Drivers& drivers, const Nouns& nouns) {
  report::TargetFigures figures{named(target.target, nouns), target.r2, {}, {}};
  for (const analysis::InputImportance& input : target.inputs)
    figures.inputs.push_back({named(drivers.inputs[static_cast<std::size_t>(input.input)], nouns), input.share,
                              input.spearman, input.mutual_information_nats});
  for (std::size_t i = 0; i < drivers.blocks.size(); ++i) {
    report::BlockFigures block{with_noun(drivers.blocks[i].label, nouns), {}, target.block_shares[i]};
    for (int input : drivers.blocks[i].inputs)
      block.inputs.push_back(drivers.inputs[static_cast<std::size_t>(input)].name);
    figures.blocks.push_back(std::move(block));
  }
  return figures;
}

/// "GPU count" → "GPU count", "Memory bandwidth" → "memory bandwidth": as it stands within a sentence.
std::string inside_sentence(std::string label) {
  const bool is_word = label.size() > 1 && label[1] >= 'a' && label[1] <= 'z';
  if (is_word && label[0] >= 'A' && label[0] <= 'Z') label[0] = static_cast<char>(label[0] - 'A' + 'a');
  return label;
}

/// "GPU count tells most about the time to train", or that nothing here does. Importance shows no cause.
std::string clause(const TargetDrivers& target, const Drivers& drivers, const Nouns& nouns) {
  const std::string outcome = "the " + inside_sentence(with_noun(target.target.label, nouns));
  const analysis::InputImportance& first = target.inputs.front();
  if (target.r2 < kExplains || first.share < kTellsMuch)
    return "these inputs do not explain " + outcome + " of other submitters";
  const std::string input = with_noun(drivers.inputs[static_cast<std::size_t>(first.input)].label, nouns);
  return inside_sentence(input) + " tells most about " + outcome;
}

std::string sentence_of(const Drivers& drivers, const Nouns& nouns) {
  std::string text;
  for (const TargetDrivers& target : drivers.targets)
    text += (text.empty() ? "" : "; ") + clause(target, drivers, nouns);
  return text.empty() ? text : capitalised(text) + '.';
}

void add_correlation(report::SelectReport& report, const Drivers& drivers, const Nouns& nouns) {
  for (const analysis::Variable& variable : drivers.correlated) report.variables.push_back(named(variable, nouns));
  report.r = drivers.correlation;
  for (const analysis::CorrelatedPair& pair : drivers.screened)
    report.screened.push_back({drivers.correlated[static_cast<std::size_t>(pair.first)].name,
                               drivers.correlated[static_cast<std::size_t>(pair.second)].name, pair.r});
  report.component_shares = drivers.component_shares;
}

}  // namespace

Json select(const SelectRequest& request, const Library& library) {
  const Comparison comparison = compare(request.filter, {}, library);
  const Drivers drivers = analysis::find_drivers(comparison.rows, library.round_order, request.seed);
  report::SelectReport report;
  report.filter = request.filter;
  report.rows_used = drivers.rows_used;
  for (const auto& [reason, count] : drivers.left_out)
    report.left_out.emplace_back(with_noun(reason, comparison.nouns), count);
  for (const TargetDrivers& target : drivers.targets)
    report.targets.push_back(target_figures(target, drivers, comparison.nouns));
  report.sentence = sentence_of(drivers, comparison.nouns);
  if (drivers.targets.empty())
    report.notes.push_back("Importance needs at least " + std::to_string(analysis::kFewestRowsToSelect) +
                           " complete rows of at least " + std::to_string(analysis::kFolds) +
                           " submitters; there are " + std::to_string(drivers.rows_used) + " complete rows.");
  add_correlation(report, drivers, comparison.nouns);
  return to_json(report);
}

}  // namespace tilecast::api
