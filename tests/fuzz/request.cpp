/// `api::run` over the bundled library. Every input is read as a request; so that millions of them can be answered too,
/// the library holds every 40th result only, and requests for many repetitions are read to the end but not computed.
#include <cstdint>
#include <functional>

#include <nlohmann/json.hpp>

#include "api/engine.hpp"
#include "api/request.hpp"
#include "fuzz/check.hpp"
#include "support/bundled.hpp"

namespace {

using namespace tilecast;
using nlohmann::json;

constexpr std::size_t kEveryResult = 40;
constexpr double kManyRepetitions = 60;
constexpr std::size_t kManyOwnRows = 20;

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

bool is_dear(const json& request) {
  const json& grouping = request.is_object() && request.contains("grouping") ? request["grouping"] : json();
  const bool repeats = grouping.is_object() && grouping.contains("restarts") && grouping["restarts"].is_number();
  const bool own = request.is_object() && request.contains("own") && request["own"].is_array();
  return (repeats && grouping["restarts"].get<double>() > kManyRepetitions) ||
         (own && request["own"].size() > kManyOwnRows);
}

/// Reads a dear request as `api::run` would, without answering it.
void only_read(const json& request) {
  (void)api::read_rank_request(request, thinned_library());
  (void)api::read_groups_request(request, thinned_library());
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
  const bool may_be_dear =
      text.find("restarts") != std::string_view::npos || text.find("own") != std::string_view::npos ||
      text.find("\\u") != std::string_view::npos;
  if (may_be_dear) {
    const json request = json::parse(text, nullptr, false);
    if (is_dear(request)) return only_read(request), 0;
  }
  check_response(api::run(text, thinned_library()));
  return 0;
}
