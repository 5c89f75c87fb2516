#include "model/device.hpp"

#include <catch2/catch.hpp>

#include "support/bundled.hpp"

using namespace tilecast;

TEST_CASE("spellings of MLPerf, drivers and users meet at one device") {
  const DeviceCatalogue& devices = tests::bundled_library().devices;
  const DeviceSpec* h100 = devices.find("H100-SXM-80GB");
  REQUIRE(h100);
  CHECK(h100->gpu == "H100 SXM5 80GB");
  CHECK(devices.find("NVIDIA H100 80GB HBM3") == h100);
  CHECK(devices.find("h100 sxm5 80gb") == h100);
  CHECK(devices.find("H100") == nullptr);
  CHECK(devices.find("") == nullptr);
}

TEST_CASE("an ambiguous name is offered the devices it may mean") {
  const DeviceCatalogue& devices = tests::bundled_library().devices;
  const std::vector<std::string> nearest = devices.nearest("NVIDIA A100", 4);
  REQUIRE_FALSE(nearest.empty());
  for (const std::string& name : nearest) CHECK(name.substr(0, 4) == "A100");
  CHECK(devices.nearest("zzz", 4).empty());
}

TEST_CASE("16-bit peaks fall back to what the vendor gives") {
  DeviceSpec device;
  CHECK_FALSE(device.tensor16_tflops());
  device.bf16_tensor_tflops = 275;
  CHECK(device.tensor16_tflops() == 275.0);
  device.fp16_tensor_fp32acc_tflops = 312;
  CHECK(device.tensor16_tflops() == 312.0);
}
