#pragma once

#include <string>

#include "model/benchmark.hpp"
#include "model/result.hpp"
#include "report/json.hpp"

namespace tilecast::report {

/// Everything known of one result: each column with label, unit and value, each flag in a sentence, and where its logs
/// lie in the repository of its round.
Json result_detail(const Result& result, const Round& round);

/// Web address of the folder with the logs: tree/COMMIT/[root]SUBMITTER/results/SYSTEM/BENCHMARK, each part escaped.
std::string repository_url(const Result& result, const Round& round);

}  // namespace tilecast::report
