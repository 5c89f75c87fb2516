#include "cli/options.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace tilecast::cli {

const char* const kHelp =
    R"(tilecast: group and rank measured GPU configurations

  tilecast rank     [options]   rank configurations
  tilecast groups   [options]   group them; with --format json also how well k = 2…10 part them
  tilecast select   [options]   what drives time and speed
  tilecast request  [FILE|-]    answer JSON requests, one a line, with one response a line

  --benchmark ID        resnet, bert, llama2_70b_lora … (resnet)
  --rounds FIRST..LAST  e.g. v0.7..v4.0 (the benchmark's own)
  --division closed|open
  --vendor A,B          NVIDIA,AMD; "all" for every vendor
  --accelerator A,B     e.g. H100-SXM-80GB
  --availability A,B    available_on_premise, available_cloud, preview, research
  --count MIN..MAX      number of accelerators; either end may be missing
  --k N                 number of groups (5)
  --restarts N --seed N --features A,B --with-own    of the grouping
  --method wpm|topsis|pareto   --weight W            weight of time, 0…1 (0.10)
  --add FILE            own rows (CSV: accelerator, count, minutes or samples/s); may be repeated
  --format table|json|csv (table)
  --data FOLDER         the bundled data
)";

namespace {

using nlohmann::json;

std::vector<std::string> split(const std::string& text, const std::string& separator) {
  std::vector<std::string> parts;
  std::size_t start = 0;
  for (std::size_t end; (end = text.find(separator, start)) != std::string::npos; start = end + separator.size())
    parts.push_back(text.substr(start, end - start));
  parts.push_back(text.substr(start));
  return parts;
}

std::optional<double> to_number(const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0') return std::nullopt;
  return value;
}

json list_or_all(const std::string& value) { return value == "all" ? json::array() : json(split(value, ",")); }

json number_or_text(const std::string& value) {
  const auto number = to_number(value);
  return number ? json(*number) : json(value);
}

json count_range(const std::string& value) {
  json range = json::array();
  for (const std::string& end : split(value, "..")) range.push_back(end.empty() ? json(nullptr) : number_or_text(end));
  if (range.size() == 1) range.push_back(range[0]);
  return range;
}

/// Where an option goes in the request, and how its text becomes JSON.
struct Target {
  const char* part;
  const char* field;
  json (*value)(const std::string&);
};

const std::map<std::string, Target>& targets() {
  static const std::map<std::string, Target> all = {
      {"--benchmark", {"filter", "benchmark", [](const std::string& v) { return json(v); }}},
      {"--rounds", {"filter", "rounds", [](const std::string& v) { return json(split(v, "..")); }}},
      {"--division", {"filter", "division", [](const std::string& v) { return json(v); }}},
      {"--vendor", {"filter", "vendors", list_or_all}},
      {"--accelerator", {"filter", "accelerators", list_or_all}},
      {"--availability", {"filter", "availability", list_or_all}},
      {"--count", {"filter", "count", count_range}},
      {"--k", {"grouping", "k", number_or_text}},
      {"--restarts", {"grouping", "restarts", number_or_text}},
      {"--seed", {"grouping", "seed", number_or_text}},
      {"--features", {"grouping", "features", [](const std::string& v) { return json(split(v, ",")); }}},
      {"--method", {"ranking", "method", [](const std::string& v) { return json(v); }}},
      {"--weight", {"ranking", "weight_time", number_or_text}},
  };
  return all;
}

Expected<Format> read_format(const std::string& value) {
  if (value == "table") return Format::kTable;
  if (value == "json") return Format::kJson;
  if (value == "csv") return Format::kCsv;
  return fail("table, json or csv was expected, found \"" + value + "\".", "--format");
}

/// One option that takes a value.
std::optional<Error> set_option(Options& options, const std::string& name, const std::string& value) {
  if (const auto target = targets().find(name); target != targets().end()) {
    options.request[target->second.part][target->second.field] = target->second.value(value);
    if (name == "--benchmark") options.benchmark = value;
  } else if (name == "--add") {
    options.add_files.push_back(value);
  } else if (name == "--data") {
    options.data_folder = value;
  } else if (name == "--format") {
    const auto format = read_format(value);
    if (!format) return format.error();
    options.format = *format;
  } else {
    return Error{"There is no such option; tilecast --help lists them.", name};
  }
  return std::nullopt;
}

/// Options without a value; false if it is not one.
bool set_switch(Options& options, const std::string& name) {
  if (name == "--with-own")
    options.request["grouping"]["with_own"] = true;
  else if (name == "--help" || name == "-h")
    options.help = true;
  else if (name == "--version")
    options.version = true;
  else
    return false;
  return true;
}

std::optional<Error> set_command(Options& options, const std::string& word) {
  if (!options.command.empty()) {
    if (options.command != "request") return Error{"One command was expected, found another word.", word};
    options.request_file = word;
    return std::nullopt;
  }
  for (const char* known : {"rank", "groups", "select", "request"})
    if (word == known) options.command = word;
  if (options.command.empty()) return Error{"There is no such command; tilecast --help lists them.", word};
  return std::nullopt;
}

/// `groups` takes no ranking and `select` only a filter and a seed.
std::optional<Error> fit_to_command(Options& options) {
  json& request = options.request;
  if (options.command != "rank" && request.contains("ranking"))
    return Error{"Only rank takes this option.", "--method, --weight"};
  if (options.command == "select" && !options.add_files.empty()) return Error{"select takes no own rows.", "--add"};
  if (options.command == "select" && request.contains("grouping")) {
    if (request["grouping"].contains("seed")) request["seed"] = request["grouping"]["seed"];
    request["grouping"].erase("seed");
    if (!request["grouping"].empty()) return Error{"select makes no groups.", "--k, --features"};
    request.erase("grouping");
  }
  request["version"] = 1;
  request["command"] = options.command;
  return std::nullopt;
}

}  // namespace

Expected<Options> read_options(const std::vector<std::string>& arguments) {
  Options options;
  options.request = json::object();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    std::optional<Error> problem;
    if (word.substr(0, 1) != "-" || word == "-")
      problem = set_command(options, word);
    else if (set_switch(options, word))
      continue;
    else if (i + 1 == arguments.size())
      problem = Error{"A value was expected after this option.", word};
    else
      problem = set_option(options, word, arguments[++i]);
    if (problem) return tl::unexpected(*problem);
  }
  if (const auto problem = fit_to_command(options)) return tl::unexpected(*problem);
  return options;
}

}  // namespace tilecast::cli
