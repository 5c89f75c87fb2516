#pragma once

#include <string>
#include <vector>

#include "report/rank_report.hpp"

namespace tilecast::report {

/// The answer to `groups`.
struct GroupsReport {
  Filter filter;
  std::vector<KFigures> by_k;
  std::vector<GroupSummary> groups;
  GroupingReport grouping;
  std::vector<std::string> notes;
};

Json to_json(const GroupsReport& report);

}  // namespace tilecast::report
