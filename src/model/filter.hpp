#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilecast {

/// Which results are looked at; the defaults are the first view. An empty list restricts nothing.
struct Filter {
  std::string benchmark = "resnet";
  /// First and last round, inclusive; absent = the benchmark's default.
  std::optional<std::pair<std::string, std::string>> rounds;
  std::string division = "closed";
  std::vector<std::string> availability;
  std::vector<std::string> vendors = {"NVIDIA", "AMD"};
  std::vector<std::string> accelerators;
  std::optional<double> count_min;
  std::optional<double> count_max;
};

}  // namespace tilecast
