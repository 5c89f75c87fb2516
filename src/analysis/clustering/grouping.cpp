#include "analysis/clustering/grouping.hpp"

#include "analysis/clustering/indices.hpp"
#include "analysis/clustering/observations.hpp"

namespace tilecast::analysis {
namespace {

int possible_k(int wanted, int most, std::vector<std::string>& notes) {
  if (wanted <= most) return wanted;
  notes.push_back("Only " + std::to_string(most) +
                  " groups were made: no more rows differ in what the groups rest on.");
  return most;
}

/// Own rows that did not take part go to the nearest centre.
void assign_others(const std::vector<Configuration>& rows, const Observations& seen, const Clustering& clustering,
                   std::vector<int>& group) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (group[i] != 0 || !has_all(rows[i], seen.features)) continue;
    const Vector logs = log_features({&rows[i]}, seen.features).row(0);
    group[i] = nearest_centre(clustering.centres, seen.scaler.apply(logs)) + 1;
  }
}

}  // namespace

Grouping group_configurations(const std::vector<Configuration>& rows, const GroupingOptions& options) {
  Observations seen = observe(rows, options);
  Grouping grouping;
  grouping.group.assign(rows.size(), 0);
  grouping.silhouette.assign(rows.size(), std::nullopt);
  grouping.features = seen.features;
  grouping.notes = seen.notes;
  const int most = most_groups(seen, grouping.notes);
  if (most == 0) return grouping;
  grouping.k = possible_k(options.k, most, grouping.notes);
  const Clustering clustering = canonical_kmeans(rows, seen, grouping.k, options);
  const std::vector<double> widths = silhouettes(seen.x, clustering.labels, grouping.k);
  for (std::size_t i = 0; i < seen.members.size(); ++i) {
    grouping.group[static_cast<std::size_t>(seen.members[i])] = clustering.labels[i] + 1;
    grouping.silhouette[static_cast<std::size_t>(seen.members[i])] = widths[i];
  }
  assign_others(rows, seen, clustering, grouping.group);
  grouping.inertia = clustering.inertia;
  return grouping;
}

std::vector<KFigures> figures_by_k(const std::vector<Configuration>& rows, const GroupingOptions& options) {
  const Observations seen = observe(rows, options);
  std::vector<std::string> unused;
  std::vector<KFigures> by_k;
  const int most = most_groups(seen, unused);
  for (int k = kSmallestK; k <= kLargestK && k < most; ++k) {
    const Clustering found = canonical_kmeans(rows, seen, k, options);
    KFigures figures{k,
                     found.inertia,
                     mean_silhouette(seen.x, found.labels, k),
                     calinski_harabasz(seen.x, found.labels, k),
                     davies_bouldin(seen.x, found.labels, k),
                     {}};
    figures.sizes.assign(static_cast<std::size_t>(k), 0);
    for (int label : found.labels) ++figures.sizes[static_cast<std::size_t>(label)];
    by_k.push_back(std::move(figures));
  }
  return by_k;
}

}  // namespace tilecast::analysis
