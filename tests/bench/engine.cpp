// Times the engine and prints one JSON object: k-means on the rows of the first view, and parsing all data with a rank
// of the largest comparability group. The same program runs natively and as WASM in Node.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "analysis/clustering/kmeans.hpp"
#include "analysis/features/standardise.hpp"
#include "api/engine.hpp"
#include "api/library.hpp"

namespace {

using namespace tilecast;
using nlohmann::json;

std::map<std::string, std::string> read_data(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const std::string& name : api::library_files()) {
    std::ifstream file(folder + "/" + name, std::ios::binary);
    files[name] = std::string(std::istreambuf_iterator<char>(file), {});
  }
  return files;
}

// Median of the wall times of some calls, after one that warms up.
template <class Work>
double median_ms(int calls, const Work& work) {
  work();
  std::vector<double> times;
  for (int i = 0; i < calls; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  std::nth_element(times.begin(), times.begin() + calls / 2, times.end());
  return times[static_cast<std::size_t>(calls / 2)];
}

json ask(const json& request, const api::Library& library) {
  return json::parse(api::run(request.dump(), library)).at("result");
}

// Standardised log10 of count, time and throughput per accelerator: what k-means sees in the first view.
analysis::Matrix features(const json& rows) {
  analysis::Matrix x(rows.size(), 3);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto row = static_cast<Eigen::Index>(i);
    x(row, 0) = rows[i].at("accelerators_total").get<double>();
    x(row, 1) = rows[i].at("time_to_train_min").get<double>();
    x(row, 2) = rows[i].at("throughput_per_accelerator_samples_per_s").get<double>();
  }
  return analysis::standardise(analysis::log10_columns(x, std::vector<int>{0, 1, 2}));
}

json as_rows(const analysis::Matrix& x) {
  json rows = json::array();
  for (Eigen::Index i = 0; i < x.rows(); ++i) rows.push_back({x(i, 0), x(i, 1), x(i, 2)});
  return rows;
}

// The request that selects most rows: one benchmark, all its rounds and vendors.
json largest_request(const api::Library& library) {
  json largest;
  std::size_t most = 0;
  const json catalogue = ask({{"version", 1}, {"command", "catalogue"}}, library);
  for (const json& benchmark : catalogue.at("benchmarks")) {
    const json rounds = {benchmark.at("first_round"), benchmark.at("last_round")};
    const json filter = {{"benchmark", benchmark.at("id")}, {"rounds", rounds}, {"vendors", json::array()}};
    const json request = {{"version", 1}, {"command", "rank"}, {"filter", filter}};
    const auto selected = ask(request, library).at("counts").at("selected").get<std::size_t>();
    if (selected > most) {
      most = selected;
      largest = request;
    }
  }
  return largest;
}

json measure(const std::map<std::string, std::string>& files, const api::Library& library) {
  const json first_view = ask({{"version", 1}, {"command", "rank"}}, library);
  const analysis::Matrix x = features(first_view.at("rows"));
  const json largest = largest_request(library);
  const std::string request = largest.dump();
  double inertia = 0;
  json figures;
  figures["kmeans_ms"] = median_ms(15, [&] { inertia = analysis::kmeans(x, {}).inertia; });
  figures["inertia"] = inertia;
  figures["parse_ms"] = median_ms(15, [&] { return api::make_library(files).has_value(); });
  figures["rank_ms"] = median_ms(15, [&] { return api::run(request, library).size(); });
  figures["results"] = library.results.size();
  figures["largest"] = largest.at("filter").at("benchmark");
  figures["largest_rows"] = ask(largest, library).at("counts").at("selected");
  figures["x"] = as_rows(x);
  return figures;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: bench_engine DATA_FOLDER\n";
    return EXIT_FAILURE;
  }
  const auto files = read_data(argv[1]);
  const auto library = api::make_library(files);
  if (!library) {
    std::cerr << library.error().where << ": " << library.error().message << "\n";
    return EXIT_FAILURE;
  }
  std::cout << measure(files, *library).dump() << "\n";
}
