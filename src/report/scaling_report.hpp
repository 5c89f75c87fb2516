#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/configuration.hpp"
#include "model/filter.hpp"
#include "report/json.hpp"

namespace tilecast::report {

/// A configuration under its id: result_id, or "own/N".
struct SizeEntry {
  std::string id;
  const Configuration* configuration = nullptr;
};

/// One size against the reference and against the size before it.
struct SizeFigures {
  SizeEntry entry;
  double speedup = 0;
  Efficiency efficiency;
  std::optional<double> elasticity;
  std::optional<double> karp_flatt;
};

/// A named break-even: the number of accelerators to stop at, if there is one.
struct StopAt {
  std::optional<double> accelerators_total;
  std::string sentence;
};

struct FloorFigures {
  double floor = 0;
  StopAt stop;
};

struct PriceStep {
  double from = 0;
  double to = 0;
  double minutes_per_minute_saved = 0;
};

struct PriceFigures {
  double minutes_per_minute_saved = 0;
  StopAt stop;
  std::vector<PriceStep> steps;
};

struct KneeFigures {
  std::string axis;
  StopAt stop;
};

struct NamedParameter {
  std::string name;
  double value = 0;
};

struct CurvePoint {
  double accelerators_total = 0;
  double value = 0;
};

/// A fitted law: its parameters, how far it misses, and what it gives within the measured range.
struct FitFigures {
  std::string formula;
  std::vector<NamedParameter> parameters;
  double rms = 0;
  std::vector<double> residuals;
  /// Key of the curve's values: a time or a throughput.
  std::string quantity;
  std::vector<CurvePoint> curve;
};

struct ScalingCurveFigures {
  std::string accelerator;
  SizeEntry reference;
  /// By the user rather than by rule.
  bool reference_chosen = false;
  std::vector<SizeFigures> sizes;
  std::vector<FloorFigures> floors;
  PriceFigures price;
  std::vector<KneeFigures> knees;
  std::optional<FitFigures> amdahl, usl, power_law;
};

struct KindCount {
  std::string accelerator;
  int sizes = 0;
};

/// The answer to `scaling`.
struct ScalingReport {
  Filter filter;
  std::vector<KindCount> kinds;
  std::vector<ScalingCurveFigures> curves;
  std::vector<std::string> notes;
};

Json to_json(const ScalingReport& report);

/// Who, how many, how long: the fields that every entry has.
Json entry_json(const SizeEntry& entry);

}  // namespace tilecast::report
