#pragma once

#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include "analysis/clustering/evidence.hpp"
#include "analysis/ranking/rank_intervals.hpp"
#include "analysis/ranking/weight_shares.hpp"
#include "api/library.hpp"
#include "api/request_parts.hpp"
#include "base/error.hpp"

namespace tilecast::api {

struct EvidenceRequest {
  AnalysisRequest analysis;
  analysis::EvidenceOptions options;
};

/// The evidence for one k, as `evidence` answered it.
struct TriedK {
  analysis::LeastStable stability;
  std::optional<analysis::Gap> gap;
};

struct RobustnessRequest {
  AnalysisRequest analysis;
  analysis::WeightDraws weights;
  analysis::RunDraws runs;
};

Expected<EvidenceRequest> read_evidence_request(const nlohmann::json& request, const Library& library);
/// By rising k, each once.
Expected<std::vector<TriedK>> read_verdict_request(const nlohmann::json& request);
Expected<RobustnessRequest> read_robustness_request(const nlohmann::json& request, const Library& library);

}  // namespace tilecast::api
