#pragma once

#include <string>

#include "analysis/scaling/fits.hpp"
#include "report/scaling_report.hpp"

namespace tilecast::api {

/// The measured sizes, beyond which a law says nothing, and the plural of the sample for units.
struct FitRange {
  double smallest = 1;
  double largest = 1;
  std::string samples;
};

/// A fitted law as a formula with its numbers, and its curve within the measured range.
report::FitFigures fit_figures(const analysis::AmdahlFit& fit, const FitRange& range);
report::FitFigures fit_figures(const analysis::UslFit& fit, const FitRange& range);
report::FitFigures fit_figures(const analysis::PowerLawFit& fit, const FitRange& range);

}  // namespace tilecast::api
