#pragma once

#include <string>
#include <vector>

#include "analysis/features/configurations.hpp"
#include "analysis/features/row_filter.hpp"
#include "analysis/ranking/ranking.hpp"
#include "api/library.hpp"
#include "model/configuration.hpp"
#include "model/filter.hpp"
#include "model/words.hpp"

namespace tilecast::api {

/// The rows that one request compares, ready for analysis. Points into the library and into the own rows it was made
/// from.
struct Comparison {
  analysis::Selection selection;
  /// Measured rows first, then own ones.
  std::vector<Configuration> rows;
  /// "result_id" or "own/N", N the position in the request from 1; one per row.
  std::vector<std::string> ids;
  int own = 0;
  analysis::TopsisBounds bounds;
  Nouns nouns;
  std::string sample_unit;
  std::vector<std::string> notes;
};

/// Selects and completes rows. Own rows of another benchmark, or without a usable time, are left out with a note.
Comparison compare(const Filter& filter, const std::vector<OwnRow>& own, const Library& library);

}  // namespace tilecast::api
