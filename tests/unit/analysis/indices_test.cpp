#include "analysis/clustering/indices.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "analysis/clustering/kmeans.hpp"
#include "analysis/features/standardise.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

namespace {

Clustering best_of(const Matrix& x, int k) {
  KMeansOptions options;
  options.k = k;
  return kmeans(x, options);
}

Matrix six_points() {
  Matrix x(6, 2);
  x << 0, 0, 0, 1, 1, 0, 10, 10, 10, 11, 11, 10;
  return x;
}

std::vector<int> iris_species() {
  const tests::ReferenceTable table = tests::read_reference("iris.csv", 4);
  std::vector<int> species;
  for (const std::string& name : table.labels) species.push_back(name == "setosa" ? 0 : name == "versicolor" ? 1 : 2);
  return species;
}

constexpr std::array<int, 6> kTwoGroups = {0, 0, 0, 1, 1, 1};

}  // namespace

TEST_CASE("indices of six points in two groups", "[indices]") {
  const Matrix x = six_points();
  CHECK(mean_silhouette(x, kTwoGroups, 2) == Approx(0.9196222281).margin(1e-10));
  CHECK(calinski_harabasz(x, kTwoGroups, 2) == Approx(450).epsilon(1e-12));
  CHECK(davies_bouldin(x, kTwoGroups, 2) == Approx(0.0924950591).margin(1e-10));
  CHECK(inertia(x, kTwoGroups, 2) == Approx(8.0 / 3));
}

TEST_CASE("indices of the best clusterings of Iris", "[indices]") {
  const Matrix x = tests::iris();
  const std::vector<int> three = best_of(x, 3).labels;
  CHECK(mean_silhouette(x, three, 3) == Approx(0.5528190).margin(5e-8));
  CHECK(calinski_harabasz(x, three, 3) == Approx(561.627757).margin(5e-7));
  CHECK(davies_bouldin(x, three, 3) == Approx(0.6619715).margin(5e-8));
  CHECK(adjusted_rand_index(three, iris_species()) == Approx(0.730238).margin(5e-7));
  const std::vector<int> two = best_of(x, 2).labels;
  CHECK(mean_silhouette(x, two, 2) == Approx(0.6810462).margin(5e-8));
  CHECK(calinski_harabasz(x, two, 2) == Approx(513.924546).margin(5e-7));
  CHECK(davies_bouldin(x, two, 2) == Approx(0.4042928).margin(5e-8));
}

TEST_CASE("indices of the species of Iris", "[indices]") {
  const Matrix x = tests::iris();
  const std::vector<int> species = iris_species();
  CHECK(mean_silhouette(x, species, 3) == Approx(0.5034774).margin(5e-8));
  CHECK(calinski_harabasz(x, species, 3) == Approx(487.330876).margin(5e-7));
  CHECK(davies_bouldin(x, species, 3) == Approx(0.7513707).margin(5e-8));
}

TEST_CASE("silhouettes of standardised Iris and of Ruspini", "[indices]") {
  const Matrix x = standardise(tests::iris());
  const std::array<int, 3> ks = {2, 3, 5};
  const std::array<double, 3> expected = {0.5817500, 0.4599482, 0.3419470};
  for (std::size_t i = 0; i < ks.size(); ++i) {
    CHECK(mean_silhouette(x, best_of(x, ks[i]).labels, ks[i]) == Approx(expected[i]).margin(5e-8));
  }
  const Matrix ruspini = tests::ruspini();
  CHECK(mean_silhouette(ruspini, best_of(ruspini, 4).labels, 4) == Approx(0.737657).margin(5e-7));
}

TEST_CASE("silhouette of Ruspini by group", "[indices]") {
  const Matrix x = tests::ruspini();
  const std::vector<int> labels = best_of(x, 4).labels;
  const std::vector<double> values = silhouettes(x, labels, 4);
  std::vector<double> means;
  for (int group = 0; group < 4; ++group) {
    double sum = 0;
    int size = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (labels[i] != group) continue;
      sum += values[i];
      ++size;
    }
    means.push_back(sum / size);
  }
  std::sort(means.begin(), means.end());
  const std::array<double, 4> expected = {0.669116, 0.726235, 0.754834, 0.804229};
  for (std::size_t i = 0; i < means.size(); ++i) CHECK(means[i] == Approx(expected[i]).margin(5e-7));
}

TEST_CASE("inertia agrees with the one k-means reports", "[indices]") {
  const Matrix x = tests::iris();
  const Clustering clustering = best_of(x, 4);
  CHECK(inertia(x, clustering.labels, 4) == Approx(clustering.inertia).epsilon(1e-12));
}

TEST_CASE("adjusted Rand index", "[indices]") {
  using Labels = std::vector<int>;
  CHECK(adjusted_rand_index(Labels{0, 0, 1, 1}, Labels{0, 0, 1, 2}) == Approx(4.0 / 7));
  CHECK(adjusted_rand_index(Labels{0, 0, 1, 1}, Labels{0, 1, 0, 1}) == Approx(-0.5));
  CHECK(adjusted_rand_index(Labels{0, 0, 0, 1, 1, 1}, Labels{0, 0, 1, 1, 2, 2}) == Approx(0.2424242).margin(5e-8));
  CHECK(adjusted_rand_index(Labels{0, 0, 0, 0}, Labels{0, 1, 2, 3}) == 0);
  CHECK(adjusted_rand_index(Labels{1, 1, 0}, Labels{0, 0, 1}) == 1);
  CHECK(adjusted_rand_index(Labels{0, 0}, Labels{0, 0}) == 1);
  CHECK(adjusted_rand_index(Labels{}, Labels{}) == 1);
}

TEST_CASE("an empty group changes no index", "[indices]") {
  const Matrix x = six_points();
  CHECK(mean_silhouette(x, kTwoGroups, 3) == mean_silhouette(x, kTwoGroups, 2));
  CHECK(calinski_harabasz(x, kTwoGroups, 3) == calinski_harabasz(x, kTwoGroups, 2));
  CHECK(davies_bouldin(x, kTwoGroups, 3) == davies_bouldin(x, kTwoGroups, 2));
}

TEST_CASE("indices where there is nothing to compare", "[indices]") {
  const Matrix x = six_points();
  const std::array<int, 6> one_group{};
  CHECK(mean_silhouette(x, one_group, 1) == 0);
  CHECK(calinski_harabasz(x, one_group, 1) == 0);
  CHECK(davies_bouldin(x, one_group, 1) == 0);
  const std::array<int, 6> lonely = {0, 1, 1, 1, 1, 1};
  CHECK(silhouettes(x, lonely, 2)[0] == 0);
  const std::array<int, 6> apart = {0, 1, 2, 3, 4, 5};
  CHECK(std::isinf(calinski_harabasz(x, apart, 6)));
}
