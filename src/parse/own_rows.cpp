#include "parse/own_rows.hpp"

#include <cmath>

#include "base/format.hpp"
#include "parse/csv.hpp"
#include "parse/own_columns.hpp"

namespace tilecast {
namespace {

constexpr std::size_t kMaxSkippedListed = 100;
constexpr std::size_t kExcerptBytes = 100;
constexpr std::size_t kNearestOffered = 5;
/// Beyond it is no table of results, and nobody could choose among its columns.
constexpr std::size_t kMostColumns = 1000;

/// The start of a record for a report, cut between characters, without line breaks.
std::string excerpt(std::string_view record) {
  std::size_t end = std::min(record.size(), kExcerptBytes);
  while (end > 0 && end < record.size() && (static_cast<unsigned char>(record[end]) & 0xC0) == 0x80) --end;
  std::string text(record.substr(0, end));
  for (char& c : text)
    if (c == '\n' || c == '\r') c = ' ';
  return end < record.size() ? text + "…" : text;
}

/// Reads the records of one file into a report.
class OwnRowsReader {
 public:
  OwnRowsReader(const FileToRead& file, const DeviceCatalogue& devices, const std::string& benchmark,
                const std::set<std::string>& known_benchmarks)
      : file_(file),
        devices_(devices),
        benchmark_(benchmark),
        known_benchmarks_(known_benchmarks),
        delimiter_(detect_delimiter(file.text)),
        reader_(file.text, delimiter_) {
    report_.name = file.name;
  }

  FileReport read() {
    if (!reader_.next(header_) || header_.size() < 2) {
      report_.error = "A table with a header line was expected, and no columns were found.";
      return report_;
    }
    if (header_.size() > kMostColumns) {
      report_.error = "At most " + fixed(kMostColumns, 0) + " columns were expected, and " +
                      fixed(static_cast<double>(header_.size()), 0) + " found.";
      return report_;
    }
    if (find_columns()) read_records(header_.size());
    return report_;
  }

 private:
  bool find_columns() {
    const Expected<OwnColumns> columns = recognise_columns(header_, file_.mapping);
    if (!columns) {
      report_.error = columns.error().message;
      return false;
    }
    columns_ = *columns;
    report_.format = "Own results (CSV)";
    const std::vector<std::string> missing = missing_fields(columns_);
    if (missing.empty()) return true;
    report_.columns_question = ColumnsQuestion{header_, missing, {}};
    for (const auto& [field, column] : columns_) report_.columns_question->guess[field] = header_[column.position];
    return false;
  }

  void read_records(std::size_t width) {
    std::vector<std::string> fields;
    while (reader_.next(fields)) {
      if (report_.rows.size() == kMostOwnRows) {
        ++report_.rows_not_read;
        continue;
      }
      ++report_.rows_read;
      const std::string reason = reader_.ended_inside_quotes() ? "A quote is opened and never closed."
                                 : fields.size() != width      ? wrong_width(width, fields.size())
                                                               : take(fields);
      if (!reason.empty()) skip(reason);
    }
    if (report_.rows_not_read > 0)
      report_.warnings.push_back("Only the first " + fixed(kMostOwnRows, 0) + " rows were taken; " +
                                 fixed(static_cast<double>(report_.rows_not_read), 0) + " more were not.");
    if (report_.rows_read == 0) report_.error = "The table has a header line and no rows.";
  }

  static std::string wrong_width(std::size_t expected, std::size_t found) {
    return std::to_string(expected) + " fields were expected, " + std::to_string(found) + " found.";
  }

  void skip(const std::string& reason) {
    ++report_.rows_skipped;
    if (report_.skipped.size() < kMaxSkippedListed)
      report_.skipped.push_back({reader_.line(), reason, excerpt(reader_.record_text())});
  }

  /// Adds a row; otherwise returns the reason why not.
  std::string take(const std::vector<std::string>& fields) {
    OwnRow row;
    row.file = file_.name;
    row.name = text(fields, "name");
    row.accelerator = text(fields, "accelerator");
    row.benchmark = text(fields, "benchmark");
    if (row.benchmark.empty()) row.benchmark = benchmark_;
    if (row.accelerator.empty()) return "The accelerator is missing.";
    if (!known_benchmarks_.count(row.benchmark)) return "The benchmark \"" + row.benchmark + "\" is not known.";
    std::string reason;
    const std::optional<double> count = number(fields, "accelerators_total", reason);
    row.time_to_train_min = number(fields, "time_to_train_min", reason);
    row.throughput_samples_per_s = number(fields, "throughput_samples_per_s", reason);
    if (!reason.empty()) return reason;
    if (!count || *count != std::floor(*count) || *count > kMostAccelerators)
      return "The number of accelerators must be a whole number from 1 to " + fixed(kMostAccelerators, 0) + ".";
    if (!row.time_to_train_min && !row.throughput_samples_per_s) return "Both time and throughput are missing.";
    row.accelerators_total = *count;
    return settle_device(std::move(row));
  }

  std::string text(const std::vector<std::string>& fields, const char* field) const {
    const auto column = columns_.find(field);
    return column == columns_.end() ? std::string() : std::string(trimmed(fields[column->second.position]));
  }

  /// A positive number in the field's unit; absent for an empty cell; anything else sets `reason`.
  std::optional<double> number(const std::vector<std::string>& fields, const char* field, std::string& reason) const {
    const std::string cell = text(fields, field);
    if (cell.empty()) return std::nullopt;
    const Expected<double> value = parse_user_number(cell, delimiter_);
    const double figure = value.value_or(0) * columns_.at(field).factor;
    if (figure >= kSmallestFigure && figure <= kLargestFigure) return figure;
    const std::string column = "In \"" + excerpt(header_[columns_.at(field).position]) + "\" ";
    reason = !value        ? column + excerpt(value.error().message)
             : figure <= 0 ? column + "a number above 0 was expected, found \"" + excerpt(cell) + "\"."
                           : column + "the number \"" + excerpt(cell) + "\" is of a size that does not occur.";
    return std::nullopt;
  }

  /// Applies the user's answer to an unknown device, or asks; the name as written is kept until there is an answer.
  std::string settle_device(OwnRow row) {
    const auto answer = file_.devices.find(row.accelerator);
    if (answer != file_.devices.end()) {
      if (answer->second.empty()) return "Left out: the device \"" + row.accelerator + "\" is not known.";
      row.accelerator = answer->second;
    }
    if (!devices_.find(row.accelerator)) ask_device(row.accelerator);
    if (row.name.empty()) row.name = "Row " + std::to_string(report_.rows_read);
    report_.rows.push_back(std::move(row));
    return {};
  }

  void ask_device(const std::string& as_written) {
    if (!asked_.insert(as_written).second) return;
    report_.device_questions.push_back({as_written,
                                        "The catalogue has no device \"" + as_written + "\". Which one is it?",
                                        devices_.nearest(as_written, kNearestOffered)});
  }

  const FileToRead& file_;
  const DeviceCatalogue& devices_;
  const std::string& benchmark_;
  const std::set<std::string>& known_benchmarks_;
  char delimiter_;
  CsvReader reader_;
  std::vector<std::string> header_;
  OwnColumns columns_;
  std::set<std::string> asked_;
  FileReport report_;
};

}  // namespace

FileReport read_own_rows(const FileToRead& file, const DeviceCatalogue& devices, const std::string& benchmark,
                         const std::set<std::string>& known_benchmarks) {
  return OwnRowsReader(file, devices, benchmark, known_benchmarks).read();
}

}  // namespace tilecast
