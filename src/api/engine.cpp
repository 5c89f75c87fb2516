#include "api/engine.hpp"

#include <nlohmann/json.hpp>

#include "api/commands.hpp"
#include "api/request.hpp"

namespace tilecast::api {
namespace {

using nlohmann::json;

/// Reads the command's request with `read` and answers it with `answer`.
template <class Request, class Answer>
Expected<Json> answered(const Expected<Request>& request, Answer answer) {
  if (!request) return tl::unexpected(request.error());
  return answer(*request);
}

Expected<Json> dispatch(const std::string& command, const json& request, const Library& library) {
  if (command == "catalogue")
    return answered(read_catalogue_request(request), [&](bool) { return catalogue(library); });
  if (command == "rank")
    return answered(read_rank_request(request, library), [&](const auto& asked) { return rank(asked, library); });
  if (command == "groups")
    return answered(read_groups_request(request, library), [&](const auto& asked) { return groups(asked, library); });
  if (command == "select")
    return answered(read_select_request(request, library), [&](const auto& asked) { return select(asked, library); });
  if (command == "left_out")
    return answered(read_left_out_request(request, library),
                    [&](const auto& filter) { return left_out(filter, library); });
  if (command == "result")
    return answered(read_result_request(request), [&](const auto& id) { return result(id, library); });
  if (command == "read")
    return answered(read_read_request(request, library), [&](const auto& asked) { return read(asked, library); });
  return fail(
      "There is no command \"" + command + "\"; known are catalogue, rank, groups, select, left_out, result and read.",
      "command");
}

/// Deeper than any request; libraries copy and print nested values recursively, and the stack of WASM is small.
constexpr int kDeepestNesting = 16;

/// Parses a request; nothing comes of text that is not JSON, or nested too deeply to be a request.
std::optional<json> parse_request(std::string_view text) {
  bool too_deep = false;
  const auto watch_depth = [&](int depth, json::parse_event_t, json&) {
    return !(too_deep |= depth > kDeepestNesting);
  };
  json request = json::parse(text, watch_depth, false);
  if (request.is_discarded() || too_deep) return std::nullopt;
  return request;
}

std::optional<Error> check_envelope(const json& request) {
  if (!request.is_object()) return Error{"A request is a JSON object.", ""};
  const auto version = request.find("version");
  if (version == request.end() || !version->is_number_integer() || *version != kContractVersion)
    return Error{"This engine reads requests of version " + std::to_string(kContractVersion) + ".", "version"};
  const auto command = request.find("command");
  if (command == request.end() || !command->is_string()) return Error{"The name of a command was expected.", "command"};
  return std::nullopt;
}

Json envelope(const std::string& command, const Library& library) {
  return {{"schema", "tilecast.response"},
          {"version", kContractVersion},
          {"command", command},
          {"data_version", library.manifest.version}};
}

std::string response(const std::string& command, const Expected<Json>& result, const Library& library) {
  Json json = envelope(command, library);
  json["ok"] = result.has_value();
  if (result)
    json["result"] = *result;
  else
    json["error"] = {{"message", result.error().message}, {"where", result.error().where}};
  // Texts of users may hold bytes that are not UTF-8; they are replaced, never thrown upon.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string run(std::string_view request_json, const Library& library) {
  const std::optional<json> request = parse_request(request_json);
  if (!request) return response("", fail("The request is not JSON, or nested too deeply."), library);
  if (const auto error = check_envelope(*request)) return response("", tl::unexpected(*error), library);
  const std::string command = request->at("command");
  return response(command, dispatch(command, *request, library), library);
}

}  // namespace tilecast::api
