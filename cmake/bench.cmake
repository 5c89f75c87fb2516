# One program per file of tests/bench, native and as WASM in Node.
file(GLOB bench_sources CONFIGURE_DEPENDS tests/bench/*.cpp)
foreach(source IN LISTS bench_sources)
  get_filename_component(name ${source} NAME_WE)
  add_executable(bench_${name} EXCLUDE_FROM_ALL ${source})
  target_link_libraries(bench_${name} PRIVATE tilecast_api)
  if(EMSCRIPTEN)
    target_link_options(bench_${name} PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sSINGLE_FILE=1
      -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB -sEXIT_RUNTIME=1)
  endif()
endforeach()
