#pragma once

#include <string>

namespace tilecast {

/// Nouns for sentences about one benchmark.
struct Nouns {
  /// "GPU" where all that is shown are GPUs, else "accelerator".
  std::string accelerator = "GPU";
  /// Plural of the sample: "images"; empty where the benchmark has no common unit.
  std::string samples;
};

}  // namespace tilecast
