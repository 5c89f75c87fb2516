#include "report/csv.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace tilecast::report {
namespace {

std::string quoted_if_needed(const std::string& field) {
  if (field.find_first_of(",\"\r\n") == std::string::npos) return field;
  std::string quoted = "\"";
  for (char c : field) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

struct CodePoint {
  char32_t value;
  std::size_t bytes;
};

/// The character at `at`; a byte that belongs to none stands for itself.
CodePoint code_point_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char lead = byte(0);
  const std::size_t bytes = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (bytes == 1 || at + bytes > text.size()) return {lead, 1};
  char32_t value = lead & (0xFF >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) value = (value << 6) | (byte(i) & 0x3F);
  return {value, bytes};
}

bool is_cell_break(char32_t c) { return c == '\t' || c == '\n' || c == '\r' || c == ';'; }

/// Spaces, controls and marks without width.
bool is_blank(char32_t c) {
  if (c <= 0x20) return !is_cell_break(c);
  return c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200F) || (c >= 0x2028 && c <= 0x202F) ||
         (c >= 0x205F && c <= 0x2064) || c == 0x3000 || c == 0xFEFF;
}

/// = + - @, their small and full-width forms, and the minus sign.
bool starts_formula(char32_t c) {
  constexpr char32_t kSigns[] = {'=',    '+',    '-',    '@',    0x2212, 0xFE62, 0xFE63,
                                 0xFE66, 0xFE6B, 0xFF0B, 0xFF0D, 0xFF1D, 0xFF20};
  return std::find(std::begin(kSigns), std::end(kSigns), c) != std::end(kSigns);
}

bool is_formula(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const CodePoint c = code_point_at(text, at);
    if (!is_blank(c.value)) return starts_formula(c.value);
    at += c.bytes;
  }
  return false;
}

}  // namespace

std::string csv_record(const std::vector<std::string>& fields) {
  std::string record;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) record += ',';
    record += quoted_if_needed(fields[i]);
  }
  return record + '\n';
}

std::string csv_text(const std::string& text) {
  std::string written;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool starts_with_break = i == 0 && text[0] != ';' && is_cell_break(static_cast<unsigned char>(text[0]));
    const bool starts_cell = i == 0 || is_cell_break(static_cast<unsigned char>(text[i - 1]));
    if (starts_with_break || (starts_cell && is_formula(text, i))) written += '\'';
    written += text[i];
  }
  return written;
}

}  // namespace tilecast::report
