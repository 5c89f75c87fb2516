#include "model/device.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

namespace tilecast {
namespace {

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
bool is_word_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) > 127; }

/// Lower case, without blanks, dashes and the like: "H100 SXM5 80GB" and "h100-sxm5-80gb" are one spelling.
std::string folded(std::string_view spelling) {
  std::string key;
  for (char c : spelling)
    if (is_word_char(c)) key += lower(c);
  return key;
}

/// Words and numbers of a name: "A100-SXM4-40GB" → {a, 100, sxm, 4, 40, gb}.
std::set<std::string> tokens(std::string_view spelling) {
  std::set<std::string> found;
  std::string token;
  const auto flush = [&] {
    if (!token.empty()) found.insert(std::exchange(token, {}));
  };
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (char c : spelling) {
    if (!is_word_char(c)) {
      flush();
      continue;
    }
    if (!token.empty() && is_digit(token.back()) != is_digit(c)) flush();
    token += lower(c);
  }
  flush();
  return found;
}

/// Weight of what two names share: a model number ("100") says more than a word ("sxm").
std::size_t shared_weight(const std::set<std::string>& a, const std::set<std::string>& b) {
  std::size_t weight = 0;
  for (const std::string& token : a)
    if (b.count(token)) weight += token.size() * (std::isdigit(static_cast<unsigned char>(token[0])) ? 3 : 2);
  return weight;
}

}  // namespace

DeviceCatalogue::DeviceCatalogue(std::vector<DeviceSpec> devices, std::map<std::string, std::string> aliases)
    : devices_(std::move(devices)) {
  for (std::size_t i = 0; i < devices_.size(); ++i) by_spelling_.emplace(folded(devices_[i].gpu), i);
  for (const auto& [spelling, gpu] : aliases)
    if (const auto known = by_spelling_.find(folded(gpu)); !gpu.empty() && known != by_spelling_.end())
      by_spelling_.emplace(folded(spelling), known->second);
}

const DeviceSpec* DeviceCatalogue::find(std::string_view spelling) const {
  const auto known = by_spelling_.find(folded(spelling));
  return known == by_spelling_.end() ? nullptr : &devices_[known->second];
}

std::vector<std::string> DeviceCatalogue::nearest(std::string_view spelling, std::size_t count) const {
  const std::set<std::string> wanted = tokens(spelling);
  std::vector<std::pair<std::size_t, std::size_t>> by_weight;
  for (std::size_t i = 0; i < devices_.size(); ++i)
    if (const std::size_t weight = shared_weight(wanted, tokens(devices_[i].gpu))) by_weight.emplace_back(weight, i);
  std::sort(by_weight.begin(), by_weight.end(),
            [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min(count, by_weight.size()); ++i)
    names.push_back(devices_[by_weight[i].second].gpu);
  return names;
}

}  // namespace tilecast
