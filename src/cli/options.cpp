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
  tilecast evidence [options]   what speaks for --k groups: gap, stability, Ward's tree
  tilecast robustness [options] what random weights, redrawn runs and other methods do to the ranking
  tilecast scaling  [options]   what more of the same accelerator gains, and where it stops paying
  tilecast gain     [options]   what the same hardware gained from round to round
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
  --kinds A,B           accelerators of scaling (the one with most sizes)
  --reference ID        result that scaling holds its kind against (the smallest)
  --floors A,B          of time efficiency (0.8,0.5)   --price P   accelerator-minutes a saved minute is worth (50)
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

json numbers(const std::string& value) {
  json list = json::array();
  for (const std::string& part : split(value, ",")) list.push_back(number_or_text(part));
  return list;
}

json count_range(const std::string& value) {
  json range = json::array();
  for (const std::string& end : split(value, "..")) range.push_back(end.empty() ? json(nullptr) : number_or_text(end));
  if (range.size() == 1) range.push_back(range[0]);
  return range;
}

/// Where an option goes in the request, and how its text becomes JSON. Without a part: a field of the request itself.
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
      {"--kinds", {nullptr, "accelerators", [](const std::string& v) { return json(split(v, ",")); }}},
      {"--reference", {nullptr, "reference_id", [](const std::string& v) { return json(v); }}},
      {"--floors", {nullptr, "floors", numbers}},
      {"--price", {nullptr, "minutes_per_minute_saved", number_or_text}},
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
    const auto& [part, field, to_json] = target->second;
    (part ? options.request[part] : options.request)[field] = to_json(value);
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
  for (const char* known : {"rank", "groups", "select", "evidence", "robustness", "scaling", "gain", "request"})
    if (word == known) options.command = word;
  if (options.command.empty()) return Error{"There is no such command; tilecast --help lists them.", word};
  return std::nullopt;
}

/// Parts of the request that a command takes beside the filter; other fields are refused by the engine.
struct Taken {
  const char* command;
  bool grouping, ranking, own;
};

constexpr Taken kTaken[] = {
    {"rank", true, true, true},      {"groups", true, false, true},    {"select", false, false, false},
    {"evidence", true, false, true}, {"robustness", true, true, true}, {"scaling", false, false, true},
    {"gain", false, false, false},
};

std::optional<Error> check_parts(const Options& options) {
  for (const Taken& taken : kTaken) {
    if (options.command != taken.command) continue;
    const std::string refusal = options.command + " does not take this option.";
    if (!taken.ranking && options.request.contains("ranking")) return Error{refusal, "--method, --weight"};
    if (!taken.grouping && options.request.contains("grouping")) return Error{refusal, "--k, --features"};
    if (!taken.own && !options.add_files.empty()) return Error{refusal, "--add"};
  }
  return std::nullopt;
}

/// The seed of `select` is a field of the request, not of a grouping.
void move_seed(json& request) {
  if (!request.contains("grouping") || !request["grouping"].contains("seed")) return;
  request["seed"] = request["grouping"]["seed"];
  request["grouping"].erase("seed");
  if (request["grouping"].empty()) request.erase("grouping");
}

std::optional<Error> fit_to_command(Options& options) {
  if (options.command == "select") move_seed(options.request);
  options.request["version"] = 1;
  options.request["command"] = options.command;
  return check_parts(options);
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
