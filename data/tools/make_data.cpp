// Makes the tables of data/ from full source tables: keeps the columns that the product uses, checks that the engine
// reads them, and dates them. Same inputs, same bytes.

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "parse/csv.hpp"
#include "parse/devices.hpp"
#include "parse/mlperf_results.hpp"
#include "report/csv.hpp"
#include "report/json.hpp"
#include "table/result_columns.hpp"

namespace {

using namespace tilecast;
using Table = std::vector<std::vector<std::string>>;

constexpr const char* kUsage =
    "make_data --results FILE --commits FILE --rounds FILE --gpus FILE --aliases FILE\n"
    "          --data-version VERSION --retrieved DATE --out FOLDER\n"
    "  results   one MLPerf Training result a row      commits   round, repository, commit\n"
    "  rounds    round, licence, root of the folders   gpus, aliases   the device catalogue and its spellings\n";

/// What the page shows of a device, and the letters of its sources.
const std::vector<std::string> kDeviceColumns = {"gpu",
                                                 "vendor",
                                                 "architecture",
                                                 "class",
                                                 "form_factor",
                                                 "release",
                                                 "sm_or_cu_count",
                                                 "fp32_cores_per_sm",
                                                 "base_clock_mhz",
                                                 "boost_clock_mhz",
                                                 "fp32_tflops",
                                                 "tf32_tensor_tflops",
                                                 "fp16_tensor_fp32acc_tflops",
                                                 "fp16_tensor_fp16acc_tflops",
                                                 "bf16_tensor_tflops",
                                                 "fp8_tensor_tflops",
                                                 "int8_tensor_tops",
                                                 "fp4_tensor_tflops",
                                                 "memory_gb",
                                                 "memory_type",
                                                 "memory_bandwidth_gb_per_s",
                                                 "l2_cache_mb",
                                                 "l3_cache_mb",
                                                 "link_gb_per_s_bidirectional",
                                                 "link_type",
                                                 "pcie_gen",
                                                 "pcie_lanes",
                                                 "tdp_w",
                                                 "compute_capability",
                                                 "launch_price_usd",
                                                 "source",
                                                 "tensor_source",
                                                 "link_source",
                                                 "price_source"};

[[noreturn]] void stop(const std::string& sentence) {
  std::cerr << "make_data: " << sentence << '\n';
  std::exit(1);
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) stop("cannot read \"" + path + "\".");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  if (!(file << text)) stop("cannot write \"" + path + "\".");
}

Table read_table(const std::string& path) {
  const std::string text = read_file(path);
  CsvReader reader(text);
  Table table;
  std::vector<std::string> record;
  while (reader.next(record)) table.push_back(record);
  if (table.empty()) stop("\"" + path + "\" is empty.");
  return table;
}

std::size_t position(const Table& table, const std::string& column) {
  const auto found = std::find(table[0].begin(), table[0].end(), column);
  if (found == table[0].end()) stop("the column \"" + column + "\" is missing.");
  return static_cast<std::size_t>(found - table[0].begin());
}

/// The table with these columns only, as CSV.
std::string projected(const Table& table, const std::vector<std::string>& columns) {
  std::vector<std::size_t> positions;
  for (const std::string& column : columns) positions.push_back(position(table, column));
  std::string csv;
  for (const auto& record : table) {
    std::vector<std::string> fields;
    for (std::size_t at : positions) fields.push_back(record.at(at));
    csv += report::csv_record(fields);
  }
  return csv;
}

std::vector<std::string> result_column_names() {
  std::vector<std::string> names;
  for (const auto& column : result_columns()) names.emplace_back(column.name);
  return names;
}

/// One column of a table by another.
std::map<std::string, std::string> lookup(const Table& table, const std::string& key, const std::string& value) {
  const std::size_t key_at = position(table, key), value_at = position(table, value);
  std::map<std::string, std::string> found;
  for (std::size_t i = 1; i < table.size(); ++i) found.emplace(table[i].at(key_at), table[i].at(value_at));
  return found;
}

/// Version and dates of the data; rounds by time, as the commits list them.
std::string manifest(const Table& results, const Table& commits, const Table& rounds, const std::string& version,
                     const std::string& retrieved) {
  const auto published = lookup(results, "round", "published");
  const auto licence = lookup(rounds, "round", "licence");
  const auto root = lookup(rounds, "round", "root");
  report::Json json = {{"version", version}, {"retrieved", retrieved}, {"rounds", report::Json::array()}};
  for (std::size_t i = 1; i < commits.size(); ++i) {
    const std::string& round = commits[i].at(position(commits, "round"));
    if (!published.count(round) || !licence.count(round)) stop("round " + round + " has no results or no licence.");
    json["rounds"].push_back({{"round", round},
                              {"published", published.at(round)},
                              {"repository", commits[i].at(position(commits, "repository"))},
                              {"commit", commits[i].at(position(commits, "commit"))},
                              {"licence", licence.at(round)},
                              {"root", root.at(round)}});
  }
  return json.dump(2) + '\n';
}

template <class T>
void check(const Expected<T>& read) {
  if (!read) stop(read.error().where + ": " + read.error().message);
}

std::map<std::string, std::string> options(int argc, char** argv) {
  std::map<std::string, std::string> given;
  for (int i = 1; i + 1 < argc; i += 2) given[argv[i]] = argv[i + 1];
  for (const char* name :
       {"--results", "--commits", "--rounds", "--gpus", "--aliases", "--data-version", "--retrieved", "--out"}) {
    if (given.count(name)) continue;
    std::cerr << kUsage;
    stop(std::string(name) + " is missing.");
  }
  return given;
}

}  // namespace

int main(int argc, char** argv) {
  const auto given = options(argc, argv);
  const std::string& out = given.at("--out");
  const Table results = read_table(given.at("--results"));
  const std::string results_csv = projected(results, result_column_names());
  const std::string gpus_csv = projected(read_table(given.at("--gpus")), kDeviceColumns);
  const std::string aliases_csv = projected(read_table(given.at("--aliases")), {"spelling", "gpu", "note"});
  const std::string manifest_json =
      manifest(results, read_table(given.at("--commits")), read_table(given.at("--rounds")), given.at("--data-version"),
               given.at("--retrieved"));
  check(parse_results(results_csv));
  check(parse_devices(gpus_csv, aliases_csv));
  check(parse_manifest(manifest_json));
  write_file(out + "/mlperf/results.csv", results_csv);
  write_file(out + "/mlperf/manifest.json", manifest_json);
  write_file(out + "/devices/gpus.csv", gpus_csv);
  write_file(out + "/devices/aliases.csv", aliases_csv);
  std::cout << results.size() - 1 << " results written to " << out << "\n";
}
