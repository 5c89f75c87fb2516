/// The readers of the bundled tables. The first byte chooses: r results, m manifest, b benchmarks, d devices and, after
/// a record separator, their other spellings.
#include <cstdint>

#include "fuzz/check.hpp"
#include "parse/devices.hpp"
#include "parse/mlperf_results.hpp"

namespace {

using namespace tilecast;

constexpr char kSeparator = '\x1e';

template <class T>
void check_error(const Expected<T>& read) {
  fuzz::check(read || !read.error().message.empty(), "what is not read is said in a sentence");
}

void check_devices(std::string_view text) {
  const std::string_view gpus = fuzz::take_part(text, kSeparator);
  const Expected<DeviceCatalogue> devices = parse_devices(gpus, text);
  check_error(devices);
  if (!devices) return;
  for (const DeviceSpec& device : devices->devices()) {
    fuzz::check(devices->find(device.gpu) != nullptr, "every device is found by its name");
    fuzz::check(devices->nearest(device.gpu, 5).size() <= 5, "no more names are offered than asked for");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.empty()) return 0;
  const char which = text.front();
  text.remove_prefix(1);
  if (which == 'r') check_error(parse_results(text));
  if (which == 'm') check_error(parse_manifest(text));
  if (which == 'b') check_error(parse_benchmarks(text));
  if (which == 'd') check_devices(text);
  return 0;
}
