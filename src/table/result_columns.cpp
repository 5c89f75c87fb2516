#include "table/result_columns.hpp"

namespace tilecast {

const std::vector<Column<Result>>& result_columns() {
  static const std::vector<Column<Result>> columns = {
      {"round", "Round", "", &Result::round},
      {"division", "Division", "", &Result::division},
      {"availability", "Availability", "", &Result::availability},
      {"submitter", "Submitter", "", &Result::submitter},
      {"submitter_folder", "Submitter folder", "", &Result::submitter_folder},
      {"system_name", "System", "", &Result::system_name},
      {"system_folder", "System folder", "", &Result::system_folder},
      {"benchmark", "Benchmark", "", &Result::benchmark},
      {"benchmark_raw", "Benchmark folder", "", &Result::benchmark_raw},
      {"comparability_group", "Comparable with", "", &Result::comparability_group},
      {"number_of_nodes", "Nodes", "", &Result::number_of_nodes},
      {"host_cpu", "Host processor", "", &Result::host_cpu},
      {"host_processors_per_node", "Host processors per node", "", &Result::host_processors_per_node},
      {"host_cores_per_node", "Host cores per node", "", &Result::host_cores_per_node},
      {"host_memory_gb", "Host memory per node", "GB", &Result::host_memory_gb},
      {"accelerator_model_name", "Accelerator as written", "", &Result::accelerator_model_name},
      {"accelerator", "Accelerator", "", &Result::accelerator},
      {"accelerator_family", "Accelerator family", "", &Result::accelerator_family},
      {"accelerator_vendor", "Accelerator vendor", "", &Result::accelerator_vendor},
      {"accelerators_per_node", "Accelerators per node", "", &Result::accelerators_per_node},
      {"accelerators_total", "Accelerators", "", &Result::accelerators_total},
      {"accelerator_memory_gb", "Accelerator memory", "GB", &Result::accelerator_memory_gb},
      {"accelerator_interconnect", "Interconnect", "", &Result::accelerator_interconnect},
      {"host_networking", "Host networking", "", &Result::host_networking},
      {"framework", "Software", "", &Result::framework},
      {"time_to_train_min", "Time to train", "min", &Result::time_to_train_min},
      {"rcp_scaling_factor", "Convergence factor of the review", "", &Result::rcp_scaling_factor},
      {"runs_required", "Runs required", "", &Result::runs_required},
      {"runs_logged", "Runs logged", "", &Result::runs_logged},
      {"runs_converged", "Runs converged", "", &Result::runs_converged},
      {"runs_counted", "Runs counted", "", &Result::runs_counted},
      {"run_minutes", "Minutes of each run", "min", &Result::run_minutes},
      {"run_minutes_min", "Fastest run", "min", &Result::run_minutes_min},
      {"run_minutes_max", "Slowest run", "min", &Result::run_minutes_max},
      {"run_minutes_cv_percent", "Run-to-run variation", "%", &Result::run_minutes_cv_percent, true},
      {"global_batch_size", "Global batch size", "", &Result::global_batch_size},
      {"epochs_to_converge", "Epochs to converge", "", &Result::epochs_to_converge},
      {"samples_to_converge", "Samples to converge", "", &Result::samples_to_converge, true},
      {"sample_unit", "Sample", "", &Result::sample_unit},
      {"throughput_samples_per_s", "Throughput, at least", "samples/s", &Result::throughput_samples_per_s, true},
      {"energy_to_train_kj", "Energy to train, measured", "kJ", &Result::energy_to_train_kj},
      {"average_power_kw", "Average power, measured", "kW", &Result::average_power_kw},
      {"power_scope", "Power measured at", "", &Result::power_scope},
      {"duplicate_of", "Same runs as", "", &Result::duplicate_of},
      {"flags", "Flags", "", &Result::flags},
  };
  return columns;
}

}  // namespace tilecast
