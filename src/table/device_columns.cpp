#include "table/device_columns.hpp"

namespace tilecast {

const std::vector<Column<DeviceSpec>>& device_columns() {
  static const std::vector<Column<DeviceSpec>> columns = {
      {"gpu", "Device", "", &DeviceSpec::gpu},
      {"vendor", "Vendor", "", &DeviceSpec::vendor},
      {"architecture", "Architecture", "", &DeviceSpec::architecture},
      {"class", "Class", "", &DeviceSpec::device_class},
      {"form_factor", "Form factor", "", &DeviceSpec::form_factor},
      {"release", "Release", "", &DeviceSpec::release},
      {"fp32_tflops", "FP32 peak", "TFLOP/s", &DeviceSpec::fp32_tflops},
      {"fp16_tensor_fp32acc_tflops", "FP16 tensor peak", "TFLOP/s", &DeviceSpec::fp16_tensor_fp32acc_tflops},
      {"bf16_tensor_tflops", "BF16 tensor peak", "TFLOP/s", &DeviceSpec::bf16_tensor_tflops},
      {"memory_gb", "Memory", "GB", &DeviceSpec::memory_gb},
      {"memory_bandwidth_gb_per_s", "Memory bandwidth", "GB/s", &DeviceSpec::memory_bandwidth_gb_per_s},
  };
  return columns;
}

}  // namespace tilecast
