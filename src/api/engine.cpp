#include "api/engine.hpp"

#include <nlohmann/json.hpp>

#include "api/commands.hpp"
#include "api/request.hpp"

namespace tilecast::api {
namespace {

using nlohmann::json;

/// Reads the fields of one command and answers it.
using Command = Expected<Json> (*)(const json& request, const Library& library);

/// A command from the reader of its request and what answers it.
template <auto read_request, auto answer>
Expected<Json> with_library(const json& request, const Library& library) {
  const auto asked = read_request(request, library);
  if (!asked) return tl::unexpected(asked.error());
  return answer(*asked, library);
}

Expected<Json> catalogue_command(const json& request, const Library& library) {
  const auto asked = read_catalogue_request(request);
  if (!asked) return tl::unexpected(asked.error());
  return catalogue(library);
}

Expected<Json> result_command(const json& request, const Library& library) {
  const auto id = read_result_request(request);
  if (!id) return tl::unexpected(id.error());
  return result(*id, library);
}

Expected<Json> verdict_command(const json& request, const Library&) {
  const auto tried = read_verdict_request(request);
  if (!tried) return tl::unexpected(tried.error());
  return verdict(*tried);
}

struct NamedCommand {
  const char* name;
  Command command;
};

constexpr NamedCommand kCommands[] = {
    {"catalogue", catalogue_command},
    {"rank", with_library<read_rank_request, rank>},
    {"groups", with_library<read_groups_request, groups>},
    {"select", with_library<read_select_request, select>},
    {"evidence", with_library<read_evidence_request, evidence>},
    {"verdict", verdict_command},
    {"robustness", with_library<read_robustness_request, robustness>},
    {"scaling", with_library<read_scaling_request, scaling>},
    {"gain", with_library<read_filter_request, gain>},
    {"left_out", with_library<read_filter_request, left_out>},
    {"result", result_command},
    {"read", with_library<read_read_request, read>},
};

std::string known_commands() {
  std::string names;
  for (const NamedCommand& command : kCommands) names += (names.empty() ? "" : ", ") + std::string(command.name);
  return names;
}

Expected<Json> dispatch(const std::string& name, const json& request, const Library& library) {
  for (const NamedCommand& command : kCommands)
    if (name == command.name) return command.command(request, library);
  return fail("There is no command \"" + name + "\"; known are " + known_commands() + ".", "command");
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
