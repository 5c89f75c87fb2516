# ./run test: every suite, each with its own count, and the sum in the last line.

passed=0
failed=0

run_test() {
  set_up_for_tests && run_suites || count_failure
  echo "$passed passed, $failed failed"
  ((failed == 0 && passed > 0))
}

count_failure() { failed=$((failed + 1)); }

set_up_for_tests() {
  need_packages g++ "${web_packages[@]}" "${test_packages[@]}" && need_npm_packages
}

# What doesn't build counts as a failure of its suite; the other suites still run.
run_suites() {
  if build_preset 'Building the native program and tests' native all; then
    catch_suite 'C++ tests, native' build/native/tilecast_tests
    catch_suite 'Property tests' build/native/tilecast_properties
    local target
    for target in request own_rows tables; do
      suite "20,000 changed inputs: $target" status build/native/replay_$target tests/fuzz/seeds/$target 20000
    done
    node_suite 'The native program' tests/cli/*.test.mjs
  else
    count_failure
  fi
  if build_preset 'Building the C++ tests as WASM' web-test tilecast_tests; then
    catch_suite 'C++ tests, as WASM in Node' node build/web-test/tilecast_tests.js
  else
    count_failure
  fi
  if build_site; then
    node_suite 'The engine module, and its bytes against native' tests/wasm/*.test.mjs tests/golden/*.test.mjs
    vitest_suite 'Web unit tests' web/vitest.config.ts
    vitest_suite 'Browser tests' web/vitest.e2e.config.ts
  else
    count_failure
  fi
  node_suite 'Layering, formatting, sizes' tests/checks/*.test.mjs
  suite 'TypeScript types' status npm run --prefix web typecheck
  suite 'TypeScript lint' status npm run --prefix web lint
  suite 'TypeScript format' status npm run --prefix web format:check
}

catch_suite() { suite "$1" catch2 "${@:2}" -r xml; }
node_suite() { suite "$1" tap node --test --test-reporter=tap "${@:2}"; }
vitest_suite() { # TITLE CONFIG
  local report
  report=$PWD/$(log_of "$1" json)
  rm -f "$report"
  report_file=$report suite "$1" vitest npm exec --prefix web -- vitest run --config "$2" \
    --reporter=default --reporter=json --outputFile.json="$report"
}

# Runs one suite; its runner's report is its log, or the file in $report_file.
suite() { # TITLE FORMAT COMMAND...
  local title=$1 format=$2 status=0 report counts
  shift 2
  step "$title" "$@" || status=$?
  report=${report_file:-$(log_of "$title")}
  [[ -e $report ]] || report=/dev/null
  mapfile -t counts < <(node tests/checks/count.mjs "$format" "$report" "$status")
  add_counts "${counts[0]:-0 1}"
  ((${#counts[@]} < 2)) || printf '  failed: %s\n' "${counts[@]:1}"
}

add_counts() { # "PASSED FAILED"
  passed=$((passed + ${1% *}))
  failed=$((failed + ${1#* }))
  echo "  ${1% *} passed, ${1#* } failed"
}
