#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tilecast::report {

/// JSON whose keys keep the order in which they were written, so that responses are stable and read like the contract.
using Json = nlohmann::ordered_json;

/// A number; whole ones are written without a decimal point ("8", not "8.0").
Json number(double value);

/// null for what is absent; never 0, never an empty text.
inline Json or_null(const std::optional<int>& value) { return value ? Json(*value) : Json(nullptr); }
inline Json or_null(const std::optional<double>& value) { return value ? number(*value) : Json(nullptr); }
inline Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

/// A list, each element written by `write`.
template <class T, class Write>
Json list_of(const std::vector<T>& values, Write write) {
  Json list = Json::array();
  for (const T& value : values) list.push_back(write(value));
  return list;
}

/// The flags of a row, which its table keeps in one text separated by ';'.
std::vector<std::string> split_flags(const std::string& flags);

}  // namespace tilecast::report
