# The C++ tests. The same suite runs natively and, compiled to WASM, in Node.
enable_testing()

add_library(tilecast_test_support STATIC tests/catch_main.cpp)
target_link_libraries(tilecast_test_support PUBLIC tilecast_flags)
target_include_directories(tilecast_test_support PUBLIC tests)
# Assertions compile several times faster without the optimiser's last efforts, and nothing here is timed.
target_compile_options(tilecast_test_support PUBLIC -O1)
target_compile_definitions(tilecast_test_support PUBLIC TILECAST_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
if(EMSCRIPTEN)
  # Reads fixtures from the disk; in one file, because Node's fetch takes a .wasm beside the script for an address.
  target_link_options(tilecast_test_support PUBLIC -sENVIRONMENT=node -sNODERAWFS=1 -sSINGLE_FILE=1
    -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB -sEXIT_RUNTIME=1)
endif()

# tilecast_test(NAME FOLDER LIBRARY...): the program NAME of all sources in tests/FOLDER.
function(tilecast_test name folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS tests/${folder}/*.cpp)
  if(sources)
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE tilecast_test_support tilecast_api ${ARGN})
    add_test(NAME ${folder} COMMAND ${name})
  endif()
endfunction()

tilecast_test(tilecast_tests unit)
if(NOT EMSCRIPTEN)
  # The fuzz targets without libFuzzer: changed seeds, the same every time.
  file(GLOB fuzz_sources CONFIGURE_DEPENDS tests/fuzz/*.cpp)
  foreach(source IN LISTS fuzz_sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(replay_${name} ${source} tests/fuzz/replay/main.cpp)
    target_link_libraries(replay_${name} PRIVATE tilecast_api)
    target_include_directories(replay_${name} PRIVATE tests)
    target_compile_definitions(replay_${name} PRIVATE TILECAST_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  endforeach()
  find_library(rapidcheck_library rapidcheck REQUIRED)
  tilecast_test(tilecast_properties property ${rapidcheck_library})
endif()
