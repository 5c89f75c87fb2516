# The engine as the module that ships: engine.js and engine.wasm.
file(GLOB binding_sources CONFIGURE_DEPENDS src/bindings/*.cpp)
if(binding_sources)
  add_executable(engine ${binding_sources})
  target_link_libraries(engine PRIVATE tilecast_api)
  target_compile_definitions(engine PRIVATE TILECAST_VERSION="${PROJECT_VERSION}")
  target_link_options(engine PRIVATE --bind -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createEngine
    -sENVIRONMENT=web,worker   # Node gets the same file and passes wasmBinary: an ES6 build for Node dies on __dirname
    -sDYNAMIC_EXECUTION=0      # no `new Function`, so that the page's security policy can forbid unsafe-eval
    -sALLOW_MEMORY_GROWTH=1 -sFILESYSTEM=0
    -sTOTAL_STACK=1MB)         # newer SDKs give 64 kB, too little for recursive parsing
endif()
