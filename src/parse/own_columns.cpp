#include "parse/own_columns.hpp"

#include <algorithm>
#include <cctype>

namespace tilecast {
namespace {

struct KnownName {
  std::string_view field;
  /// Letters and digits of the header in lower case.
  std::string_view header;
  double factor = 1;
};

constexpr KnownName kKnownNames[] = {
    {"name", "name"},
    {"name", "label"},
    {"name", "configuration"},
    {"name", "system"},
    {"name", "systemname"},
    {"accelerator", "accelerator"},
    {"accelerator", "acceleratormodelname"},
    {"accelerator", "gpu"},
    {"accelerator", "gpuname"},
    {"accelerator", "gpumodel"},
    {"accelerator", "gputype"},
    {"accelerator", "device"},
    {"accelerator", "devicename"},
    {"accelerator", "card"},
    {"accelerators_total", "acceleratorstotal"},
    {"accelerators_total", "accelerators"},
    {"accelerators_total", "acceleratorcount"},
    {"accelerators_total", "count"},
    {"accelerators_total", "gpus"},
    {"accelerators_total", "gpucount"},
    {"accelerators_total", "numgpus"},
    {"accelerators_total", "ngpus"},
    {"accelerators_total", "ngpu"},
    {"accelerators_total", "numberofgpus"},
    {"accelerators_total", "devices"},
    {"accelerators_total", "worldsize"},
    {"time_to_train_min", "timetotrainmin"},
    {"time_to_train_min", "timetotrainminutes"},
    {"time_to_train_min", "minutes"},
    {"time_to_train_min", "min"},
    {"time_to_train_min", "timemin"},
    {"time_to_train_min", "timeminutes"},
    {"time_to_train_min", "trainingtimemin"},
    {"time_to_train_min", "trainingminutes"},
    {"time_to_train_min", "hours", 60},
    {"time_to_train_min", "timehours", 60},
    {"time_to_train_min", "timeh", 60},
    {"time_to_train_min", "timetotrainh", 60},
    {"time_to_train_min", "timetotrainhours", 60},
    {"time_to_train_min", "seconds", 1.0 / 60},
    {"time_to_train_min", "times", 1.0 / 60},
    {"time_to_train_min", "timeseconds", 1.0 / 60},
    {"time_to_train_min", "timetotrains", 1.0 / 60},
    {"time_to_train_min", "timetotrainseconds", 1.0 / 60},
    {"throughput_samples_per_s", "throughputsamplespers"},
    {"throughput_samples_per_s", "throughput"},
    {"throughput_samples_per_s", "samplespers"},
    {"throughput_samples_per_s", "samplespersec"},
    {"throughput_samples_per_s", "samplespersecond"},
    {"throughput_samples_per_s", "sampless"},
    {"throughput_samples_per_s", "samplessec"},
    {"throughput_samples_per_s", "imagespers"},
    {"throughput_samples_per_s", "imagespersec"},
    {"throughput_samples_per_s", "imagespersecond"},
    {"throughput_samples_per_s", "imagess"},
    {"throughput_samples_per_s", "imagessec"},
    {"throughput_samples_per_s", "imgs"},
    {"throughput_samples_per_s", "imgsec"},
    {"throughput_samples_per_s", "imgpersec"},
    {"benchmark", "benchmark"},
};

std::string letters_and_digits(std::string_view header) {
  std::string key;
  for (char c : header)
    if (std::isalnum(static_cast<unsigned char>(c))) key += static_cast<char>(std::tolower(c));
  return key;
}

const KnownName* known_name(std::string_view header) {
  const std::string key = letters_and_digits(header);
  const auto* found = std::find_if(std::begin(kKnownNames), std::end(kKnownNames),
                                   [&](const KnownName& known) { return known.header == key; });
  return found == std::end(kKnownNames) ? nullptr : found;
}

bool is_field(std::string_view field) {
  return std::any_of(std::begin(kKnownNames), std::end(kKnownNames),
                     [&](const KnownName& known) { return known.field == field; });
}

/// The unit is still read from the column's name when the user points at it.
double factor_of(const std::string& header, const std::string& field) {
  const KnownName* known = known_name(header);
  return known && known->field == field ? known->factor : 1;
}

}  // namespace

Expected<OwnColumns> recognise_columns(const std::vector<std::string>& header,
                                       const std::map<std::string, std::string>& mapping) {
  OwnColumns columns;
  for (std::size_t i = 0; i < header.size(); ++i)
    if (const KnownName* known = known_name(header[i])) columns.emplace(known->field, OwnColumn{i, known->factor});
  for (const auto& [field, column] : mapping) {
    if (!is_field(field)) return fail("\"" + field + "\" is not a field of an own row.", "mapping");
    const auto found = std::find(header.begin(), header.end(), column);
    if (found == header.end()) return fail("The file has no column \"" + column + "\".", "mapping." + field);
    columns[field] = {static_cast<std::size_t>(found - header.begin()), factor_of(column, field)};
  }
  return columns;
}

std::vector<std::string> missing_fields(const OwnColumns& columns) {
  std::vector<std::string> missing;
  for (const char* field : {"accelerator", "accelerators_total"})
    if (!columns.count(field)) missing.emplace_back(field);
  if (!columns.count("time_to_train_min") && !columns.count("throughput_samples_per_s")) {
    missing.emplace_back("time_to_train_min");
    missing.emplace_back("throughput_samples_per_s");
  }
  return missing;
}

}  // namespace tilecast
