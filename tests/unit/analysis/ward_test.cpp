#include "analysis/clustering/ward.hpp"

#include <catch2/catch.hpp>

#include "analysis/clustering/indices.hpp"
#include "fixtures.hpp"

using namespace tilecast;
using namespace tilecast::analysis;

TEST_CASE("Ward joins the cheapest pair first", "[ward]") {
  Matrix x(4, 1);
  x << 0, 1, 5, 8;
  const std::vector<Merge> tree = ward_tree(x);
  REQUIRE(tree.size() == 3);
  CHECK(tree[0].cost == 1);
  CHECK(tree[1].cost == 9);
  // Two groups of two whose means are 6 apart: 2 × (2 × 2 / 4) × 36.
  CHECK(tree[2].cost == Approx(72));
  CHECK(cut_tree(tree, 2) == std::vector<int>{0, 0, 1, 1});
  CHECK(cut_tree(tree, 3) == std::vector<int>{0, 0, 1, 2});
  CHECK(cut_tree(tree, 9) == std::vector<int>{0, 1, 2, 3});
}

TEST_CASE("the costs of the merges add up to twice the inertia", "[ward]") {
  const Matrix x = tests::iris();
  const std::vector<Merge> tree = ward_tree(x);
  for (const int k : {1, 3, 7}) {
    double joined = 0;
    for (std::size_t i = 0; i < tree.size() + 1 - static_cast<std::size_t>(k); ++i) joined += tree[i].cost;
    CHECK(joined == Approx(2 * inertia(x, cut_tree(tree, k), k)).epsilon(1e-10));
  }
}

TEST_CASE("Ward parts Ruspini into its four groups", "[ward]") {
  const Matrix x = tests::ruspini();
  CHECK(inertia(x, cut_tree(ward_tree(x), 4), 4) == Approx(12881.0512).margin(1e-4));
}

TEST_CASE("equal distances are joined in the order of the rows", "[ward]") {
  Matrix x(4, 1);
  x << 0, 1, 2, 3;
  CHECK(cut_tree(ward_tree(x), 2) == std::vector<int>{0, 0, 1, 1});
  CHECK(cut_tree(ward_tree(Matrix::Ones(5, 2)), 2).size() == 5);
  CHECK(ward_tree(Matrix(1, 2)).empty());
}
