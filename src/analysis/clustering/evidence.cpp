#include "analysis/clustering/evidence.hpp"

#include <algorithm>

#include "analysis/clustering/indices.hpp"
#include "analysis/clustering/observations.hpp"
#include "analysis/clustering/ward.hpp"

namespace tilecast::analysis {
namespace {

void add_ward(Evidence& evidence, const std::vector<Configuration>& rows, const Observations& seen,
              const Clustering& clustering) {
  const std::vector<int> labels = cut_tree(ward_tree(seen.x), evidence.k);
  const std::vector<int> number = canonical_numbers(rows, seen, labels, evidence.k);
  evidence.ward_group.assign(rows.size(), 0);
  for (std::size_t i = 0; i < labels.size(); ++i) evidence.ward_group[seen.members[i]] = number[labels[i]] + 1;
  evidence.ward_agreement = adjusted_rand_index(labels, clustering.labels);
}

}  // namespace

LeastStable Evidence::least_stable() const {
  return {k, stability.empty() ? 0 : *std::min_element(stability.begin(), stability.end())};
}

std::optional<Evidence> evidence_for(const std::vector<Configuration>& rows, int k, const GroupingOptions& grouping,
                                     const EvidenceOptions& options) {
  const Observations seen = observe(rows, grouping);
  std::vector<std::string> unused;
  if (k < kSmallestK || k >= most_groups(seen, unused)) return std::nullopt;
  const Clustering clustering = canonical_kmeans(rows, seen, k, grouping);
  Evidence evidence;
  evidence.k = k;
  evidence.gap = gap_statistic(seen.x, k, clustering.inertia,
                               {.reference = options.gap_reference,
                                .draws = options.gap_draws,
                                .restarts = options.restarts,
                                .seed = grouping.seed});
  evidence.stability =
      cluster_stability(seen.x, clustering.labels, k,
                        {.bootstraps = options.bootstraps, .restarts = options.restarts, .seed = grouping.seed});
  add_ward(evidence, rows, seen, clustering);
  const std::vector<double> widths = silhouettes(seen.x, clustering.labels, k);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (widths[i] < 0) evidence.misplaced.push_back(seen.members[i]);
  }
  return evidence;
}

}  // namespace tilecast::analysis
