#include "analysis/ranking/pareto.hpp"

#include <algorithm>
#include <numeric>

namespace tilecast::analysis {

std::vector<int> pareto_layers(std::span<const double> a, std::span<const double> b) {
  std::vector<int> order(a.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int i, int j) {
    if (a[i] != a[j]) return a[i] < a[j];
    return b[i] != b[j] ? b[i] < b[j] : i < j;
  });

  // Every earlier point is no worse on a, so a layer dominates the next point exactly when its lowest b, the b of its
  // latest point, is not above the point's. These lowest values rise from layer to layer.
  std::vector<int> layers(a.size());
  std::vector<double> lowest_b;
  for (std::size_t place = 0; place < order.size(); ++place) {
    const int i = order[place];
    const int before = place > 0 ? order[place - 1] : i;
    if (place > 0 && a[i] == a[before] && b[i] == b[before]) {
      layers[i] = layers[before];
      continue;
    }
    const auto layer = std::upper_bound(lowest_b.begin(), lowest_b.end(), b[i]);
    layers[i] = static_cast<int>(layer - lowest_b.begin()) + 1;
    if (layer == lowest_b.end()) {
      lowest_b.push_back(b[i]);
    } else {
      *layer = b[i];
    }
  }
  return layers;
}

}  // namespace tilecast::analysis
