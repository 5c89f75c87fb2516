#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilecast {

/// What the catalogue knows of one accelerator (product and memory size). Peaks are dense and of the vendor.
struct DeviceSpec {
  std::string gpu;
  std::string vendor;
  std::string architecture;
  std::string device_class;
  std::string form_factor;
  std::string release;
  std::optional<double> fp32_tflops;
  std::optional<double> fp16_tensor_fp32acc_tflops;
  std::optional<double> bf16_tensor_tflops;
  std::optional<double> memory_gb;
  std::optional<double> memory_bandwidth_gb_per_s;

  bool is_pcie_card() const { return form_factor == "PCIe"; }
  /// Peak of 16-bit products summed in 32 bits: FP16, or BF16 where the vendor gives only that.
  std::optional<double> tensor16_tflops() const {
    return fp16_tensor_fp32acc_tflops ? fp16_tensor_fp32acc_tflops : bf16_tensor_tflops;
  }
};

/// Devices, and the spellings under which results, drivers and users name them.
class DeviceCatalogue {
 public:
  DeviceCatalogue() = default;
  /// `aliases`: spelling → catalogue id, or an empty id for what is known to have no catalogue row.
  DeviceCatalogue(std::vector<DeviceSpec> devices, std::map<std::string, std::string> aliases);

  const std::vector<DeviceSpec>& devices() const { return devices_; }
  /// The device of this exact spelling (a catalogue id or an alias, case and blanks aside); null if there is none.
  const DeviceSpec* find(std::string_view spelling) const;
  /// Catalogue ids that share the most with a spelling that `find` does not know, best first; to be offered, never
  /// applied.
  std::vector<std::string> nearest(std::string_view spelling, std::size_t count) const;

 private:
  std::vector<DeviceSpec> devices_;
  std::map<std::string, std::size_t> by_spelling_;
};

}  // namespace tilecast
