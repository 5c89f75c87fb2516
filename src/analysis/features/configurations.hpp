#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/configuration.hpp"
#include "model/device.hpp"
#include "model/result.hpp"

namespace tilecast::analysis {

/// Turns rows into configurations: devices resolved, efficiency against the reference of the same accelerator, and
/// what an own row leaves out estimated from measured rows of its size.
class ConfigurationBuilder {
 public:
  /// `references`: see `reference_rows`. Both arguments must outlive the builder and what it builds.
  ConfigurationBuilder(std::vector<const Result*> references, const DeviceCatalogue& devices);

  /// A measured configuration.
  Configuration build(const Result& result) const;
  /// An own one. A missing time or throughput follows from the other through the samples to converge, the median of the
  /// measured rows nearest in accelerator count, fifteen or more where several are as near; that field is named in
  /// `estimated`. Where no measured row counts samples, a missing throughput stays missing and a missing time makes the
  /// row unusable (time 0).
  Configuration build(const OwnRow& row) const;
  /// The row that efficiencies of this accelerator, in any spelling, are measured against; null if there is none.
  const Result* reference_of(const std::string& accelerator) const;
  /// The reference rows themselves, from which frozen bounds are taken.
  std::vector<Configuration> references() const;

 private:
  std::string kind_of(const std::string& accelerator) const;
  void add_efficiency(Configuration& configuration) const;
  std::optional<double> samples_near(double accelerators) const;

  std::vector<const Result*> references_;
  const DeviceCatalogue& devices_;
  /// Per kind of accelerator the entry with the fewest accelerators, of several the fastest (methods: "ref").
  std::map<std::string, const Result*> reference_of_kind_;
};

}  // namespace tilecast::analysis
