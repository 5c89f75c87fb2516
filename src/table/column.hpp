#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tilecast {

/// A typed column of a table whose rows are structs: its name in files, its label and unit for people, and where the
/// value lives. One list of columns serves reading, writing and explaining a table.
template <class Row>
struct Column {
  std::string_view name;
  std::string_view label;
  /// Empty for texts and pure numbers.
  std::string_view unit;
  /// Text (may be empty), required number, number that may be missing, or list of numbers (may be empty; ';' between).
  std::variant<std::string Row::*, double Row::*, std::optional<double> Row::*, std::vector<double> Row::*> field;
  /// Computed here from published figures, not published itself: shown as unverified.
  bool derived = false;
};

}  // namespace tilecast
