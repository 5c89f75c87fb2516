#include "cli/files.hpp"

#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

namespace tilecast::cli {

Expected<std::string> read_file(const std::string& path) {
  std::ostringstream text;
  if (path == "-") {
    text << std::cin.rdbuf();
    return text.str();
  }
  std::ifstream file(path, std::ios::binary);
  if (!file || !(text << file.rdbuf() || file.peek() == std::ifstream::traits_type::eof()))
    return fail("The file cannot be read.", path);
  return text.str();
}

Expected<api::Library> load_library(const std::string& data_folder) {
  std::map<std::string, std::string> files;
  for (const std::string& name : api::library_files()) {
    auto text = read_file(data_folder + '/' + name);
    if (!text) return tl::unexpected(text.error());
    files.emplace(name, std::move(*text));
  }
  return api::make_library(files);
}

}  // namespace tilecast::cli
