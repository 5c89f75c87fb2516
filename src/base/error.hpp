#pragma once

#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace tilecast {

/// Why something could not be done, as a sentence for the person who asked.
struct Error {
  /// What was expected and what was found, one sentence.
  std::string message;
  /// The field, file or line it is about; may be empty.
  std::string where;
};

/// A value, or the sentence that says why there is none. The core never throws across a public interface.
template <class T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string message, std::string where = {}) {
  return tl::unexpected<Error>(Error{std::move(message), std::move(where)});
}

}  // namespace tilecast
