# ./run bench: the engine natively, as WASM in Node, and scikit-learn beside it, in one run; then the page in a browser.

run_bench() {
  need_packages g++ "${web_packages[@]}" catch2 librapidcheck-dev python3-sklearn
  need_node
  build_preset 'Building the benchmark' native bench_engine
  build_preset 'Building the benchmark as WASM' web-test bench_engine
  mkdir -p build/bench
  step 'Timing the engine natively' timed native build/native/bench_engine data
  step 'Timing the engine as WASM' timed wasm node build/web-test/bench_engine.js data
  # Debian's Python is the one that has python3-sklearn.
  step 'Timing scikit-learn' timed sklearn env OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 \
    /usr/bin/python3 tests/bench/sklearn_kmeans.py build/bench/native.json
  build_site
  step 'Timing the page' env TILECAST_TIMED=1 npm exec --prefix web -- vitest run \
    --config web/vitest.e2e.config.ts tests/e2e/timing.test.ts && grep ' ms$' "$(log_of 'Timing the page')"
  echo
  node tests/bench/report.mjs build/bench/{native,wasm,sklearn}.json
}

timed() { # NAME COMMAND... → build/bench/NAME.json
  "${@:2}" >"build/bench/$1.json"
}
