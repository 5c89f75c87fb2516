#pragma once

#include <string>
#include <vector>

namespace tilecast::report {

/// One record after RFC 4180 with a line feed; fields with a delimiter, quote or line break are quoted.
std::string csv_record(const std::vector<std::string>& fields);

/// A text (UTF-8) as a field that spreadsheets show and do not run: an apostrophe stands before what would start a
/// formula, also after blanks, in full-width form, and where a spreadsheet that splits at semicolons, tabs or line
/// breaks would see a new cell. The page writes its files by the same rule.
std::string csv_text(const std::string& text);

}  // namespace tilecast::report
