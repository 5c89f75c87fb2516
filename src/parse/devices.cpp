#include "parse/devices.hpp"

#include <map>
#include <string>
#include <utility>

#include "parse/records.hpp"
#include "table/device_columns.hpp"

namespace tilecast {
namespace {

struct Alias {
  std::string spelling;
  std::string gpu;
};

}  // namespace

Expected<DeviceCatalogue> parse_devices(std::string_view gpus_csv, std::string_view aliases_csv) {
  auto devices = parse_records(gpus_csv, device_columns());
  if (!devices) return fail(devices.error().message, "devices/gpus.csv, " + devices.error().where);
  const std::vector<Column<Alias>> columns = {{"spelling", "", "", &Alias::spelling}, {"gpu", "", "", &Alias::gpu}};
  auto aliases = parse_records(aliases_csv, columns);
  if (!aliases) return fail(aliases.error().message, "devices/aliases.csv, " + aliases.error().where);
  std::map<std::string, std::string> gpu_by_spelling;
  for (Alias& alias : *aliases) gpu_by_spelling.emplace(std::move(alias.spelling), std::move(alias.gpu));
  return DeviceCatalogue(std::move(*devices), std::move(gpu_by_spelling));
}

}  // namespace tilecast
