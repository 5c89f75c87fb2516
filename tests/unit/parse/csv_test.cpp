#include "parse/csv.hpp"

#include <catch2/catch.hpp>

using namespace tilecast;
using Record = std::vector<std::string>;

namespace {

std::vector<Record> read_all(std::string_view text, char delimiter = ',') {
  CsvReader reader(text, delimiter);
  std::vector<Record> records;
  for (Record record; reader.next(record);) records.push_back(record);
  return records;
}

}  // namespace

TEST_CASE("CSV records end at any line break, and the last needs none") {
  const std::vector<Record> expected = {{"a", "b"}, {"1", "2"}};
  CHECK(read_all("a,b\n1,2\n") == expected);
  CHECK(read_all("a,b\r\n1,2\r\n") == expected);
  CHECK(read_all("a,b\r1,2") == expected);
  CHECK(read_all("\xEF\xBB\xBF"
                 "a,b\n\n\n1,2") == expected);
}

TEST_CASE("quoted CSV fields keep delimiters, quotes and line breaks") {
  CHECK(read_all("\"a,b\",\"say \"\"yes\"\"\"\n\"two\nlines\",x") ==
        std::vector<Record>{{"a,b", "say \"yes\""}, {"two\nlines", "x"}});
}

TEST_CASE("empty CSV fields are fields") {
  CHECK(read_all(",\n,,x,\n") == std::vector<Record>{{"", ""}, {"", "", "x", ""}});
  CHECK(read_all("").empty());
  CHECK(read_all("\n\n").empty());
}

TEST_CASE("a CSV reader tells line and text of a record") {
  CsvReader reader("h\n\"a\nb\"\nlast,1\n");
  Record record;
  reader.next(record);
  CHECK(reader.line() == 1);
  reader.next(record);
  CHECK(reader.line() == 2);
  reader.next(record);
  CHECK(reader.line() == 4);
  CHECK(reader.record_text() == "last,1");
}

TEST_CASE("a quote that is never closed is noticed") {
  CsvReader reader("a\n\"open\nb\n");
  Record record;
  reader.next(record);
  CHECK_FALSE(reader.ended_inside_quotes());
  reader.next(record);
  CHECK(reader.ended_inside_quotes());
}

TEST_CASE("the delimiter is the most frequent one of the header") {
  CHECK(detect_delimiter("a,b,c\n1;2") == ',');
  CHECK(detect_delimiter("a;b\n1,5;2,5") == ';');
  CHECK(detect_delimiter("a\tb") == '\t');
  CHECK(detect_delimiter("\"a;b;c\",d") == ',');
  CHECK(detect_delimiter("alone") == ',');
}

TEST_CASE("a comma in a number means what the file's delimiter allows") {
  CHECK(parse_user_number("1,024", ',') == 1024.0);
  CHECK(parse_user_number("41,9", ';') == 41.9);
  CHECK(parse_user_number("1,234,567", ';') == 1234567.0);
  CHECK(parse_user_number("1,024.5", '\t') == 1024.5);
  CHECK(parse_user_number("13,218", ';').error().message ==
        "\"13,218\" may be a decimal or thousands; it must be written without the comma.");
  CHECK(parse_user_number("eight", ',').error().message == "a number was expected, found \"eight\".");
}

TEST_CASE("numbers are read whole or not at all") {
  CHECK(parse_number("12.5") == 12.5);
  CHECK(parse_number(" -3e2 ") == -300);
  CHECK(parse_number("12,345,678.9") == 12345678.9);
  for (const char* text : {"", " ", "12 min", "1,5", "1,2345", ",123", "1.234,5", "nan", "inf", "1e999", "0x10", "--1"})
    CHECK_FALSE(parse_number(text));
}
