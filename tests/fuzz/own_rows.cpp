/// The reader of delimiter-separated text and the reader of own rows above it. Input: the file, and after a record
/// separator the user's answers, as "field US column" and "device US answer" in turn.
#include <cstdint>

#include "api/library.hpp"
#include "fuzz/check.hpp"
#include "parse/csv.hpp"
#include "parse/own_rows.hpp"
#include "report/csv.hpp"
#include "support/bundled.hpp"

namespace {

using namespace tilecast;
using fuzz::check;

constexpr char kRecordSeparator = '\x1e';
constexpr char kUnitSeparator = '\x1f';

FileToRead file_from(std::string_view input) {
  FileToRead file;
  file.name = "own.csv";
  file.text = fuzz::take_part(input, kRecordSeparator);
  for (bool mapping = true; !input.empty(); mapping = !mapping) {
    std::string_view answer = fuzz::take_part(input, kRecordSeparator);
    const std::string key(fuzz::take_part(answer, kUnitSeparator));
    (mapping ? file.mapping : file.devices)[key] = answer;
  }
  return file;
}

/// Every record lies in the text, after the one before, and survives being written and read again.
void check_records(std::string_view text) {
  CsvReader reader(text, detect_delimiter(text));
  std::vector<std::string> fields, again;
  std::size_t line = 0;
  while (reader.next(fields)) {
    check(!fields.empty(), "a record has a field");
    check(reader.line() > line, "records begin on rising lines");
    line = reader.line();
    check(reader.record_text().size() <= text.size(), "a record is part of the text");
    const std::string written = report::csv_record(fields);
    if (written == "\n" || written.substr(0, 3) == "\xEF\xBB\xBF") continue;  // a blank line, a mark: passed over
    check(CsvReader(written).next(again) && again == fields, "what is written is read again");
  }
}

void check_row(const OwnRow& row) {
  const auto occurs = [](double figure) { return figure >= kSmallestFigure && figure <= kLargestFigure; };
  check(!row.accelerator.empty(), "a row has an accelerator");
  check(row.accelerators_total >= 1 && row.accelerators_total <= kMostAccelerators, "counts are of a size that occurs");
  check(occurs(row.time_to_train_min.value_or(1)), "times are of a size that occurs");
  check(occurs(row.throughput_samples_per_s.value_or(1)), "throughputs are of a size that occurs");
  check(row.time_to_train_min || row.throughput_samples_per_s, "a row has a time or a throughput");
}

void check_report(const FileReport& report) {
  check(report.rows.size() <= kMostOwnRows, "no more rows are taken than the limit");
  check(report.rows.size() + report.rows_skipped == report.rows_read, "every row read is taken or passed over");
  check(report.skipped.size() <= report.rows_skipped, "no more rows are listed than were passed over");
  for (const OwnRow& row : report.rows) check_row(row);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const api::Library& library = tests::bundled_library();
  static const std::set<std::string> benchmarks = library.benchmark_ids();
  const FileToRead file = file_from({reinterpret_cast<const char*>(data), size});
  check_records(file.text);
  check_report(read_own_rows(file, library.devices, "resnet", benchmarks));
  return 0;
}
