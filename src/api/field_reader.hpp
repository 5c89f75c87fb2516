#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/error.hpp"

namespace tilecast::api {

/// Reads the fields of one JSON object of a request. Fields that are absent keep their defaults; the first one of the
/// wrong kind, and any that is not asked for, becomes the error.
class FieldReader {
 public:
  /// `where` is the path of the object in the request, for errors. null stands for an empty object.
  FieldReader(const nlohmann::json& object, std::string where);

  void read(const char* key, std::string& target);
  void read(const char* key, double& target);
  void read(const char* key, bool& target);
  /// A whole number within [low, high].
  void read(const char* key, std::int64_t& target, std::int64_t low, std::int64_t high);
  void read(const char* key, int& target, int low, int high);
  void read(const char* key, std::vector<std::string>& target);
  void read(const char* key, std::map<std::string, std::string>& target);
  void read(const char* key, std::vector<double>& target);
  /// null and absent are the same.
  void read(const char* key, std::optional<double>& target);
  void read(const char* key, std::optional<std::string>& target);
  /// One of the given texts.
  void read_choice(const char* key, std::string& target, const std::vector<std::string>& choices);
  /// The value itself, null if absent; the field counts as known.
  const nlohmann::json& take(const char* key);

  /// Path of a field of this object.
  std::string path(const std::string& key) const;
  /// Notes an error unless there is one already.
  void complain(const std::string& key, const std::string& message);
  /// The first error, or an unknown field; call it last.
  std::optional<Error> error();

 private:
  const nlohmann::json* find(const char* key);

  const nlohmann::json& object_;
  std::string where_;
  std::vector<std::string> known_;
  std::optional<Error> error_;
};

}  // namespace tilecast::api
