#pragma once

#include <span>

namespace tilecast::analysis {

/// Mutual information of two samples in nats by the k-nearest-neighbour estimator (Kraskov, Stögbauer, Grassberger
/// 2004, algorithm 1; points that coincide as in Gao et al. 2017), never negative. Both samples are scaled to unit
/// deviation first. 0 if a sample is constant or has no more than `neighbours` values.
double mutual_information(std::span<const double> a, std::span<const double> b, int neighbours = 3);

}  // namespace tilecast::analysis
