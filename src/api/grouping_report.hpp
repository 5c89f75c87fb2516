#pragma once

#include "analysis/clustering/grouping.hpp"
#include "api/comparison.hpp"
#include "report/rank_report.hpp"

namespace tilecast::api {

/// Groups in figures and words. `best`: the row that ranks first, or -1.
std::vector<GroupSummary> described_groups(const Comparison& comparison, const analysis::Grouping& grouping,
                                           const std::string& claim, int best);

/// How the grouping was asked for and what it came to.
report::GroupingReport grouping_report(const analysis::GroupingOptions& options, const analysis::Grouping& grouping);

}  // namespace tilecast::api
