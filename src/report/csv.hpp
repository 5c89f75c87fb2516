#pragma once

#include <string>
#include <vector>

namespace tilecast::report {

/// One record after RFC 4180 with a line feed; fields with a delimiter, quote or line break are quoted.
std::string csv_record(const std::vector<std::string>& fields);

}  // namespace tilecast::report
