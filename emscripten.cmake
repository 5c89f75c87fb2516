# Toolchain: the Emscripten whose em++ comes first on PATH, be it an emsdk or Debian's package.
find_program(TILECAST_EMCC emcc NO_CMAKE_FIND_ROOT_PATH)
if(NOT TILECAST_EMCC)
  message(FATAL_ERROR "emcc was not found; put an emsdk on PATH, or: apt-get install emscripten node-acorn")
endif()

# Debian's emcc is a script in /usr/bin; an emsdk's lies in the root itself.
get_filename_component(emcc_file ${TILECAST_EMCC} REALPATH)
get_filename_component(emcc_folder ${emcc_file} DIRECTORY)
foreach(root IN ITEMS ${emcc_folder} /usr/share/emscripten)
  if(EXISTS ${root}/cmake/Modules/Platform/Emscripten.cmake)
    set(EMSCRIPTEN_ROOT_PATH ${root})
    break()
  endif()
endforeach()
if(NOT EMSCRIPTEN_ROOT_PATH)
  message(FATAL_ERROR "${TILECAST_EMCC} was found, but not its cmake/Modules/Platform/Emscripten.cmake.")
endif()

# Emscripten's own emulator line has a flag that Node 20 refuses.
find_program(TILECAST_NODE NAMES node nodejs NO_CMAKE_FIND_ROOT_PATH)
set(CMAKE_CROSSCOMPILING_EMULATOR ${TILECAST_NODE} CACHE FILEPATH "Runs WASM programs" FORCE)
# Header-only packages of the host (Eigen) are welcome.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)

include(${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake)
set(CMAKE_CROSSCOMPILING_EMULATOR ${TILECAST_NODE})

# Debian keeps acorn, which optimised links need, where only its own node looks.
if(EXISTS /usr/share/nodejs/acorn)
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()
