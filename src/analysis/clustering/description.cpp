#include "analysis/clustering/description.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/clustering/group_names.hpp"
#include "base/format.hpp"
#include "base/statistics.hpp"

namespace tilecast::analysis {
namespace {

constexpr std::size_t kAcceleratorsNamed = 3;
/// Differences below this ratio are called alike.
constexpr double kAlike = 1.1;

std::string plural(const Nouns& nouns) { return nouns.accelerator + 's'; }

/// "48 results of 4–16 GPUs (median 8): H100-SXM-80GB in 41, H100-PCIe-80GB in 5, others in 2."
std::string makeup_sentence(const GroupSummary& group, const Nouns& nouns) {
  std::string text = std::to_string(group.size) + (group.size == 1 ? " result" : " results") + " of " +
                     range(group.accelerators_total.min, group.accelerators_total.max) + ' ' + plural(nouns) +
                     " (median " + fixed(group.accelerators_total.median, 0) + "): ";
  int named = 0;
  for (std::size_t i = 0; i < std::min(kAcceleratorsNamed, group.accelerators.size()); ++i) {
    const auto& [accelerator, count] = group.accelerators[i];
    text += (i ? ", " : "") + accelerator + " in " + std::to_string(count);
    named += count;
  }
  if (named < group.size) text += ", others in " + std::to_string(group.size - named);
  return text + '.';
}

/// Place of the group's median among the groups that have one: ", the shortest", ", the longest", or empty in between.
template <class Median>
std::string extreme(const std::vector<GroupSummary>& groups, std::size_t which, Median median_of, const char* lowest,
                    const char* highest) {
  const std::optional<double> own = median_of(groups[which]);
  int others = 0, lower = 0, higher = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const std::optional<double> other = median_of(groups[i]);
    if (i == which || !own || !other) continue;
    ++others;
    lower += *other <= *own;
    higher += *other >= *own;
  }
  if (others == 0) return {};
  return lower == 0 ? std::string(", ") + lowest : higher == 0 ? std::string(", ") + highest : std::string();
}

std::string time_sentence(const std::vector<GroupSummary>& groups, std::size_t which) {
  const auto time = [](const GroupSummary& group) -> std::optional<double> { return group.time_to_train_min.median; };
  return "Median time " + three_digits(*time(groups[which])) + " min" +
         extreme(groups, which, time, "the shortest of all groups", "the longest of all groups") + '.';
}

std::string speed_sentence(const std::vector<GroupSummary>& groups, std::size_t which, const Nouns& nouns) {
  const auto& speed = groups[which].throughput_per_accelerator_samples_per_s;
  if (!speed || nouns.samples.empty()) return {};
  const auto median_of = [](const GroupSummary& group) -> std::optional<double> {
    const auto& figure = group.throughput_per_accelerator_samples_per_s;
    return figure ? std::optional(figure->median) : std::nullopt;
  };
  std::string text = "Each " + nouns.accelerator + " trains " + three_digits(speed->median) + ' ' + nouns.samples +
                     "/s or more in the median" + extreme(groups, which, median_of, "the fewest", "the most");
  if (const auto& efficiency = groups[which].hardware_efficiency)
    text += "; hardware efficiency " + fixed(efficiency->median, 2) + " of the smallest system of its kind";
  return text + '.';
}

/// Rows of all other groups that helped to make them.
template <class Value>
std::vector<double> elsewhere(const std::vector<Configuration>& rows, const Grouping& grouping, int group,
                              Value value) {
  std::vector<double> values;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (grouping.group[i] == group || grouping.group[i] == 0 || !grouping.silhouette[i]) continue;
    if (const std::optional<double> figure = value(rows[i])) values.push_back(*figure);
  }
  return values;
}

std::optional<double> as_pcie(const Configuration& row) {
  if (!row.device) return std::nullopt;
  return row.device->is_pcie_card() ? 1 : 0;
}

std::string interconnect_sentence(const GroupSummary& group, const std::vector<Configuration>& rows,
                                  const Grouping& grouping, int number) {
  if (!group.pcie_share) return "No card of this group is in the catalogue, so its interconnect is not known.";
  std::string text = percent(*group.pcie_share) + " are PCIe cards";
  if (const auto others = mean(elsewhere(rows, grouping, number, as_pcie)))
    text += ", against " + percent(*others) + " in the other groups";
  return text + ", of those that the catalogue knows.";
}

std::optional<double> cores_elsewhere(const std::vector<Configuration>& rows, const Grouping& grouping, int number) {
  return median(
      elsewhere(rows, grouping, number, [](const Configuration& row) { return row.cores_per_accelerator(); }));
}

std::string cores_sentence(const GroupSummary& group, std::optional<double> others, const Nouns& nouns) {
  if (!group.cores_per_accelerator) return {};
  const double own = group.cores_per_accelerator->median;
  std::string text = fixed(own, 0) + " CPU cores per " + nouns.accelerator + " in the median";
  if (!others) return text + '.';
  const bool alike = own < *others * kAlike && *others < own * kAlike;
  return text +
         (alike           ? ", much as in"
          : own > *others ? ", more than in"
                          : ", fewer than in") +
         " the other groups (" + fixed(*others, 0) + ").";
}

/// Whether more CPU cores go with this group, which is all these data hold of "strong CPUs".
std::string claim_sentence(const std::string& claim, const GroupSummary& group, std::optional<double> others) {
  if (claim.empty() || !group.cores_per_accelerator || !others) return {};
  const bool supported = group.cores_per_accelerator->median >= *others * kAlike;
  return claim + (supported ? " The core counts here agree" : " The core counts here do not support that") +
         "; clock and generation of the CPU are not in these data.";
}

}  // namespace

void describe(std::vector<GroupSummary>& groups, const std::vector<Configuration>& rows, const Grouping& grouping,
              const Nouns& nouns, const std::string& claim, int best) {
  const std::vector<std::string> names = group_names(groups, rows, grouping);
  const int best_group = best < 0 ? 0 : grouping.group[static_cast<std::size_t>(best)];
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    const std::optional<double> other_cores = cores_elsewhere(rows, grouping, number);
    groups[i].name = names[i];
    for (std::string sentence :
         {makeup_sentence(groups[i], nouns), time_sentence(groups, i), speed_sentence(groups, i, nouns),
          interconnect_sentence(groups[i], rows, grouping, number), cores_sentence(groups[i], other_cores, nouns),
          number == best_group ? claim_sentence(claim, groups[i], other_cores) : std::string()})
      if (!sentence.empty()) groups[i].sentences.push_back(std::move(sentence));
  }
}

}  // namespace tilecast::analysis
