# What the work needs, and how it gets here: Debian packages, Node, and the page's npm packages.

# package → a command, or a file, that shows it is there (whoever installed it)
declare -A proof_of=(
  [g++]=g++
  [cmake]=cmake
  [ninja-build]=ninja
  [emscripten]=emcc
  [libeigen3-dev]=/usr/include/eigen3/Eigen/Core
  [nlohmann-json3-dev]=/usr/include/nlohmann/json.hpp
  [libexpected-dev]=/usr/include/tl/expected.hpp
  [libfast-float-dev]=/usr/include/fast_float/fast_float.h
  [catch2]=/usr/include/catch2/catch.hpp
  [librapidcheck-dev]=/usr/include/rapidcheck.h
  [clang]=clang++
  [libclang-rt-14-dev]=/usr/lib/llvm-14/lib/clang/14.0.6/lib/linux/libclang_rt.fuzzer-x86_64.a
  [chromium]=chromium
  [clang-format-14]=clang-format-14
  [python3-sklearn]=/usr/lib/python3/dist-packages/sklearn/__init__.py
  [npm]=npm
  [ca-certificates]=/etc/ssl/certs/ca-certificates.crt
)
engine_packages=(cmake ninja-build libeigen3-dev nlohmann-json3-dev libexpected-dev libfast-float-dev)
native_packages=(g++ "${engine_packages[@]}")
web_packages=(emscripten "${engine_packages[@]}")
test_packages=(catch2 librapidcheck-dev chromium clang-format-14)

node_folder=build/node/node_modules/.bin
node_version=20.20.2 # for machines whose own is older than 20.19, as Debian 12's is
npm_version=10.9.9
PATH="$PWD/$node_folder:$PATH"

need_packages() { # PACKAGE...
  local missing=() package
  for package in "$@"; do
    is_here "${proof_of[$package]}" || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  if ! command -v apt-get >/dev/null || ((EUID)); then
    echo "Missing here. As root: apt-get install -y ${missing[*]}" >&2
    return 1
  fi
  step "Installing ${missing[*]}" install_packages "${missing[@]}"
}

is_here() { # COMMAND or /FILE
  if [[ $1 == /* ]]; then [[ -e $1 ]]; else command -v "$1" >/dev/null; fi
}

# Debian's npm is hundreds of small packages; waiting for the disk after every file would take minutes.
install_packages() { # PACKAGE...
  export DEBIAN_FRONTEND=noninteractive
  apt-get update && apt-get install -y --no-install-recommends -o Dpkg::Options::=--force-unsafe-io "$@"
}

need_node() {
  if node_is_new_enough; then return 0; fi
  need_packages ca-certificates npm &&
    step "Installing Node $node_version beside the project" install_node &&
    node_is_new_enough
}

node_is_new_enough() {
  command -v npm >/dev/null && command -v node >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
}

# npm comes along: Debian's runs on Debian's Node only.
install_node() {
  mkdir -p build/node
  npm install --prefix build/node --no-audit --no-fund "node@$node_version" "npm@$npm_version"
  hash -r
}

need_npm_packages() {
  need_node || return 1
  local stamp=build/stamp/npm
  [[ -d web/node_modules ]] && ! changed_since "$stamp" web/package-lock.json && return 0
  step 'Installing npm packages' npm ci --prefix web --no-audit --no-fund && stamp "$stamp"
}

stamp() { # FILE
  mkdir -p "$(dirname "$1")"
  touch "$1"
}
