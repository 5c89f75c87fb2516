#pragma once

#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "model/benchmark.hpp"
#include "model/result.hpp"

namespace tilecast {

/// Reads `mlperf/results.csv`.
Expected<std::vector<Result>> parse_results(std::string_view csv);
/// Reads `mlperf/manifest.json`: version, retrieval date, rounds with repository and commit.
Expected<Manifest> parse_manifest(std::string_view json);
/// Reads `mlperf/benchmarks.json`: what the page says of each benchmark.
Expected<std::vector<Benchmark>> parse_benchmarks(std::string_view json);

}  // namespace tilecast
