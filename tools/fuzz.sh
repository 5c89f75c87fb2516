# ./run fuzz: libFuzzer on the C++ targets with address and undefined-behaviour sanitizers, then the link in Node. What
# is found lies in build/fuzz-found; what was learnt lies in build/corpus and is gone on from.

fuzz_targets=(tables own_rows request)
longest_input=400 # bytes; the readers have no case of their own for longer ones

run_fuzz() { # [EXECUTIONS | SECONDSs]
  local much=${1:-5000000} limit target
  case $much in
    *[!0-9]*s | *[!0-9s]* | '' | s) echo 'usage: ./run fuzz [EXECUTIONS | SECONDSs]' >&2 && return 2 ;;
    *s) limit=-max_total_time=${much%s} ;;
    *) limit=-runs=$much ;;
  esac
  need_packages clang libclang-rt-14-dev "${engine_packages[@]}" && need_npm_packages
  build_preset 'Building the fuzz targets' fuzz "${fuzz_targets[@]/#/fuzz_}"
  for target in "${fuzz_targets[@]}"; do fuzz_target "$target" "$limit"; done
  step 'Fuzzing the link' env FUZZ="$much" npm exec --prefix web -- vitest run --config web/vitest.fuzz.config.ts
  grep executions "$(log_of 'Fuzzing the link')"
}

fuzz_target() { # NAME LIMIT
  mkdir -p "build/corpus/$1" "build/fuzz-found/$1"
  step "Fuzzing $1" "build/fuzz/fuzz_$1" "$2" "-dict=tests/fuzz/$1.dict" "-max_len=$longest_input" -timeout=20 \
    -print_final_stats=1 "-artifact_prefix=build/fuzz-found/$1/" "build/corpus/$1" "tests/fuzz/seeds/$1"
  grep -a 'number_of_executed_units\|average_exec' "$(log_of "Fuzzing $1")"
}
