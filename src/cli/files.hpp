#pragma once

#include <string>

#include "api/library.hpp"
#include "base/error.hpp"

namespace tilecast::cli {

/// The whole content of a file, or why it cannot be read. "-" is standard input.
Expected<std::string> read_file(const std::string& path);

/// The bundled data, from `--data`, the environment variable TILECAST_DATA, or where the program was built.
Expected<api::Library> load_library(const std::string& data_folder);

}  // namespace tilecast::cli
