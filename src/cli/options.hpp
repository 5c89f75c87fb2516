#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/error.hpp"

namespace tilecast::cli {

enum class Format { kTable, kJson, kCsv };

/// What the command line asks for.
struct Options {
  /// rank, groups, select, request; empty for help.
  std::string command;
  /// The request of a friendly command, without own rows.
  nlohmann::json request;
  std::string benchmark = "resnet";
  std::vector<std::string> add_files;
  /// Of `request`: a file of requests, or "-".
  std::string request_file = "-";
  Format format = Format::kTable;
  std::string data_folder;
  bool help = false;
  bool version = false;
};

/// Reads the command line; an unknown option or a value that is missing is an error.
Expected<Options> read_options(const std::vector<std::string>& arguments);

extern const char* const kHelp;

}  // namespace tilecast::cli
