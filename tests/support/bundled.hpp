#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>

#include <nlohmann/json.hpp>

#include "api/engine.hpp"

namespace tilecast::tests {

/// Content of a file below the root of the project.
inline std::string read_project_file(const std::string& name) {
  std::ifstream file(std::string(TILECAST_SOURCE_DIR) + '/' + name, std::ios::binary);
  if (!file) throw std::runtime_error("cannot open " + name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline std::map<std::string, std::string> bundled_files() {
  std::map<std::string, std::string> files;
  for (const std::string& name : api::library_files()) files.emplace(name, read_project_file("data/" + name));
  return files;
}

/// The data that ship, parsed once.
inline const api::Library& bundled_library() {
  static const api::Library library = api::make_library(bundled_files()).value();
  return library;
}

/// The whole response to a request; `version` is filled in.
inline nlohmann::json ask(nlohmann::json request) {
  request.emplace("version", 1);
  return nlohmann::json::parse(api::run(request.dump(), bundled_library()));
}

/// The result of a request that must succeed.
inline nlohmann::json answer(const nlohmann::json& request) {
  const nlohmann::json response = ask(request);
  if (!response["ok"]) throw std::runtime_error(response["error"].dump());
  return response["result"];
}

}  // namespace tilecast::tests
