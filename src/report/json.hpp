#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tilecast::report {

/// JSON whose keys keep the order in which they were written, so that responses are stable and read like the contract.
using Json = nlohmann::ordered_json;

/// null for what is absent; never 0, never an empty text.
template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}
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
