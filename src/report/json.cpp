#include "report/json.hpp"

#include <algorithm>

namespace tilecast::report {

std::vector<std::string> split_flags(const std::string& flags) {
  std::vector<std::string> list;
  for (std::size_t start = 0; start < flags.size();) {
    const std::size_t end = std::min(flags.find(';', start), flags.size());
    list.push_back(flags.substr(start, end - start));
    start = end + 1;
  }
  return list;
}

}  // namespace tilecast::report
