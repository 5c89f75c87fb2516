#include "cli/print.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/format.hpp"
#include "report/csv.hpp"

namespace tilecast::cli {
namespace {

using Json = nlohmann::ordered_json;

/// A column of a printed table and the key it is read from; the wide ones are left to CSV.
struct RankColumn {
  const char* name;
  const char* key;
  bool in_terminal = true;
};

/// The id of a result is called result_id in tables, as in the source table.
constexpr RankColumn kRankColumns[] = {
    {"result_id", "id"},
    {"source", "source", false},
    {"name", "name", false},
    {"round", "round"},
    {"submitter", "submitter"},
    {"system_name", "system_name"},
    {"availability", "availability", false},
    {"accelerator", "accelerator"},
    {"accelerators_total", "accelerators_total"},
    {"time_to_train_min", "time_to_train_min"},
    {"accelerator_minutes", "accelerator_minutes", false},
    {"throughput_per_accelerator_samples_per_s", "throughput_per_accelerator_samples_per_s", false},
    {"hardware_efficiency", "hardware_efficiency", false},
    {"time_efficiency", "time_efficiency", false},
    {"group", "group"},
    {"pareto_layer", "pareto_layer"},
    {"score", "score"},
    {"rank", "rank"},
};

std::string cell(const Json& value) {
  if (value.is_null()) return {};
  return value.is_string() ? value.get<std::string>() : value.dump();
}

TextTable rank_table(const Json& result, bool for_terminal) {
  TextTable table;
  const auto shown = [&](const RankColumn& column) { return column.in_terminal || !for_terminal; };
  for (const RankColumn& column : kRankColumns)
    if (shown(column)) table.header.push_back(column.name);
  for (const Json& row : result["rows"]) {
    auto& cells = table.rows.emplace_back();
    for (const RankColumn& column : kRankColumns)
      if (shown(column)) cells.push_back(cell(row[column.key]));
  }
  return table;
}

TextTable groups_table(const Json& result) {
  TextTable table{
      {"group", "name", "size", "own", "accelerators_total_median", "accelerators_total_min", "accelerators_total_max",
       "time_to_train_min_median", "throughput_per_accelerator_samples_per_s_median", "hardware_efficiency_median",
       "pcie_share", "cores_per_accelerator_median", "mean_silhouette"},
      {}};
  const auto median = [](const Json& spread) { return spread.is_null() ? std::string() : cell(spread["median"]); };
  for (const Json& group : result["groups"]) {
    const Json& count = group["accelerators_total"];
    table.rows.push_back({cell(group["group"]), cell(group["name"]), cell(group["size"]), cell(group["own"]),
                          median(count), cell(count["min"]), cell(count["max"]), median(group["time_to_train_min"]),
                          median(group["throughput_per_accelerator_samples_per_s"]),
                          median(group["hardware_efficiency"]), cell(group["pcie_share"]),
                          median(group["cores_per_accelerator"]), cell(group["mean_silhouette"])});
  }
  return table;
}

TextTable select_table(const Json& result) {
  TextTable table{{"target", "r2", "input", "share", "spearman", "mutual_information_nats"}, {}};
  for (const Json& target : result["targets"])
    for (const Json& input : target["inputs"])
      table.rows.push_back({cell(target["target"]), cell(target["r2"]), cell(input["input"]), cell(input["share"]),
                            cell(input["spearman"]), cell(input["mutual_information_nats"])});
  return table;
}

/// A number with a fraction, rounded for reading; anything else as it is.
std::string readable(const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.find('.') == std::string::npos || *end != '\0') return text;
  return fixed(value, std::fabs(value) < 1 ? 4 : std::fabs(value) < 100 ? 2 : 1);
}

/// Characters, not bytes: a continuation byte of UTF-8 takes no column.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    line += cells[i];
    if (i + 1 < cells.size()) line.append(widths[i] - width_of(cells[i]) + 2, ' ');
  }
  return line + '\n';
}

}  // namespace

TextTable table_of(const std::string& command, const Json& result, bool for_terminal) {
  if (command == "rank") return rank_table(result, for_terminal);
  if (command == "groups") return groups_table(result);
  return select_table(result);
}

std::string as_csv(const TextTable& table) {
  std::string csv = report::csv_record(table.header);
  for (const auto& row : table.rows) csv += report::csv_record(row);
  return csv;
}

std::string as_text(const TextTable& table) {
  TextTable shown = table;
  for (auto& row : shown.rows)
    for (std::string& text : row) text = readable(text);
  std::vector<std::size_t> widths;
  for (const std::string& name : shown.header) widths.push_back(width_of(name));
  for (const auto& row : shown.rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  std::string text = padded(shown.header, widths);
  for (const auto& row : shown.rows) text += padded(row, widths);
  return text;
}

}  // namespace tilecast::cli
