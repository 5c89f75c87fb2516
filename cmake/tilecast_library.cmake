# What every file of ours is compiled with, and `tilecast_library`, which makes a library of a folder.
add_library(tilecast_flags INTERFACE)
target_include_directories(tilecast_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_include_directories(tilecast_flags SYSTEM INTERFACE ${header_only_dir})
target_compile_options(tilecast_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion
  -ffp-contract=off)  # fused multiply-add would make native and WASM differ in the last bit
# Vector sums change the order of additions, and with it the last bit.
target_compile_definitions(tilecast_flags INTERFACE EIGEN_DONT_VECTORIZE EIGEN_MPL2_ONLY)

if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # GCC 12 sees overlaps that are not there in `"text" + string` (its bug 105651).
  target_compile_options(tilecast_flags INTERFACE -Wno-restrict)
endif()

if(TILECAST_SANITIZE)
  target_compile_options(tilecast_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all)
  target_link_options(tilecast_flags INTERFACE -fsanitize=address,undefined)
endif()
if(EMSCRIPTEN)
  # Without this at compile and link, a thrown json::parse_error passes its catch and reaches JavaScript as a number.
  target_compile_options(tilecast_flags INTERFACE -fexceptions)
  target_link_options(tilecast_flags INTERFACE -fexceptions)
endif()

# Where the time of a request goes. The rest of the module is compiled for size.
set(hot_folders base analysis)

# tilecast_library(NAME LIBRARY...): the folder src/NAME, as a static library, or as an interface when it holds headers only.
function(tilecast_library name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS src/${name}/*.cpp)
  if(sources)
    add_library(tilecast_${name} STATIC ${sources})
    target_link_libraries(tilecast_${name} PUBLIC tilecast_flags ${ARGN})
    if(EMSCRIPTEN AND NOT name IN_LIST hot_folders)
      target_compile_options(tilecast_${name} PRIVATE -Os)  # what is downloaded counts for more than what it saves
    endif()
  else()
    add_library(tilecast_${name} INTERFACE)
    target_link_libraries(tilecast_${name} INTERFACE tilecast_flags ${ARGN})
  endif()
endfunction()
