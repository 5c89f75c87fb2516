#include "report/groups_report.hpp"

namespace tilecast::report {

Json to_json(const GroupsReport& report) {
  const auto figures_json = [](const KFigures& figures) {
    return Json{{"k", figures.k},
                {"inertia", figures.inertia},
                {"silhouette", figures.silhouette},
                {"calinski_harabasz", figures.calinski_harabasz},
                {"davies_bouldin", figures.davies_bouldin},
                {"sizes", figures.sizes}};
  };
  return {{"filter", to_json(report.filter)},
          {"by_k", list_of(report.by_k, figures_json)},
          {"groups", to_json(report.groups)},
          {"grouping", to_json(report.grouping)},
          {"notes", report.notes}};
}

}  // namespace tilecast::report
