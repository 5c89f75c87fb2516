#include "parse/csv.hpp"

#include <algorithm>
#include <cmath>

#include <fast_float/fast_float.h>

namespace tilecast {

CsvReader::CsvReader(std::string_view text, char delimiter) : text_(text), delimiter_(delimiter) {
  if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
}

bool CsvReader::at_line_end() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }

bool CsvReader::skip_line_breaks() {
  while (at_ < text_.size() && (text_[at_] == '\n' || text_[at_] == '\r')) {
    const bool pair = text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n';
    at_ += pair ? 2 : 1;
    ++line_;
  }
  return at_ < text_.size();
}

bool CsvReader::next(std::vector<std::string>& fields) {
  if (!skip_line_breaks()) return false;
  record_line_ = line_;
  record_start_ = at_;
  std::size_t count = 0;
  while (true) {
    if (fields.size() <= count) fields.emplace_back();
    fields[count].clear();
    read_field(fields[count++]);
    if (at_line_end()) break;
    ++at_;  // the delimiter
  }
  fields.resize(count);
  return true;
}

void CsvReader::read_field(std::string& field) {
  if (at_ < text_.size() && text_[at_] == '"') read_quoted(field);
  const std::size_t start = at_;
  while (!at_line_end() && text_[at_] != delimiter_) ++at_;
  field.append(text_.substr(start, at_ - start));
}

void CsvReader::read_quoted(std::string& field) {
  for (++at_; at_ < text_.size(); ++at_) {
    if (text_[at_] == '"') {
      if (at_ + 1 >= text_.size() || text_[at_ + 1] != '"') {
        ++at_;
        return;
      }
      ++at_;
    }
    if (text_[at_] == '\n') ++line_;
    field += text_[at_];
  }
  ended_inside_quotes_ = true;
}

std::string_view CsvReader::record_text() const { return text_.substr(record_start_, at_ - record_start_); }

char detect_delimiter(std::string_view text) {
  const std::string_view header = text.substr(0, text.find_first_of("\r\n"));
  std::size_t counts[3] = {0, 0, 0};
  const std::string_view candidates = ",;\t";
  bool quoted = false;
  for (char c : header) {
    if (c == '"') quoted = !quoted;
    const std::size_t which = candidates.find(c);
    if (!quoted && which != std::string_view::npos) ++counts[which];
  }
  return candidates[static_cast<std::size_t>(std::max_element(counts, counts + 3) - counts)];
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

namespace {

/// Commas that group by three before the point, as in "12,345,678.9"; anything else with a comma is ambiguous.
bool has_grouping_commas(std::string_view text) {
  const std::string_view whole = text.substr(0, text.find('.'));
  std::size_t group = whole.find(',');
  if (group == 0 || group > 3) return false;
  for (; group < whole.size(); group += 4)
    if (whole[group] != ',' || group + 4 > whole.size()) return false;
  return group == whole.size() && text.find(',', whole.size()) == std::string_view::npos;
}

}  // namespace

std::optional<double> parse_number(std::string_view text) {
  text = trimmed(text);
  std::string joined;
  if (text.find(',') != std::string_view::npos) {
    if (!has_grouping_commas(text)) return std::nullopt;
    std::copy_if(text.begin(), text.end(), std::back_inserter(joined), [](char c) { return c != ','; });
    text = joined;
  }
  double value = 0;
  const auto [end, code] = fast_float::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

Expected<double> parse_user_number(std::string_view text, char delimiter) {
  const bool one_comma = std::count(text.begin(), text.end(), ',') == 1;
  const bool decimal_comma = delimiter != ',' && one_comma && text.find('.') == std::string_view::npos;
  std::string number(text);
  if (decimal_comma && has_grouping_commas(trimmed(text)))
    return fail("\"" + number + "\" may be a decimal or thousands; it must be written without the comma.");
  if (decimal_comma) std::replace(number.begin(), number.end(), ',', '.');
  if (const auto value = parse_number(number)) return *value;
  return fail("a number was expected, found \"" + std::string(text) + "\".");
}

}  // namespace tilecast
