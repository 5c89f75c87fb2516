#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "parse/csv.hpp"
#include "table/column.hpp"

namespace tilecast {

/// Position of each column of a table in the header of a file; a column that is absent is an error that names it.
template <class Row>
Expected<std::vector<std::size_t>> locate_columns(const std::vector<Column<Row>>& columns,
                                                  const std::vector<std::string>& header) {
  std::vector<std::size_t> positions;
  for (const Column<Row>& column : columns) {
    const auto found = std::find(header.begin(), header.end(), column.name);
    if (found == header.end())
      return fail("The column \"" + std::string(column.name) + "\" was expected and is not in the header.", "line 1");
    positions.push_back(static_cast<std::size_t>(found - header.begin()));
  }
  return positions;
}

/// "1;2.5": numbers with ';' between; an empty text is an empty list, nullopt if a part is not a number.
inline std::optional<std::vector<double>> parse_numbers(std::string_view text) {
  std::vector<double> numbers;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::optional<double> number = parse_number(text.substr(0, end));
    if (!number) return std::nullopt;
    numbers.push_back(*number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return numbers;
}

/// Puts one field of a file into its place in a row; false if a number was expected and something else stands there.
template <class Row>
bool set_field(Row& row, const Column<Row>& column, std::string& text) {
  if (const auto* place = std::get_if<std::string Row::*>(&column.field)) {
    row.*(*place) = std::move(text);
    return true;
  }
  if (const auto* place = std::get_if<std::vector<double> Row::*>(&column.field)) {
    std::optional<std::vector<double>> numbers = parse_numbers(text);
    if (numbers) row.*(*place) = std::move(*numbers);
    return numbers.has_value();
  }
  const std::optional<double> number = parse_number(text);
  if (const auto* place = std::get_if<std::optional<double> Row::*>(&column.field)) {
    row.*(*place) = number;
    return number || text.empty();
  }
  if (number) row.*(std::get<double Row::*>(column.field)) = *number;
  return number.has_value();
}

/// Reads a table of our own making: every column there, every number a number. Other columns are passed over.
/// The error names file line and column.
template <class Row>
Expected<std::vector<Row>> parse_records(std::string_view csv, const std::vector<Column<Row>>& columns) {
  CsvReader reader(csv);
  std::vector<std::string> fields;
  if (!reader.next(fields)) return fail("A header line was expected and the text is empty.", "line 1");
  const auto positions = locate_columns(columns, fields);
  if (!positions) return tl::unexpected(positions.error());
  const std::size_t width = fields.size();
  std::vector<Row> rows;
  while (reader.next(fields)) {
    const std::string where = "line " + std::to_string(reader.line());
    if (fields.size() != width)
      return fail(std::to_string(width) + " fields were expected, " + std::to_string(fields.size()) + " found.", where);
    Row& row = rows.emplace_back();
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (!set_field(row, columns[i], fields[(*positions)[i]]))
        return fail("The column \"" + std::string(columns[i].name) + "\" must hold a number, found \"" +
                        fields[(*positions)[i]] + "\".",
                    where);
  }
  return rows;
}

}  // namespace tilecast
