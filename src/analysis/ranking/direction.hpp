#pragma once

namespace tilecast::analysis {

/// Whether more of a criterion is better (benefit) or worse (cost).
enum class Direction { kBenefit, kCost };

}  // namespace tilecast::analysis
