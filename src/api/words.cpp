#include "api/words.hpp"

#include <algorithm>

namespace tilecast::api {
namespace {

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// "sequence (512 tokens)" → "sequences".
std::string plural_sample(const std::string& unit) {
  if (unit.empty()) return {};
  return unit.substr(0, unit.find(" (")) + 's';
}

}  // namespace

std::string sample_unit_of(const std::vector<const Result*>& rows) {
  for (const Result* row : rows)
    if (!row->sample_unit.empty()) return row->sample_unit;
  return {};
}

Nouns nouns_for(const std::vector<const Result*>& rows) {
  const bool all_gpus = std::all_of(rows.begin(), rows.end(), [](const Result* row) {
    return row->accelerator_vendor == "NVIDIA" || row->accelerator_vendor == "AMD";
  });
  return {all_gpus ? "GPU" : "accelerator", plural_sample(sample_unit_of(rows))};
}

std::string with_noun(std::string text, const Nouns& nouns) {
  if (nouns.accelerator == "accelerator") return text;
  replace_all(text, "accelerator", nouns.accelerator);
  replace_all(text, "Accelerator", nouns.accelerator);
  return text;
}

std::string left_out_key(analysis::LeftOut reason) {
  using analysis::LeftOut;
  switch (reason) {
    case LeftOut::kNotComparable:
      return "not_comparable";
    case LeftOut::kRound:
      return "round";
    case LeftOut::kDivision:
      return "division";
    case LeftOut::kNoAccelerator:
      return "no_accelerator";
    case LeftOut::kVendor:
      return "vendor";
    case LeftOut::kAccelerator:
      return "accelerator";
    case LeftOut::kAvailability:
      return "availability";
    case LeftOut::kCount:
      return "count";
    case LeftOut::kDuplicate:
      return "duplicate";
  }
  return {};
}

std::string left_out_sentence(analysis::LeftOut reason) {
  using analysis::LeftOut;
  switch (reason) {
    case LeftOut::kNotComparable:
      return "Run under other rules of the benchmark: not comparable with the rows shown.";
    case LeftOut::kRound:
      return "Of a round outside the chosen ones.";
    case LeftOut::kDivision:
      return "Of the other division, whose rules differ.";
    case LeftOut::kNoAccelerator:
      return "Trained on CPUs alone, without accelerators.";
    case LeftOut::kVendor:
      return "Its vendor is not among the chosen ones.";
    case LeftOut::kAccelerator:
      return "Its accelerator is not among the chosen ones.";
    case LeftOut::kAvailability:
      return "Its availability is not among the chosen ones.";
    case LeftOut::kCount:
      return "With more or fewer accelerators than chosen.";
    case LeftOut::kDuplicate:
      return "Holds exactly the run times of an earlier row: carried over, or listed under two names.";
  }
  return {};
}

}  // namespace tilecast::api
