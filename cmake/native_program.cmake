# The engine as a native program, and the programs in data/tools that rebuild the bundled data.
file(GLOB cli_sources CONFIGURE_DEPENDS src/cli/*.cpp)
if(cli_sources)
  add_executable(tilecast ${cli_sources})
  target_link_libraries(tilecast PRIVATE tilecast_api)
  target_compile_definitions(tilecast PRIVATE TILECAST_DATA_DIR="${CMAKE_SOURCE_DIR}/data"
    TILECAST_VERSION="${PROJECT_VERSION}")
endif()

add_executable(make_data EXCLUDE_FROM_ALL data/tools/make_data.cpp)
target_link_libraries(make_data PRIVATE tilecast_parse tilecast_report)
