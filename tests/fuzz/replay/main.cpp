/// Runs a fuzz target without libFuzzer: `replay SEEDS EXECUTIONS` gives it every seed, then changed seeds, the same on
/// every machine. A short check for every build; `./run fuzz` searches, with the sanitizers and guided by coverage.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using tilecast::Pcg32;

constexpr std::size_t kMostChanges = 6;
constexpr std::size_t kLongest = 4096;

std::vector<std::string> read_seeds(const std::string& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> seeds;
  for (const auto& path : paths) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    seeds.push_back(text.str());
  }
  return seeds;
}

std::size_t pick(std::size_t count, Pcg32& random) { return random.below(static_cast<std::uint32_t>(count)); }

/// Flips a bit, writes a sign of its own, takes a piece out, doubles one, or ends with the end of another seed.
void change(std::string& text, const std::vector<std::string>& seeds, Pcg32& random) {
  constexpr std::string_view kSigns("\"',;:{}[]\\\r\n\t\x1e\x1f\0-.eE09\xff\xc3", 26);
  if (text.empty()) text = seeds[pick(seeds.size(), random)];
  const std::size_t at = pick(text.size(), random);
  const std::size_t length = 1 + pick(std::min<std::size_t>(text.size() - at, 40), random);
  const std::string& other = seeds[pick(seeds.size(), random)];
  switch (pick(5, random)) {
    case 0:
      text[at] = static_cast<char>(text[at] ^ (1 << pick(8, random)));
      break;
    case 1:
      text[at] = kSigns[pick(kSigns.size(), random)];
      break;
    case 2:
      text.erase(at, length);
      break;
    case 3:
      text.insert(at, text.substr(at, length));
      break;
    default:
      text = text.substr(0, at) + other.substr(pick(other.size() + 1, random));
      break;
  }
  text.resize(std::min(text.size(), kLongest));
}

void execute(const std::string& text) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> seeds = count == 3 ? read_seeds(arguments[1]) : std::vector<std::string>();
  if (seeds.empty()) return std::fprintf(stderr, "usage: replay SEEDS EXECUTIONS\n"), 2;
  for (const std::string& seed : seeds) execute(seed);
  Pcg32 random(1);
  const long executions = std::strtol(arguments[2], nullptr, 10);
  for (long i = 0; i < executions; ++i) {
    std::string text = seeds[pick(seeds.size(), random)];
    for (std::size_t changes = 1 + pick(kMostChanges, random); changes > 0; --changes) change(text, seeds, random);
    execute(text);
  }
  std::printf("%ld executions\n", executions);
}
