#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tilecast::cli {

/// Texts of a table: a header and rows of equal length.
struct TextTable {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

/// The rows of a response's `result` under the column names of the contract, numbers in full precision; for a terminal
/// without the columns that make it too wide.
TextTable table_of(const std::string& command, const nlohmann::ordered_json& result, bool for_terminal);

/// What a response says beside its table: break-evens, laws, notes.
std::vector<std::string> sentences_of(const std::string& command, const nlohmann::ordered_json& result);

std::string as_csv(const TextTable& table);
/// For reading in a terminal: columns aligned, long numbers rounded.
std::string as_text(const TextTable& table);

}  // namespace tilecast::cli
