#include <algorithm>

#include "analysis/features/row_filter.hpp"
#include "api/commands.hpp"
#include "api/words.hpp"
#include "parse/own_rows.hpp"
#include "report/file_report.hpp"
#include "report/result_detail.hpp"

namespace tilecast::api {

Json left_out(const Filter& filter, const Library& library) {
  const analysis::Selection selection = analysis::select_rows(library.results, filter, library.round_order);
  const Nouns nouns = nouns_for(selection.rows);
  const auto row_json = [&](const std::pair<const Result*, analysis::LeftOut>& entry) {
    const Result& row = *entry.first;
    return Json{{"id", row.id()},
                {"round", row.round},
                {"submitter", row.submitter},
                {"system_name", row.system_name},
                {"accelerator", row.accelerator},
                {"accelerators_total", report::number(row.accelerators_total)},
                {"time_to_train_min", report::number(row.time_to_train_min)},
                {"reason", left_out_key(entry.second)},
                {"sentence", with_noun(left_out_sentence(entry.second), nouns)}};
  };
  return {{"rows", report::list_of(selection.left_out, row_json)}};
}

Expected<Json> result(const std::string& id, const Library& library) {
  const auto found =
      std::find_if(library.results.begin(), library.results.end(), [&](const Result& row) { return row.id() == id; });
  if (found == library.results.end()) return fail("The data have no result \"" + id + "\".", "result_id");
  return report::result_detail(*found, *library.find_round(found->round));
}

Json read(const ReadRequest& request, const Library& library) {
  const std::set<std::string> benchmarks = library.benchmark_ids();
  const auto file_json = [&](const FileToRead& file) {
    return report::to_json(read_own_rows(file, library.devices, request.benchmark, benchmarks));
  };
  return {{"files", report::list_of(request.files, file_json)}};
}

}  // namespace tilecast::api
