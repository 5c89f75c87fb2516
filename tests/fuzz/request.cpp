/// `api::run` over the bundled library. Every input is read as a request; so that millions of them can be answered too,
/// the library holds every 40th result only, and requests for many repetitions are read to the end but not computed.
#include <cstdint>

#include <nlohmann/json.hpp>

#include "api/engine.hpp"
#include "api/request.hpp"
#include "api/trust_request.hpp"
#include "fuzz/check.hpp"
#include "support/bundled.hpp"

namespace {

using namespace tilecast;
using nlohmann::json;

constexpr std::size_t kEveryResult = 40;
constexpr std::size_t kManyOwnRows = 20;

/// A field that says how often something is repeated, and from where on (or where it is left out) it takes long.
struct Repetition {
  const char* command;
  const char* field;
  double many;
};
constexpr Repetition kRepetitions[] = {{"evidence", "bootstraps", 4},
                                       {"evidence", "gap_draws", 4},
                                       {"evidence", "resample_restarts", 4},
                                       {"robustness", "weight_draws", 50},
                                       {"robustness", "run_draws", 20}};
constexpr double kManyRestarts = 60;

const api::Library& thinned_library() {
  static const api::Library library = [] {
    api::Library thinned = tests::bundled_library();
    std::vector<Result> kept;
    for (std::size_t i = 0; i < thinned.results.size(); i += kEveryResult) kept.push_back(thinned.results[i]);
    thinned.results = std::move(kept);
    return thinned;
  }();
  return library;
}

bool is_above(const json& object, const char* field, double limit, bool without) {
  if (!object.is_object() || !object.contains(field)) return without;
  return object[field].is_number() && object[field].get<double>() > limit;
}

bool is_dear(const json& request) {
  if (!request.is_object()) return false;
  if (request.contains("own") && request["own"].size() > kManyOwnRows) return true;
  if (request.contains("grouping") && is_above(request["grouping"], "restarts", kManyRestarts, false)) return true;
  for (const Repetition& each : kRepetitions)
    if (request.contains("command") && request["command"] == each.command &&
        is_above(request, each.field, each.many, true))
      return true;
  return false;
}

/// Reads a dear request as `api::run` would, without answering it.
void only_read(const json& request) {
  (void)api::read_rank_request(request, thinned_library());
  (void)api::read_groups_request(request, thinned_library());
  (void)api::read_evidence_request(request, thinned_library());
  (void)api::read_robustness_request(request, thinned_library());
}

void check_response(const std::string& response) {
  const json read = json::parse(response, nullptr, false);
  fuzz::check(read.is_object() && read.value("schema", "") == "tilecast.response", "a response is a JSON object");
  fuzz::check(read["ok"] == true ? read.contains("result") : !read["error"]["message"].get<std::string>().empty(),
              "a response holds a result or a sentence");
  fuzz::check(response.find('\n') == std::string::npos, "a response is one line");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const json request = json::parse(text, nullptr, false);
  if (is_dear(request))
    only_read(request);
  else
    check_response(api::run(text, thinned_library()));
  return 0;
}
