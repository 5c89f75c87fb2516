#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/filter.hpp"
#include "report/json.hpp"

namespace tilecast::report {

struct GroupStability {
  int group = 0;
  double jaccard = 0;
};

struct MisplacedRow {
  std::string id;
  int group = 0;
  double silhouette = 0;
};

/// What speaks for one number of groups.
struct EvidenceFigures {
  std::optional<double> gap;
  std::optional<double> gap_s;
  std::vector<GroupStability> stability;
  double least_jaccard = 0;
  double ward_agreement = 0;
  std::vector<int> ward_sizes;
  std::vector<MisplacedRow> misplaced;
};

/// The answer to `evidence`.
struct EvidenceReport {
  Filter filter;
  int k = 0;
  std::optional<EvidenceFigures> evidence;
  std::vector<std::string> notes;
};

/// Hennig's reading of a mean Jaccard similarity: "dissolved" below 0.6, "pattern" below 0.75, "valid" below 0.85,
/// "highly_stable" from there.
std::string stability_reading(double jaccard);

Json to_json(const EvidenceReport& report);

/// The answer to `verdict`.
struct VerdictReport {
  std::optional<int> most_stable_k;
  std::optional<int> gap_k;
  std::string sentence;
};

Json to_json(const VerdictReport& report);

}  // namespace tilecast::report
