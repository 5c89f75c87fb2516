#pragma once

#include <string>
#include <vector>

#include "analysis/clustering/grouping.hpp"
#include "model/configuration.hpp"
#include "model/group.hpp"
#include "model/words.hpp"

namespace tilecast::analysis {

/// Gives each group a name of its own, from its accelerators and counts ("A100 nodes", "Clusters"), and sentences that
/// compare it with the other groups. `claim`: what a published study says of its best group on this benchmark, or
/// empty; the group of `best` (a position in `rows`) is told whether these data support it.
void describe(std::vector<GroupSummary>& groups, const std::vector<Configuration>& rows, const Grouping& grouping,
              const Nouns& nouns, const std::string& claim, int best);

}  // namespace tilecast::analysis
