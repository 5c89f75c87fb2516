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

/// One line per entry, one column per key.
TextTable table_of_keys(const Json& entries, const std::vector<std::string>& keys) {
  TextTable table{keys, {}};
  for (const Json& entry : entries) {
    auto& cells = table.rows.emplace_back();
    for (const std::string& key : keys) cells.push_back(cell(entry[key]));
  }
  return table;
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

TextTable robustness_table(const Json& result) {
  const std::vector<std::string> keys = {"id",        "first_share", "top_ten_share", "rank_low",
                                         "rank_high", "band_low",    "band_high",     "runs"};
  return table_of_keys(result["rows"], keys);
}

TextTable evidence_table(const Json& result) {
  TextTable table{{"k", "gap", "gap_s", "ward_agreement", "group", "jaccard", "reading"}, {}};
  const Json& evidence = result["evidence"];
  if (evidence.is_null()) return table;
  for (const Json& group : evidence["stability"])
    table.rows.push_back({cell(result["k"]), cell(evidence["gap"]), cell(evidence["gap_s"]),
                          cell(evidence["ward"]["agreement"]), cell(group["group"]), cell(group["jaccard"]),
                          cell(group["reading"])});
  return table;
}

TextTable scaling_table(const Json& result) {
  const std::vector<std::string> keys = {
      "id",        "accelerators_total", "time_to_train_min",   "accelerator_minutes",    "throughput_samples_per_s",
      "speedup",   "time_efficiency",    "hardware_efficiency", "statistical_efficiency", "elasticity",
      "karp_flatt"};
  TextTable table;
  for (const Json& curve : result["curves"]) {
    const TextTable of_curve = table_of_keys(curve["sizes"], keys);
    table.header = of_curve.header;
    table.rows.insert(table.rows.end(), of_curve.rows.begin(), of_curve.rows.end());
  }
  return table;
}

TextTable gain_table(const Json& result) {
  const std::vector<std::string> keys = {"id", "round", "time_to_train_min", "gain", "time_low_min", "time_high_min"};
  TextTable table{{"accelerator", "accelerators_total"}, {}};
  table.header.insert(table.header.end(), keys.begin(), keys.end());
  for (const Json& hardware : result["hardware"]) {
    TextTable rounds = table_of_keys(hardware["rounds"], keys);
    for (std::vector<std::string>& cells : rounds.rows) {
      cells.insert(cells.begin(), {cell(hardware["accelerator"]), cell(hardware["accelerators_total"])});
      table.rows.push_back(std::move(cells));
    }
  }
  return table;
}

/// The break-evens and laws of one curve, under its accelerator.
void add_break_evens(std::vector<std::string>& sentences, const Json& curve) {
  const std::string name = curve["accelerator"].get<std::string>() + ": ";
  const Json& break_even = curve["break_even"];
  for (const Json& floor : break_even["floors"]) sentences.push_back(name + floor["sentence"].get<std::string>());
  sentences.push_back(name + break_even["price"]["sentence"].get<std::string>());
  for (const Json& knee : break_even["knees"]) sentences.push_back(name + knee["sentence"].get<std::string>());
  for (const auto& [law, fit] : curve["fits"].items())
    if (!fit.is_null())
      sentences.push_back(name + fit["formula"].get<std::string>() + " (" + law + ", rms of the logarithm " +
                          fixed(fit["rms"], 3) + ").");
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

/// Whether the whole text is a number as JSON writes it: nothing in it can be run.
bool is_number(const std::string& text) {
  char* end = nullptr;
  std::strtod(text.c_str(), &end);
  return !text.empty() && text.find_first_not_of("+-.0123456789eE") == std::string::npos && *end == '\0';
}

/// Names come from files of the user's, so that spreadsheets must not take them for formulas.
std::vector<std::string> safe_cells(std::vector<std::string> cells) {
  for (std::string& text : cells)
    if (!is_number(text)) text = report::csv_text(text);
  return cells;
}

}  // namespace

TextTable table_of(const std::string& command, const Json& result, bool for_terminal) {
  if (command == "rank") return rank_table(result, for_terminal);
  if (command == "groups") return groups_table(result);
  if (command == "evidence") return evidence_table(result);
  if (command == "robustness") return robustness_table(result);
  if (command == "scaling") return scaling_table(result);
  if (command == "gain") return gain_table(result);
  return select_table(result);
}

std::vector<std::string> sentences_of(const std::string& command, const Json& result) {
  std::vector<std::string> sentences;
  if (command == "gain") sentences.push_back(result["sentence"]);
  if (command == "scaling") {
    sentences.push_back("Best reported entry of each size, not scaling of one system.");
    for (const Json& curve : result["curves"]) add_break_evens(sentences, curve);
  }
  for (const Json& note : result["notes"]) sentences.push_back(note);
  return sentences;
}

std::string as_csv(const TextTable& table) {
  std::string csv = report::csv_record(table.header);
  for (const auto& row : table.rows) csv += report::csv_record(safe_cells(row));
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
