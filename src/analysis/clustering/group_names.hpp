#pragma once

#include <string>
#include <vector>

#include "analysis/clustering/grouping.hpp"
#include "model/configuration.hpp"
#include "model/group.hpp"

namespace tilecast::analysis {

/// A name for each group, unique among them: the accelerator families that make it up, and "nodes", "clusters" or
/// "extreme scale" by its median count.
std::vector<std::string> group_names(const std::vector<GroupSummary>& groups, const std::vector<Configuration>& rows,
                                     const Grouping& grouping);

}  // namespace tilecast::analysis
