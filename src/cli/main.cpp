#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "api/engine.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "cli/print.hpp"

namespace {

using namespace tilecast;
using Json = nlohmann::ordered_json;

int complain(const Error& error) {
  std::cerr << "tilecast: " << error.message << (error.where.empty() ? "" : " (" + error.where + ")") << '\n';
  return 1;
}

/// Own rows of one file, as the engine reads them. What was passed over is said on standard error.
Expected<Json> own_rows(const std::string& path, const std::string& benchmark, const api::Library& library) {
  const auto text = cli::read_file(path);
  if (!text) return tl::unexpected(text.error());
  const std::string name = path.substr(path.find_last_of('/') + 1);
  const Json request = {
      {"version", 1}, {"command", "read"}, {"benchmark", benchmark}, {"files", {{{"name", name}, {"text", *text}}}}};
  const std::string asked = request.dump(-1, ' ', false, Json::error_handler_t::replace);
  const Json response = Json::parse(api::run(asked, library));
  if (!response["ok"]) return fail(response["error"]["message"], response["error"]["where"]);
  const Json& file = response["result"]["files"][0];
  if (!file["error"].is_null()) return fail(file["error"], path);
  if (!file["columns_question"].is_null())
    return fail("Columns for accelerator, count, and minutes or samples/s were expected; found " +
                    file["columns_question"]["columns"].dump() + ".",
                path);
  for (const Json& skipped : file["skipped"])
    std::cerr << path << ':' << skipped["line"] << ": passed over: " << skipped["reason"].get<std::string>() << '\n';
  for (const Json& question : file["device_questions"])
    std::cerr << path << ": " << question["sentence"].get<std::string>() << " Nearest: " << question["choices"].dump()
              << '\n';
  return file["rows"];
}

int answer_requests(std::istream& requests, const api::Library& library) {
  for (std::string line; std::getline(requests, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << api::run(line, library) << '\n' << std::flush;
  }
  return 0;
}

int answer_request_file(const std::string& path, const api::Library& library) {
  if (path == "-") return answer_requests(std::cin, library);
  std::ifstream file(path, std::ios::binary);
  if (!file) return complain({"The file cannot be read.", path});
  return answer_requests(file, library);
}

void print(const cli::Options& options, const Json& response) {
  const bool for_terminal = options.format == cli::Format::kTable;
  const auto table = cli::table_of(options.command, response["result"], for_terminal);
  std::cout << (for_terminal ? cli::as_text(table) : cli::as_csv(table));
  std::cerr
      << "Efficiencies, groups, scores and ranks are derived here. Result not verified by MLCommons Association.\n";
  for (const std::string& sentence : cli::sentences_of(options.command, response["result"]))
    std::cerr << sentence << '\n';
}

int answer(cli::Options& options, const api::Library& library) {
  for (const std::string& path : options.add_files) {
    const auto rows = own_rows(path, options.benchmark, library);
    if (!rows) return complain(rows.error());
    for (const Json& row : *rows) options.request["own"].push_back(nlohmann::json::parse(row.dump()));
  }
  const std::string text = api::run(options.request.dump(-1, ' ', false, Json::error_handler_t::replace), library);
  const Json response = Json::parse(text);
  if (options.format == cli::Format::kJson) std::cout << text << '\n';
  if (!response["ok"]) return complain({response["error"]["message"], response["error"]["where"]});
  if (options.format != cli::Format::kJson) print(options, response);
  return 0;
}

std::string data_folder(const cli::Options& options) {
  if (!options.data_folder.empty()) return options.data_folder;
  const char* from_environment = std::getenv("TILECAST_DATA");
  return from_environment ? from_environment : TILECAST_DATA_DIR;
}

}  // namespace

int main(int argc, char** argv) {
  auto options = cli::read_options(std::vector<std::string>(argv + 1, argv + argc));
  if (!options) return complain(options.error());
  if (options->version) {
    std::cout << "tilecast " TILECAST_VERSION "\n";
    return 0;
  }
  if (options->help || options->command.empty()) {
    std::cout << cli::kHelp;
    return options->help ? 0 : 1;
  }
  const auto library = cli::load_library(data_folder(*options));
  if (!library) return complain(library.error());
  return options->command == "request" ? answer_request_file(options->request_file, *library)
                                       : answer(*options, *library);
}
