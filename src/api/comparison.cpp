#include "api/comparison.hpp"

#include "api/words.hpp"

namespace tilecast::api {
namespace {

void note_own(std::vector<std::string>& notes, int count, const std::string& reason) {
  if (count > 0)
    notes.push_back(std::to_string(count) + (count == 1 ? " row of yours is " : " rows of yours are ") + reason);
}

void add_own_rows(Comparison& comparison, const std::vector<OwnRow>& own, const std::string& benchmark,
                  const analysis::ConfigurationBuilder& builder) {
  int other_benchmark = 0, without_time = 0;
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (own[i].benchmark != benchmark) {
      ++other_benchmark;
      continue;
    }
    Configuration row = builder.build(own[i]);
    if (row.time_to_train_min <= 0) {
      ++without_time;
      continue;
    }
    comparison.rows.push_back(std::move(row));
    comparison.ids.push_back("own/" + std::to_string(i + 1));
    ++comparison.own;
  }
  note_own(comparison.notes, other_benchmark, "of another benchmark and not shown here.");
  note_own(comparison.notes, without_time,
           "left out: without a time, and no result of this benchmark says how many samples training takes.");
}

}  // namespace

Comparison compare(const Filter& filter, const std::vector<OwnRow>& own, const Library& library) {
  Comparison comparison;
  comparison.selection = analysis::select_rows(library.results, filter, library.round_order);
  const std::vector<const Result*> references =
      analysis::reference_rows(library.results, comparison.selection.comparability_group);
  const analysis::ConfigurationBuilder builder(references, library.devices);
  for (const Result* row : comparison.selection.rows) {
    comparison.rows.push_back(builder.build(*row));
    comparison.ids.push_back(row->id());
  }
  add_own_rows(comparison, own, filter.benchmark, builder);
  comparison.bounds = analysis::frozen_bounds(builder.references());
  comparison.nouns = nouns_for(comparison.selection.rows);
  comparison.sample_unit = sample_unit_of(references);
  return comparison;
}

}  // namespace tilecast::api
