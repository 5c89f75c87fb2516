#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/configuration.hpp"

namespace tilecast {

/// A file of the user's, as text, with the answers given so far.
struct FileToRead {
  std::string name;
  std::string text;
  /// Field of an own row → column of the file, where the user chose.
  std::map<std::string, std::string> mapping;
  /// Accelerator as written → spelling to use instead; an empty answer leaves its rows out.
  std::map<std::string, std::string> devices;
};

struct SkippedRow {
  std::size_t line = 0;
  std::string reason;
  std::string excerpt;
};

struct ColumnsQuestion {
  std::vector<std::string> columns;
  /// Fields that no column was recognised for.
  std::vector<std::string> missing;
  std::map<std::string, std::string> guess;
};

struct DeviceQuestion {
  std::string as_written;
  std::string sentence;
  std::vector<std::string> choices;
};

/// What became of one file: rows, what was passed over and why, and what has to be asked.
struct FileReport {
  std::string name;
  /// Empty when the file was not understood.
  std::string format;
  std::vector<OwnRow> rows;
  std::size_t rows_read = 0;
  /// Rows passed over; the first hundred are listed.
  std::size_t rows_skipped = 0;
  std::vector<SkippedRow> skipped;
  /// Rows beyond the limit, not looked at.
  std::size_t rows_not_read = 0;
  std::vector<std::string> warnings;
  std::optional<ColumnsQuestion> columns_question;
  std::vector<DeviceQuestion> device_questions;
  /// Set when nothing could be read.
  std::string error;
};

}  // namespace tilecast
