#include "analysis/clustering/kmeans.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

#include "analysis/features/standardise.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

KMeansOptions with_k(int k) {
  KMeansOptions options;
  options.k = k;
  return options;
}

std::vector<int> sorted_sizes(const Clustering& clustering) {
  std::vector<int> sizes(clustering.centres.rows());
  for (const int label : clustering.labels) ++sizes[label];
  std::sort(sizes.begin(), sizes.end());
  return sizes;
}

}  // namespace

TEST_CASE("k-means on Iris reaches the known optima", "[kmeans]") {
  const std::array<double, 6> inertia = {681.370600, 152.347952, 78.851441, 57.228473, 46.446182, 39.039987};
  const Matrix x = tests::iris();
  for (int k = 1; k <= 6; ++k) CHECK(kmeans(x, with_k(k)).inertia == Approx(inertia[k - 1]).margin(1e-6));
  CHECK(sorted_sizes(kmeans(x, with_k(2))) == std::vector<int>{53, 97});
  CHECK(sorted_sizes(kmeans(x, with_k(3))) == std::vector<int>{38, 50, 62});
}

TEST_CASE("k-means on standardised Iris reaches the known optima", "[kmeans]") {
  const Matrix x = standardise(tests::iris());
  CHECK(kmeans(x, with_k(2)).inertia == Approx(222.361705).margin(1e-6));
  CHECK(kmeans(x, with_k(3)).inertia == Approx(139.820496).margin(1e-6));
  CHECK(sorted_sizes(kmeans(x, with_k(3))) == std::vector<int>{47, 50, 53});
  CHECK(kmeans(x, with_k(5)).inertia == Approx(90.807283).margin(1e-6));
}

TEST_CASE("k-means on Ruspini reaches the known optima", "[kmeans]") {
  const std::array<double, 6> inertia = {244373.8667, 89337.8321, 51063.4750, 12881.0512, 10126.7198, 8575.4069};
  const Matrix x = tests::ruspini();
  for (int k = 1; k <= 6; ++k) CHECK(kmeans(x, with_k(k)).inertia == Approx(inertia[k - 1]).margin(1e-4));
  CHECK(sorted_sizes(kmeans(x, with_k(4))) == std::vector<int>{15, 17, 20, 23});
}

TEST_CASE("one k-means++ start mostly finds the optimum of Iris", "[kmeans]") {
  int found = 0;
  for (int seed = 0; seed < 100; ++seed) {
    KMeansOptions options = with_k(3);
    options.restarts = 1;
    options.seed = seed;
    found += kmeans(tests::iris(), options).inertia < 78.86;
  }
  CHECK(found >= 95);
}

TEST_CASE("the same seed gives the same clustering", "[kmeans]") {
  const Clustering first = kmeans(tests::iris(), with_k(5));
  const Clustering second = kmeans(tests::iris(), with_k(5));
  CHECK(first.labels == second.labels);
  CHECK(first.inertia == second.inertia);
}

TEST_CASE("k-means with fewer distinct rows than groups", "[kmeans]") {
  Matrix x(4, 1);
  x << 1, 1, 2, 2;
  const Clustering clustering = kmeans(x, with_k(3));
  CHECK(clustering.inertia == 0);
  CHECK(clustering.labels[0] == clustering.labels[1]);
  CHECK(clustering.labels[2] == clustering.labels[3]);
  CHECK(clustering.labels[0] != clustering.labels[2]);
}

TEST_CASE("k-means limits k to the rows", "[kmeans]") {
  Matrix x(2, 1);
  x << 1, 5;
  CHECK(kmeans(x, with_k(5)).centres.rows() == 2);
  CHECK(kmeans(Matrix(0, 3), with_k(5)).labels.empty());
}

TEST_CASE("the nearest centre, the lower of equals", "[kmeans]") {
  Matrix centres(3, 1);
  centres << 0, 2, 2;
  Vector point(1);
  point << 1;
  CHECK(nearest_centre(centres, point) == 0);
  point << 1.5;
  CHECK(nearest_centre(centres, point) == 1);
}

TEST_CASE("groups are numbered by median count, then median time", "[kmeans]") {
  const std::array<int, 6> labels = {0, 0, 1, 1, 2, 2};
  const std::array<double, 6> count = {64, 128, 8, 8, 8, 8};
  const std::array<double, 6> time = {1, 2, 30, 31, 10, 11};
  const std::vector<int> order = canonical_order(labels, 4, count, time);
  CHECK(order == std::vector<int>{2, 1, 0, 3});

  Clustering clustering;
  clustering.labels.assign(labels.begin(), labels.end());
  clustering.centres = Matrix(4, 1);
  clustering.centres << 10, 20, 30, 40;
  const Clustering renumbered = relabel(clustering, order);
  CHECK(renumbered.labels == std::vector<int>{2, 2, 1, 1, 0, 0});
  CHECK(renumbered.centres(0, 0) == 30);
  CHECK(renumbered.centres(2, 0) == 10);
}
