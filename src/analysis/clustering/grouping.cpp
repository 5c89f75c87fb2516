#include "analysis/clustering/grouping.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "analysis/clustering/indices.hpp"
#include "analysis/clustering/kmeans.hpp"
#include "analysis/features/standardise.hpp"

namespace tilecast::analysis {
namespace {

/// The rows that make the groups, as a standardised matrix.
struct Observations {
  std::vector<Feature> features;
  /// Positions in the list of configurations, one per row of `x`.
  std::vector<int> members;
  Scaler scaler;
  Matrix x;
  std::vector<std::string> notes;
};

/// Rows that make the groups: measured ones, and own ones when asked to.
bool takes_part(const Configuration& row, const GroupingOptions& options) { return row.result || options.with_own; }

std::vector<Feature> available_features(const std::vector<Configuration>& rows, const GroupingOptions& options,
                                        std::vector<std::string>& notes) {
  std::vector<Feature> available;
  for (const Feature& feature : options.features) {
    const bool any = std::any_of(rows.begin(), rows.end(), [&](const Configuration& row) {
      return takes_part(row, options) && has_all(row, {feature});
    });
    if (any)
      available.push_back(feature);
    else
      notes.push_back("No row has a figure for " + std::string(feature.label) + ": the groups rest on the others.");
  }
  return available;
}

std::vector<const Configuration*> at(const std::vector<Configuration>& rows, const std::vector<int>& members) {
  std::vector<const Configuration*> picked;
  for (int member : members) picked.push_back(&rows[static_cast<std::size_t>(member)]);
  return picked;
}

void note_incomplete(int incomplete, std::vector<std::string>& notes) {
  if (incomplete == 0) return;
  notes.push_back(std::to_string(incomplete) + (incomplete == 1 ? " row lacks" : " rows lack") +
                  " a figure that the groups rest on and " + (incomplete == 1 ? "is" : "are") + " not grouped.");
}

Observations observe(const std::vector<Configuration>& rows, const GroupingOptions& options) {
  Observations seen;
  seen.features = available_features(rows, options, seen.notes);
  int incomplete = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!has_all(rows[i], seen.features))
      ++incomplete;
    else if (takes_part(rows[i], options))
      seen.members.push_back(static_cast<int>(i));
  }
  note_incomplete(incomplete, seen.notes);
  const Matrix logs = log_features(at(rows, seen.members), seen.features);
  seen.scaler = fit_scaler(logs);
  seen.x = standardise(logs);
  return seen;
}

/// Rows that differ in some feature; more groups than that would leave some empty.
int count_distinct(const Matrix& x) {
  std::set<std::vector<double>> distinct;
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    std::vector<double> row;
    for (Eigen::Index j = 0; j < x.cols(); ++j) row.push_back(x(i, j));
    distinct.insert(std::move(row));
  }
  return static_cast<int>(distinct.size());
}

/// The most groups that can be made, 0 when the rows are too few; says so in `notes`.
int most_groups(const Observations& seen, std::vector<std::string>& notes) {
  const int count = static_cast<int>(seen.members.size());
  const int distinct = count_distinct(seen.x);
  if (!seen.features.empty() && count >= kFewestRowsToGroup && distinct >= kSmallestK) return distinct;
  notes.push_back(count >= kFewestRowsToGroup
                      ? std::string("The rows do not differ in what the groups rest on.")
                      : std::to_string(count) + (count == 1 ? " row is" : " rows are") +
                            " too few to group; at least " + std::to_string(kFewestRowsToGroup) + " are needed.");
  return 0;
}

int possible_k(int wanted, int most, std::vector<std::string>& notes) {
  if (wanted <= most) return wanted;
  notes.push_back("Only " + std::to_string(most) +
                  " groups were made: no more rows differ in what the groups rest on.");
  return most;
}

/// Best k-means of the observations, in canonical order.
Clustering canonical_kmeans(const std::vector<Configuration>& rows, const Observations& seen, int k,
                            const GroupingOptions& options) {
  Clustering found = kmeans(seen.x, {.k = k, .restarts = options.restarts, .seed = options.seed});
  std::vector<double> accelerators, times;
  for (const Configuration* row : at(rows, seen.members)) {
    accelerators.push_back(row->accelerators_total);
    times.push_back(row->time_to_train_min);
  }
  return relabel(found, canonical_order(found.labels, k, accelerators, times));
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
