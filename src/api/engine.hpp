#pragma once

#include <string>
#include <string_view>

#include "api/library.hpp"

namespace tilecast::api {

/// Version of requests and responses; requests of another version are refused with a sentence.
constexpr int kContractVersion = 1;

/// Answers one request (JSON) with one response (JSON, one line). Never throws; a request that cannot be read or
/// answered gives `"ok": false` with a sentence and the field it is about. Same request, same bytes.
std::string run(std::string_view request_json, const Library& library);

}  // namespace tilecast::api
