#include "api/trust_request.hpp"

namespace tilecast::api {
namespace {

using nlohmann::json;

/// Keep a request from occupying the engine for minutes.
constexpr int kMostResamples = 1000;
constexpr int kMostResampleRestarts = 100;
constexpr int kMostWeightDraws = 200'000;
constexpr int kMostRunDraws = 20'000;

const std::vector<std::string> kGapReferences = {"box", "principal_axes"};

Expected<TriedK> read_tried(const json& object, const std::string& where) {
  FieldReader fields(object, where);
  TriedK tried;
  std::optional<double> gap, gap_s;
  fields.read("k", tried.stability.k, analysis::kSmallestK, analysis::kLargestK);
  fields.read("least_jaccard", tried.stability.jaccard);
  fields.read("gap", gap);
  fields.read("gap_s", gap_s);
  if (tried.stability.k == 0) fields.complain("k", "A number of groups was expected.");
  if (const auto error = fields.error()) return tl::unexpected(*error);
  if (gap && gap_s) tried.gap = analysis::Gap{tried.stability.k, *gap, *gap_s};
  return tried;
}

}  // namespace

Expected<EvidenceRequest> read_evidence_request(const json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  analysis::EvidenceOptions options;
  std::string reference = kGapReferences.front();
  fields.read("bootstraps", options.bootstraps, 1, kMostResamples);
  fields.read("gap_draws", options.gap_draws, 1, kMostResamples);
  fields.read("resample_restarts", options.restarts, 1, kMostResampleRestarts);
  fields.read_choice("gap_reference", reference, kGapReferences);
  if (reference != kGapReferences.front()) options.gap_reference = analysis::GapReference::kPrincipalAxes;
  auto analysis = read_analysis(fields, library, false);
  if (!analysis) return tl::unexpected(analysis.error());
  return EvidenceRequest{std::move(*analysis), options};
}

Expected<std::vector<TriedK>> read_verdict_request(const json& request) {
  FieldReader fields = request_fields(request);
  const json& list = fields.take("tried");
  if (!list.is_array()) fields.complain("tried", "A list of the evidence so far was expected.");
  if (const auto error = fields.error()) return tl::unexpected(*error);
  std::vector<TriedK> all;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string where = "tried[" + std::to_string(i) + "]";
    auto tried = read_tried(list[i], where);
    if (!tried) return tl::unexpected(tried.error());
    if (!all.empty() && all.back().stability.k >= tried->stability.k)
      return fail("Each k once, in rising order, was expected.", where + ".k");
    all.push_back(*tried);
  }
  return all;
}

Expected<RobustnessRequest> read_robustness_request(const json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  RobustnessRequest asked;
  std::int64_t seed = 1;
  fields.read("weight_draws", asked.weights.draws, 1, kMostWeightDraws);
  fields.read("run_draws", asked.runs.draws, 1, kMostRunDraws);
  fields.read("seed", seed, 0, kMaxSeed);
  asked.weights.seed = asked.runs.seed = static_cast<std::uint64_t>(seed);
  auto analysis = read_analysis(fields, library, true);
  if (!analysis) return tl::unexpected(analysis.error());
  asked.analysis = std::move(*analysis);
  return asked;
}

}  // namespace tilecast::api
