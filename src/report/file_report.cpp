#include "report/file_report.hpp"

namespace tilecast::report {
namespace {

Json skipped_json(const SkippedRow& skipped) {
  return {{"line", skipped.line}, {"reason", skipped.reason}, {"excerpt", skipped.excerpt}};
}

Json columns_json(const std::optional<ColumnsQuestion>& question) {
  if (!question) return nullptr;
  return {{"columns", question->columns}, {"missing", question->missing}, {"guess", question->guess}};
}

Json device_json(const DeviceQuestion& question) {
  return {{"as_written", question.as_written}, {"sentence", question.sentence}, {"choices", question.choices}};
}

}  // namespace

Json to_json(const OwnRow& row) {
  return {{"name", row.name},
          {"file", row.file},
          {"benchmark", row.benchmark},
          {"accelerator", row.accelerator},
          {"accelerators_total", number(row.accelerators_total)},
          {"time_to_train_min", or_null(row.time_to_train_min)},
          {"throughput_samples_per_s", or_null(row.throughput_samples_per_s)}};
}

Json to_json(const FileReport& file) {
  return {{"name", file.name},
          {"format", or_null(file.format)},
          {"rows", list_of(file.rows, [](const OwnRow& row) { return to_json(row); })},
          {"rows_read", file.rows_read},
          {"rows_skipped", file.rows_skipped},
          {"skipped", list_of(file.skipped, skipped_json)},
          {"rows_not_read", file.rows_not_read},
          {"warnings", file.warnings},
          {"columns_question", columns_json(file.columns_question)},
          {"device_questions", list_of(file.device_questions, device_json)},
          {"error", or_null(file.error)}};
}

}  // namespace tilecast::report
