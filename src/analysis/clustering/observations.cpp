#include "analysis/clustering/observations.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace tilecast::analysis {
namespace {

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

}  // namespace

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

std::vector<int> canonical_numbers(const std::vector<Configuration>& rows, const Observations& seen,
                                   const std::vector<int>& labels, int k) {
  std::vector<double> accelerators, times;
  for (const Configuration* row : at(rows, seen.members)) {
    accelerators.push_back(row->accelerators_total);
    times.push_back(row->time_to_train_min);
  }
  return canonical_order(labels, k, accelerators, times);
}

Clustering canonical_kmeans(const std::vector<Configuration>& rows, const Observations& seen, int k,
                            const GroupingOptions& options) {
  const Clustering found = kmeans(seen.x, {.k = k, .restarts = options.restarts, .seed = options.seed});
  return relabel(found, canonical_numbers(rows, seen, found.labels, k));
}

}  // namespace tilecast::analysis
