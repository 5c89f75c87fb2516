#include "api/grouping_report.hpp"

#include "analysis/clustering/description.hpp"
#include "analysis/clustering/summary.hpp"

namespace tilecast::api {

std::vector<GroupSummary> described_groups(const Comparison& comparison, const analysis::Grouping& grouping,
                                           const std::string& claim, int best) {
  std::vector<GroupSummary> groups = analysis::summarise(comparison.rows, grouping);
  analysis::describe(groups, comparison.rows, grouping, comparison.nouns, claim, best);
  return groups;
}

report::GroupingReport grouping_report(const analysis::GroupingOptions& options, const analysis::Grouping& grouping) {
  report::GroupingReport report{options.k, {}, options.restarts, options.seed, options.with_own, grouping.inertia};
  for (const analysis::Feature& feature : options.features) report.features.emplace_back(feature.name);
  return report;
}

}  // namespace tilecast::api
