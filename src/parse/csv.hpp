#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace tilecast {

/// Reads delimiter-separated text after RFC 4180: quoted fields, doubled quotes, line breaks inside quotes; \n, \r\n or
/// \r ends a record; a byte-order mark and blank lines are passed over. Keeps no copy: `text` must outlive the reader.
class CsvReader {
 public:
  explicit CsvReader(std::string_view text, char delimiter = ',');

  /// Reads the next record into `fields`; false at the end of the text.
  bool next(std::vector<std::string>& fields);
  /// Line on which the record last read begins, from 1.
  std::size_t line() const { return record_line_; }
  /// The text of the record last read, as it stands in the file.
  std::string_view record_text() const;
  /// A quote was opened and the text ended inside it.
  bool ended_inside_quotes() const { return ended_inside_quotes_; }

 private:
  bool skip_line_breaks();
  void read_field(std::string& field);
  void read_quoted(std::string& field);
  bool at_line_end() const;

  std::string_view text_;
  char delimiter_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t record_line_ = 0;
  std::size_t record_start_ = 0;
  bool ended_inside_quotes_ = false;
};

/// The delimiter that a header line uses: the most frequent of comma, semicolon and tab outside quotes.
char detect_delimiter(std::string_view text);

/// The text without blanks at its ends.
std::string_view trimmed(std::string_view text);

/// A number such as "1234.5" or "1,234.5" (commas between thousands). Absent if the text is anything else, or not
/// finite.
std::optional<double> parse_number(std::string_view text);

/// A number in a file of the user's. Where commas do not part the fields, one comma may be a decimal comma: "41,9" is
/// 41.9, and "13,218", which may be thirteen or thirteen thousand, is an error that says so.
Expected<double> parse_user_number(std::string_view text, char delimiter);

}  // namespace tilecast
