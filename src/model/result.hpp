#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tilecast {

/// One scored MLPerf Training result, as published: facts and what follows from its logs. Texts are empty and
/// numbers absent where the source says nothing. Field names are the column names of `data/mlperf/results.csv`.
struct Result {
  std::string round;
  std::string division;
  std::string availability;
  std::string submitter;
  std::string submitter_folder;
  std::string system_name;
  std::string system_folder;
  std::string benchmark;
  /// Folder name of the benchmark in the repository; `benchmark` is one spelling for all rounds.
  std::string benchmark_raw;
  /// Only results of one group may be compared (MLCommons' compatibility table).
  std::string comparability_group;
  std::optional<double> number_of_nodes;
  std::string host_cpu;
  std::optional<double> host_processors_per_node;
  std::optional<double> host_cores_per_node;
  std::optional<double> host_memory_gb;
  std::string accelerator_model_name;
  std::string accelerator;
  std::string accelerator_family;
  std::string accelerator_vendor;
  std::optional<double> accelerators_per_node;
  double accelerators_total = 0;
  std::optional<double> accelerator_memory_gb;
  std::string accelerator_interconnect;
  std::string host_networking;
  std::string framework;
  /// Official time: trimmed mean of the runs times the factor of the review committee.
  double time_to_train_min = 0;
  std::optional<double> rcp_scaling_factor;
  std::optional<double> runs_required;
  std::optional<double> runs_logged;
  std::optional<double> runs_converged;
  std::optional<double> runs_counted;
  /// Minutes of each run that converged, in the order of their file names.
  std::vector<double> run_minutes;
  std::optional<double> run_minutes_min;
  std::optional<double> run_minutes_max;
  std::optional<double> run_minutes_cv_percent;
  std::optional<double> global_batch_size;
  std::optional<double> epochs_to_converge;
  std::optional<double> samples_to_converge;
  std::string sample_unit;
  /// Samples to converge / run time, evaluation included: a lower bound of the training rate.
  std::optional<double> throughput_samples_per_s;
  std::optional<double> energy_to_train_kj;
  std::optional<double> average_power_kw;
  std::string power_scope;
  /// result_id of the earlier row with exactly these run times; such rows stay out of statistics.
  std::string duplicate_of;
  /// Peculiarities, separated by ';'.
  std::string flags;

  /// Key of this row, and at once its path in the round's repository.
  std::string id() const { return round + '/' + submitter_folder + '/' + system_folder + '/' + benchmark_raw; }
};

}  // namespace tilecast
