#include "report/evidence_report.hpp"

#include "report/rank_report.hpp"

namespace tilecast::report {
namespace {

Json to_json(const EvidenceFigures& figures) {
  return {{"gap", or_null(figures.gap)},
          {"gap_s", or_null(figures.gap_s)},
          {"stability", list_of(figures.stability,
                                [](const GroupStability& of_group) {
                                  return Json{{"group", of_group.group},
                                              {"jaccard", number(of_group.jaccard)},
                                              {"reading", stability_reading(of_group.jaccard)}};
                                })},
          {"least_jaccard", number(figures.least_jaccard)},
          {"ward", {{"agreement", number(figures.ward_agreement)}, {"sizes", figures.ward_sizes}}},
          {"misplaced", list_of(figures.misplaced, [](const MisplacedRow& row) {
             return Json{{"id", row.id}, {"group", row.group}, {"silhouette", number(row.silhouette)}};
           })}};
}

}  // namespace

std::string stability_reading(double jaccard) {
  if (jaccard < 0.6) return "dissolved";
  if (jaccard < 0.75) return "pattern";
  return jaccard < 0.85 ? "valid" : "highly_stable";
}

Json to_json(const EvidenceReport& report) {
  return {{"filter", to_json(report.filter)},
          {"k", report.k},
          {"evidence", report.evidence ? to_json(*report.evidence) : Json(nullptr)},
          {"notes", report.notes}};
}

Json to_json(const VerdictReport& report) {
  return {{"most_stable_k", or_null(report.most_stable_k)},
          {"gap_k", or_null(report.gap_k)},
          {"sentence", report.sentence}};
}

}  // namespace tilecast::report
