#include "api/request.hpp"

#include "api/filter_request.hpp"

namespace tilecast::api {
namespace {

using nlohmann::json;

Expected<FileToRead> read_file(const json& object, const std::string& where) {
  FieldReader fields(object, where);
  FileToRead file;
  fields.read("name", file.name);
  fields.read("text", file.text);
  fields.read("mapping", file.mapping);
  fields.read("devices", file.devices);
  if (const auto error = fields.error()) return tl::unexpected(*error);
  return file;
}

}  // namespace

Expected<AnalysisRequest> read_rank_request(const json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  return read_analysis(fields, library, true);
}

Expected<AnalysisRequest> read_groups_request(const json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  return read_analysis(fields, library, false);
}

Expected<SelectRequest> read_select_request(const json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  const json& filter_json = fields.take("filter");
  std::int64_t seed = 1;
  fields.read("seed", seed, 0, kMaxSeed);
  if (const auto error = fields.error()) return tl::unexpected(*error);
  auto filter = read_filter(filter_json, library);
  if (!filter) return tl::unexpected(filter.error());
  return SelectRequest{std::move(*filter), static_cast<std::uint64_t>(seed)};
}

Expected<Filter> read_filter_request(const json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  const json& filter_json = fields.take("filter");
  if (const auto error = fields.error()) return tl::unexpected(*error);
  return read_filter(filter_json, library);
}

Expected<std::string> read_result_request(const json& request) {
  FieldReader fields = request_fields(request);
  std::string id;
  fields.read("result_id", id);
  if (const auto error = fields.error()) return tl::unexpected(*error);
  return id;
}

Expected<ReadRequest> read_read_request(const json& request, const Library& library) {
  FieldReader fields = request_fields(request);
  ReadRequest read;
  fields.read("benchmark", read.benchmark);
  if (!library.find_benchmark(read.benchmark))
    fields.complain("benchmark", "There is no benchmark \"" + read.benchmark + "\".");
  const json& files = fields.take("files");
  if (!files.is_array()) fields.complain("files", "A list of files was expected.");
  if (const auto error = fields.error()) return tl::unexpected(*error);
  for (std::size_t i = 0; i < files.size(); ++i) {
    auto file = read_file(files[i], "files[" + std::to_string(i) + "]");
    if (!file) return tl::unexpected(file.error());
    read.files.push_back(std::move(*file));
  }
  return read;
}

Expected<bool> read_catalogue_request(const json& request) {
  if (const auto error = request_fields(request).error()) return tl::unexpected(*error);
  return true;
}

}  // namespace tilecast::api
