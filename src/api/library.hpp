#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "model/benchmark.hpp"
#include "model/device.hpp"
#include "model/result.hpp"
#include "model/round_order.hpp"

namespace tilecast::api {

/// The bundled facts, parsed once and never changed.
struct Library {
  std::vector<Result> results;
  Manifest manifest;
  std::vector<Benchmark> benchmarks;
  DeviceCatalogue devices;
  RoundOrder round_order;

  const Benchmark* find_benchmark(const std::string& id) const;
  const Round* find_round(const std::string& round) const;
  std::set<std::string> benchmark_ids() const;
};

/// Names of the files that `make_library` needs, relative to `data/`.
const std::vector<std::string>& library_files();

/// Parses the bundled files (name relative to `data/` → content). A missing or unreadable file, or one that speaks of a
/// benchmark or round the others do not know, is an error that names it.
Expected<Library> make_library(const std::map<std::string, std::string>& files_by_name);

}  // namespace tilecast::api
