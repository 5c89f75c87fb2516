#include "api/field_reader.hpp"

#include <algorithm>
#include <cmath>

namespace tilecast::api {
namespace {

using nlohmann::json;

const json kNull;
constexpr std::size_t kQuotedBytes = 60;

/// What was found, short enough for a sentence.
std::string quoted(const json& value) {
  const std::string text = value.dump(-1, ' ', true, json::error_handler_t::replace);
  return text.size() <= kQuotedBytes ? text : text.substr(0, kQuotedBytes) + "…";
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

bool is_finite_number(const json& value) { return value.is_number() && std::isfinite(value.get<double>()); }

bool all_strings(const json& value) {
  return std::all_of(value.begin(), value.end(), [](const json& element) { return element.is_string(); });
}

}  // namespace

FieldReader::FieldReader(const json& object, std::string where) : object_(object), where_(std::move(where)) {
  if (!object_.is_object() && !object_.is_null())
    error_ = Error{"An object was expected, found " + quoted(object_) + ".", where_};
}

std::string FieldReader::path(const std::string& key) const { return where_.empty() ? key : where_ + '.' + key; }

void FieldReader::complain(const std::string& key, const std::string& message) {
  if (!error_) error_ = Error{message, path(key)};
}

const json* FieldReader::find(const char* key) {
  known_.emplace_back(key);
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(key);
  return found == object_.end() ? nullptr : &*found;
}

const json& FieldReader::take(const char* key) {
  const json* value = find(key);
  return value ? *value : kNull;
}

void FieldReader::read(const char* key, std::string& target) {
  const json* value = find(key);
  if (!value) return;
  if (value->is_string())
    target = value->get<std::string>();
  else
    complain(key, "A text was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, double& target) {
  const json* value = find(key);
  if (!value) return;
  if (is_finite_number(*value))
    target = value->get<double>();
  else
    complain(key, "A number was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, std::optional<double>& target) {
  const json* value = find(key);
  if (!value || value->is_null()) return;
  if (is_finite_number(*value))
    target = value->get<double>();
  else
    complain(key, "A number or null was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, std::optional<std::string>& target) {
  const json* value = find(key);
  if (!value || value->is_null()) return;
  if (value->is_string())
    target = value->get<std::string>();
  else
    complain(key, "A text or null was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, bool& target) {
  const json* value = find(key);
  if (!value) return;
  if (value->is_boolean())
    target = value->get<bool>();
  else
    complain(key, "true or false was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, std::int64_t& target, std::int64_t low, std::int64_t high) {
  const json* value = find(key);
  if (!value) return;
  const double number = value->is_number() ? value->get<double>() : NAN;
  if (number == std::floor(number) && number >= static_cast<double>(low) && number <= static_cast<double>(high))
    target = static_cast<std::int64_t>(number);
  else
    complain(key, "A whole number from " + std::to_string(low) + " to " + std::to_string(high) +
                      " was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, int& target, int low, int high) {
  std::int64_t number = target;
  read(key, number, low, high);
  target = static_cast<int>(number);
}

void FieldReader::read(const char* key, std::vector<double>& target) {
  const json* value = find(key);
  if (!value) return;
  if (value->is_array() && std::all_of(value->begin(), value->end(), is_finite_number))
    target = value->get<std::vector<double>>();
  else
    complain(key, "A list of numbers was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, std::vector<std::string>& target) {
  const json* value = find(key);
  if (!value) return;
  if (value->is_array() && all_strings(*value))
    target = value->get<std::vector<std::string>>();
  else
    complain(key, "A list of texts was expected, found " + quoted(*value) + ".");
}

void FieldReader::read(const char* key, std::map<std::string, std::string>& target) {
  const json* value = find(key);
  if (!value) return;
  if (value->is_object() && all_strings(*value))
    target = value->get<std::map<std::string, std::string>>();
  else
    complain(key, "An object of texts was expected, found " + quoted(*value) + ".");
}

void FieldReader::read_choice(const char* key, std::string& target, const std::vector<std::string>& choices) {
  read(key, target);
  if (std::find(choices.begin(), choices.end(), target) == choices.end())
    complain(key, "One of " + joined(choices) + " was expected, found \"" + target + "\".");
}

std::optional<Error> FieldReader::error() {
  if (error_ || !object_.is_object()) return error_;
  for (const auto& [key, value] : object_.items())
    if (std::find(known_.begin(), known_.end(), key) == known_.end())
      return Error{"The field is not known here; known are " + joined(known_) + ".", path(key)};
  return std::nullopt;
}

}  // namespace tilecast::api
