#pragma once

#include <string>
#include <vector>

#include "report/rank_report.hpp"

namespace tilecast::report {

/// Quality of the grouping for one number of groups.
struct GroupCountFigures {
  int k = 0;
  double inertia = 0;
  double silhouette = 0;
  double calinski_harabasz = 0;
  double davies_bouldin = 0;
  std::vector<int> sizes;
};

/// The answer to `groups`.
struct GroupsReport {
  Filter filter;
  std::vector<GroupCountFigures> by_k;
  std::vector<GroupSummary> groups;
  GroupingReport grouping;
  std::vector<std::string> notes;
};

Json to_json(const GroupsReport& report);

}  // namespace tilecast::report
