// The door to JavaScript: strings and bytes in, strings out; no C++ object lives on the other side.
#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include <emscripten/bind.h>

#include "api/engine.hpp"
#include "api/library.hpp"

namespace tilecast::bindings {
namespace {

// One module is one engine. Until all files are loaded its library is empty, and requests say what they do not find.
struct Engine {
  std::map<std::string, std::string> files;
  api::Library library;
};

Engine& engine() {
  static Engine one;
  return one;
}

std::string sentence_of(const Error& error) {
  return error.where.empty() ? error.message : error.where + ": " + error.message;
}

// The page calls data files by their path in the repository, the library by their path in data/.
std::string name_in_data(const std::string& name) {
  const std::string folder = "data/";
  return name.compare(0, folder.size(), folder) == 0 ? name.substr(folder.size()) : name;
}

// Takes in one data file; the last one completes the library. Returns "", or a sentence saying what is wrong.
std::string load(const std::string& name, std::string bytes) {
  const auto& needed = api::library_files();
  const std::string known_name = name_in_data(name);
  if (std::find(needed.begin(), needed.end(), known_name) == needed.end())
    return name + ": the engine knows no data file of this name.";
  auto& files = engine().files;
  files[known_name] = std::move(bytes);
  if (files.size() < needed.size()) return "";
  auto library = api::make_library(std::exchange(files, {}));
  if (!library) return sentence_of(library.error());
  engine().library = std::move(*library);
  return "";
}

std::string run(const std::string& request_json) { return api::run(request_json, engine().library); }

std::string version() { return TILECAST_VERSION; }

}  // namespace
}  // namespace tilecast::bindings

EMSCRIPTEN_BINDINGS(tilecast) {
  emscripten::function("load", &tilecast::bindings::load);
  emscripten::function("run", &tilecast::bindings::run);
  emscripten::function("version", &tilecast::bindings::version);
}
