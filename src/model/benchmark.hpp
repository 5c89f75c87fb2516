#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tilecast {

/// What the page says of a benchmark; facts beside the results.
struct Benchmark {
  std::string id;
  std::string title;
  std::string sentence;
  /// First and last round of the first view, inclusive; empty = all rounds of the newest comparability group.
  std::pair<std::string, std::string> default_rounds;
  /// What the published study claims of the best group on this benchmark; empty where it claims nothing.
  std::string claim;
};

/// One round of MLPerf Training and where its results were read.
struct Round {
  std::string round;
  std::string published;
  std::string repository;
  std::string commit;
  std::string licence;
  /// Folder of the repository above the submitters' folders, with its slash; empty in all rounds but v0.5.
  std::string root;
};

/// Version and origin of the bundled results. Rounds are in order of publication.
struct Manifest {
  std::string version;
  std::string retrieved;
  std::vector<Round> rounds;
};

}  // namespace tilecast
