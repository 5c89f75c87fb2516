# The header-only libraries, linked into a folder of the build. /usr/include itself must never reach em++: the host's C
# library would shadow Emscripten's own.
set(header_only_dir ${CMAKE_BINARY_DIR}/include)

function(link_headers folder header package)
  find_path(TILECAST_${folder}_ROOT ${header} PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
  if(NOT TILECAST_${folder}_ROOT)
    message(FATAL_ERROR "${header} was not found; install it with: apt-get install ${package}")
  endif()
  file(MAKE_DIRECTORY ${header_only_dir})
  file(CREATE_LINK ${TILECAST_${folder}_ROOT}/${folder} ${header_only_dir}/${folder} SYMBOLIC)
endfunction()

link_headers(nlohmann nlohmann/json.hpp nlohmann-json3-dev)
link_headers(tl tl/expected.hpp libexpected-dev)
link_headers(fast_float fast_float/fast_float.h libfast-float-dev)
if(TILECAST_TESTS)
  link_headers(catch2 catch2/catch.hpp catch2)
  if(NOT EMSCRIPTEN)
    link_headers(rapidcheck rapidcheck/catch.h librapidcheck-dev)
  endif()
endif()
