#pragma once

#include <vector>

#include "analysis/clustering/grouping.hpp"
#include "model/configuration.hpp"
#include "model/group.hpp"

namespace tilecast::analysis {

/// The figures of each group, without name and sentences. Own rows count only as `own`, unless they made the groups.
std::vector<GroupSummary> summarise(const std::vector<Configuration>& rows, const Grouping& grouping);

}  // namespace tilecast::analysis
