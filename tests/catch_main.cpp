// Catch2's main, compiled once: it takes longer than all tests together.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
