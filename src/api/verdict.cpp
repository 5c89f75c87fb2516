#include "analysis/clustering/evidence.hpp"
#include "api/commands.hpp"
#include "base/format.hpp"
#include "report/evidence_report.hpp"

namespace tilecast::api {
namespace {

/// The gaps of one k after the other; the rule compares neighbours, so the list ends where one is missing.
std::vector<analysis::Gap> unbroken_gaps(const std::vector<TriedK>& tried) {
  std::vector<analysis::Gap> gaps;
  for (const TriedK& of_k : tried) {
    if (!of_k.gap || (!gaps.empty() && gaps.back().k + 1 != of_k.gap->k)) break;
    gaps.push_back(*of_k.gap);
  }
  return gaps;
}

std::string words_for(const std::string& reading) {
  if (reading == "pattern") return "a pattern only";
  return reading == "highly_stable" ? "highly stable" : reading;
}

std::string stability_sentence(int k, const std::vector<analysis::LeastStable>& tried) {
  double jaccard = 0;
  for (const analysis::LeastStable& of_k : tried)
    if (of_k.k == k) jaccard = of_k.jaccard;
  return std::to_string(k) +
         " groups are the most stable choice: drawn anew, even the least stable of them comes "
         "back with a mean Jaccard similarity of " +
         fixed(jaccard, 2) + " (" + words_for(report::stability_reading(jaccard)) + ").";
}

std::string gap_sentence(const std::optional<int>& k) {
  if (!k) return "The gap statistic still rises at the last number of groups and picks none.";
  return "The gap rule picks " + std::to_string(*k) + '.';
}

}  // namespace

Json verdict(const std::vector<TriedK>& tried) {
  std::vector<analysis::LeastStable> stabilities;
  for (const TriedK& of_k : tried) stabilities.push_back(of_k.stability);
  const std::vector<analysis::Gap> gaps = unbroken_gaps(tried);

  report::VerdictReport report;
  report.most_stable_k = analysis::most_stable_k(stabilities);
  report.gap_k = analysis::smallest_sufficient_k(gaps);
  if (report.most_stable_k) report.sentence = stability_sentence(*report.most_stable_k, stabilities);
  if (gaps.size() > 1) report.sentence += (report.sentence.empty() ? "" : " ") + gap_sentence(report.gap_k);
  return to_json(report);
}

}  // namespace tilecast::api
