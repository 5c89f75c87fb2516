#pragma once

#include <string>
#include <vector>

#include "model/configuration.hpp"

/// The best reported entries of one kind of accelerator: not a scaling experiment, since batch, software and submitter
/// change with the size.
namespace tilecast::analysis {

/// What counts as the same accelerator: the device of the catalogue, so that spellings do not matter, or the text as it
/// is where the catalogue does not know it.
std::string accelerator_kind(const Configuration& row);

struct KindSizes {
  std::string kind;
  /// As the rows spell it: what the user reads elsewhere.
  std::string name;
  /// Different numbers of accelerators.
  int sizes = 0;
};

/// The kinds among the rows: most sizes first, of equally many the one with the fastest row.
std::vector<KindSizes> kinds_by_sizes(const std::vector<Configuration>& rows);

/// Positions of the fastest row of each number of accelerators of one kind, by rising number; of equally fast rows the
/// first.
std::vector<int> best_by_size(const std::vector<Configuration>& rows, const std::string& kind);

}  // namespace tilecast::analysis
