#include "analysis/selection/drivers.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "analysis/selection/mutual_information.hpp"
#include "analysis/selection/permutation_importance.hpp"
#include "base/math.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

using Value = std::optional<double>;

/// A variable, where its value comes from, and what a row without it is said to lack.
struct Source {
  Variable variable;
  const char* lacking;
  Value (*value)(const Configuration&, const RoundOrder& round_order);
};

Value log10_of(Value value) {
  if (!value || *value <= 0) return std::nullopt;
  return math::log10(*value);
}

/// Columns that may say the same go by their lower index; `round` counts rounds, all others are log10 or 0/1.
const std::vector<Source>& input_sources() {
  constexpr const char* kCatalogue = "no catalogue figures of the accelerator";
  static const std::vector<Source> sources = {
      {{"accelerators_total", "Accelerator count"},
       "no accelerator count",
       [](const Configuration& c, const RoundOrder&) { return log10_of(c.accelerators_total); }},
      {{"global_batch_size", "Batch size"},
       "no batch size",
       [](const Configuration& c, const RoundOrder&) { return log10_of(c.result->global_batch_size); }},
      {{"tensor16_tflops", "Tensor FLOP/s"},
       kCatalogue,
       [](const Configuration& c, const RoundOrder&) {
         return c.device ? log10_of(c.device->tensor16_tflops()) : Value();
       }},
      {{"memory_bandwidth_gb_per_s", "Memory bandwidth"},
       kCatalogue,
       [](const Configuration& c, const RoundOrder&) {
         return c.device ? log10_of(c.device->memory_bandwidth_gb_per_s) : Value();
       }},
      {{"pcie_card", "PCIe card or not"},
       kCatalogue,
       [](const Configuration& c, const RoundOrder&) { return c.device ? Value(c.device->is_pcie_card()) : Value(); }},
      {{"cores_per_accelerator", "CPU cores per accelerator"},
       "no CPU core count",
       [](const Configuration& c, const RoundOrder&) { return log10_of(c.cores_per_accelerator()); }},
      {{"round", "Round"},
       "no round",
       [](const Configuration& c, const RoundOrder& order) {
         return Value(static_cast<double>(round_position(order, c.result->round)));
       }},
  };
  return sources;
}

const std::vector<Source>& target_sources() {
  static const std::vector<Source> sources = {
      {{"time_to_train_min", "Time to train"},
       "no time",
       [](const Configuration& c, const RoundOrder&) { return log10_of(c.time_to_train_min); }},
      {{"throughput_per_accelerator_samples_per_s", "Throughput per accelerator"},
       "no common sample unit",
       [](const Configuration& c, const RoundOrder&) { return log10_of(c.throughput_per_accelerator_samples_per_s); }},
  };
  return sources;
}

/// Count and batch grow together, bandwidth and peak too: shuffled alone, each hides behind the other.
std::vector<InputBlock> input_blocks() {
  return {{"Accelerator count with batch size", {0, 1}}, {"Memory bandwidth with tensor FLOP/s", {2, 3}}};
}

/// Rows that have every variable, as matrices; and why others are left out.
struct Sample {
  Matrix inputs;
  Matrix targets;
  std::vector<int> submitters;
  std::vector<std::pair<std::string, int>> left_out;
};

const char* first_lacking(const Configuration& row, const std::vector<const Source*>& sources,
                          const RoundOrder& rounds) {
  for (const Source* source : sources)
    if (!source->value(row, rounds)) return source->lacking;
  return nullptr;
}

std::vector<const Source*> all_sources() {
  std::vector<const Source*> all;
  for (const Source& source : input_sources()) all.push_back(&source);
  for (const Source& source : target_sources()) all.push_back(&source);
  return all;
}

std::vector<const Configuration*> complete_rows(const std::vector<Configuration>& rows, const RoundOrder& rounds,
                                                std::vector<std::pair<std::string, int>>& left_out) {
  std::vector<const Configuration*> complete;
  std::map<std::string, int> lacking;
  for (const Configuration& row : rows) {
    if (!row.result) continue;
    if (const char* missing = first_lacking(row, all_sources(), rounds))
      ++lacking[missing];
    else
      complete.push_back(&row);
  }
  left_out.assign(lacking.begin(), lacking.end());
  return complete;
}

Matrix values_of(const std::vector<const Configuration*>& rows, const std::vector<Source>& sources,
                 const RoundOrder& rounds) {
  Matrix values(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(sources.size()));
  for (Eigen::Index i = 0; i < values.rows(); ++i)
    for (Eigen::Index j = 0; j < values.cols(); ++j)
      values(i, j) = *sources[static_cast<std::size_t>(j)].value(*rows[static_cast<std::size_t>(i)], rounds);
  return values;
}

std::vector<int> numbered_submitters(const std::vector<const Configuration*>& rows) {
  std::map<std::string, int> numbers;
  std::vector<int> submitters;
  for (const Configuration* row : rows)
    submitters.push_back(numbers.emplace(row->result->submitter, static_cast<int>(numbers.size())).first->second);
  return submitters;
}

Sample sample_of(const std::vector<Configuration>& rows, const RoundOrder& rounds) {
  Sample sample;
  const std::vector<const Configuration*> complete = complete_rows(rows, rounds, sample.left_out);
  sample.inputs = values_of(complete, input_sources(), rounds);
  sample.targets = values_of(complete, target_sources(), rounds);
  sample.submitters = numbered_submitters(complete);
  return sample;
}

bool says_something(const Sample& sample) {
  const std::set<int> submitters(sample.submitters.begin(), sample.submitters.end());
  return sample.inputs.rows() >= kFewestRowsToSelect && static_cast<int>(submitters.size()) >= kFolds;
}

TargetDrivers drivers_of(const Sample& sample, int target, const std::vector<InputBlock>& blocks, std::uint64_t seed) {
  std::vector<std::vector<int>> block_inputs;
  for (const InputBlock& block : blocks) block_inputs.push_back(block.inputs);
  const Vector y = sample.targets.col(target);
  const Importance importance =
      permutation_importance(sample.inputs, y, sample.submitters, block_inputs, {.folds = kFolds, .seed = seed});
  TargetDrivers drivers{
      target_sources()[static_cast<std::size_t>(target)].variable, importance.r2, {}, importance.block_share};
  const std::span<const double> outcome(y.data(), static_cast<std::size_t>(y.size()));
  for (int i = 0; i < static_cast<int>(sample.inputs.cols()); ++i) {
    const std::span<const double> input = column(sample.inputs, i);
    drivers.inputs.push_back({i, importance.share[static_cast<std::size_t>(i)], spearman(input, outcome).value_or(0),
                              mutual_information(input, outcome)});
  }
  std::stable_sort(drivers.inputs.begin(), drivers.inputs.end(),
                   [](const InputImportance& a, const InputImportance& b) { return a.share > b.share; });
  return drivers;
}

/// Pearson r of all variables; a variable that is the same in every row has none and stays out.
void correlate(const Sample& sample, Drivers& drivers) {
  const std::vector<const Source*> sources = all_sources();
  Matrix all(sample.inputs.rows(), sample.inputs.cols() + sample.targets.cols());
  all << sample.inputs, sample.targets;
  std::vector<Eigen::Index> varying;
  for (Eigen::Index j = 0; j < all.cols(); ++j)
    if (population_variance(column(all, j)).value_or(0) > 0) varying.push_back(j);
  Matrix kept(all.rows(), static_cast<Eigen::Index>(varying.size()));
  for (std::size_t j = 0; j < varying.size(); ++j) {
    kept.col(static_cast<Eigen::Index>(j)) = all.col(varying[j]);
    drivers.correlated.push_back(sources[static_cast<std::size_t>(varying[j])]->variable);
  }
  const Matrix correlation = pearson_matrix(kept);
  drivers.screened = screen(correlation);
  for (Eigen::Index i = 0; i < correlation.rows(); ++i) {
    const Vector row = correlation.row(i);
    drivers.correlation.emplace_back(row.data(), row.data() + row.size());
  }
}

/// log X = log N + log X/N, so four figures span few components.
std::vector<double> outcome_components(const Sample& sample) {
  Matrix four(sample.inputs.rows(), 4);
  four << sample.inputs.col(0), sample.targets.col(0), sample.inputs.col(0) + sample.targets.col(1),
      sample.targets.col(1);
  const Vector shares = component_shares(pearson_matrix(four));
  return {shares.data(), shares.data() + shares.size()};
}

}  // namespace

Drivers find_drivers(const std::vector<Configuration>& rows, const RoundOrder& round_order, std::uint64_t seed) {
  const Sample sample = sample_of(rows, round_order);
  Drivers drivers;
  for (const Source& source : input_sources()) drivers.inputs.push_back(source.variable);
  drivers.rows_used = static_cast<int>(sample.inputs.rows());
  drivers.left_out = sample.left_out;
  if (!says_something(sample)) return drivers;
  drivers.blocks = input_blocks();
  for (int target = 0; target < 2; ++target)
    drivers.targets.push_back(drivers_of(sample, target, drivers.blocks, seed));
  correlate(sample, drivers);
  drivers.component_shares = outcome_components(sample);
  return drivers;
}

}  // namespace tilecast::analysis
