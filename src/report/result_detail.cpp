#include "report/result_detail.hpp"

#include <cctype>

#include "table/result_columns.hpp"

namespace tilecast::report {
namespace {

struct FlagMeaning {
  std::string_view flag;
  std::string_view sentence;
};

constexpr FlagMeaning kFlagMeanings[] = {
    {"non_converged_run_dropped", "A run did not converge; it counts as a slowest one and is dropped."},
    {"fewer_runs_than_required", "There are fewer runs than the rules ask for."},
    {"same_time_in_several_logs", "Several logs give exactly the same time."},
    {"run_times_differ_over_2x", "The slowest run took more than twice as long as the fastest."},
    {"batch_size_differs_between_runs", "The runs do not all use the same batch size."},
    {"division_differs_from_log", "Description and logs name different divisions; the description is believed."},
    {"convergence_assumed", "The logs do not say whether the runs converged; it is assumed."},
    {"accelerators_from_log", "The accelerator count was read from the logs, not from the description."},
    {"accelerators_from_tpu_core_count", "The accelerator count follows from the TPU's core count, two to a chip."},
    {"mixed_hosts", "The nodes have different host processors."},
    {"time_from_eval_result", "The time is the one the log's result event gives, as models were judged after the run."},
    {"first_50_converged_of_100_trials", "Of 100 trials the first 50 that converged are counted."},
    {"logged_throughput_in_other_unit", "The throughput in the log is in another unit than the derived one."},
};

std::string_view meaning_of(std::string_view flag) {
  for (const FlagMeaning& known : kFlagMeanings)
    if (known.flag == flag) return known.sentence;
  return "No explanation is known for this flag.";
}

/// "13.36; 13.35", or null.
Json as_text(const std::vector<double>& numbers) {
  std::string text;
  for (double value : numbers) text += (text.empty() ? "" : "; ") + number(value).dump();
  return or_null(text);
}

Json value_of(const Result& result, const Column<Result>& column) {
  return std::visit(
      [&](const auto& place) -> Json {
        using Value = std::decay_t<decltype(result.*place)>;
        if constexpr (std::is_same_v<Value, double>)
          return number(result.*place);
        else if constexpr (std::is_same_v<Value, std::vector<double>>)
          return as_text(result.*place);
        else
          return or_null(result.*place);
      },
      column.field);
}

Json field_json(const Result& result, const Column<Result>& column) {
  return {{"name", column.name},
          {"label", column.label},
          {"unit", or_null(std::string(column.unit))},
          {"value", value_of(result, column)},
          {"derived", column.derived}};
}

Json flags_json(const std::string& flags) {
  Json list = Json::array();
  for (const std::string& flag : split_flags(flags)) list.push_back({{"flag", flag}, {"sentence", meaning_of(flag)}});
  return list;
}

std::string escaped_path(const std::string& path) {
  constexpr char kHex[] = "0123456789ABCDEF";
  std::string escaped;
  for (unsigned char c : path) {
    if (std::isalnum(c) || std::string_view("-._~/").find(static_cast<char>(c)) != std::string_view::npos)
      escaped += static_cast<char>(c);
    else
      escaped += {'%', kHex[c >> 4], kHex[c & 15]};
  }
  return escaped;
}

}  // namespace

std::string repository_url(const Result& result, const Round& round) {
  return "https://github.com/" + round.repository + "/tree/" + round.commit + '/' +
         escaped_path(round.root + result.submitter_folder + "/results/" + result.system_folder + '/' +
                      result.benchmark_raw);
}

Json result_detail(const Result& result, const Round& round) {
  return {{"id", result.id()},
          {"fields", list_of(result_columns(), [&](const auto& column) { return field_json(result, column); })},
          {"flags", flags_json(result.flags)},
          {"repository_url", repository_url(result, round)},
          {"licence", round.licence}};
}

}  // namespace tilecast::report
