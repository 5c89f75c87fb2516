# ./run build, site, serve and data.

build_preset() { # TITLE PRESET TARGET...
  local title=$1 preset=$2
  shift 2
  if [[ ! -e build/$preset/build.ninja || CMakePresets.json -nt build/$preset/build.ninja ]]; then
    step "Configuring $preset" cmake --preset "$preset" || return
  fi
  step "$title" cmake --build "build/$preset" --target "$@"
}

build_native() {
  need_packages "${native_packages[@]}" && build_preset 'Building the native program' native tilecast
}

build_engine() {
  need_packages "${web_packages[@]}" && need_node && build_preset 'Building the engine as WASM' web engine
}

build_site() {
  need_npm_packages && build_engine || return
  local stamp=build/stamp/site
  changed_since "$stamp" web data build/web/engine.js build/web/engine.wasm || return 0
  # The stamp is as old as the start: a file saved while Vite works belongs to the next build.
  stamp "$stamp.new"
  step 'Building the site' npm run --prefix web build && mv "$stamp.new" "$stamp"
}

run_build() {
  build_native
  echo 'The native program: build/native/tilecast'
}

run_site() {
  build_site
  echo 'The site: build/site'
  if [[ ${1:-} == --zip ]]; then
    node web/scripts/zip.mjs build/site build/tilecast-site.zip
    echo 'Packed: build/tilecast-site.zip'
  fi
}

run_serve() {
  build_site
  exec node web/scripts/serve.mjs build/site "$@"
}

run_data() {
  need_packages "${native_packages[@]}"
  build_preset 'Building the data program' native make_data
  exec build/native/make_data "$@"
}
