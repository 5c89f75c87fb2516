/** What in a C++ file of the engine would make native and WASM differ, as sentences. */

// In the last bit, glibc and musl differ here; src/base/math.hpp has our own.
const functionsOfLibm =
  /\bstd::(exp|exp2|expm1|pow|log|log2|log10|log1p|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot|erf|tgamma|lgamma|fma)\s*\(/g;
// Every standard library draws its own numbers and sums in its own order.
const libraryChoices = /\bstd::(\w+_distribution|random_device|rand|shuffle|reduce|transform_reduce)\b/g;

export function determinismViolations(file, text) {
  if (!file.startsWith('src/')) return [];
  const code = text.replace(/\/\/.*$/gm, '').replace(/\/\*[^]*?\*\//g, '');
  const found = [...code.matchAll(functionsOfLibm), ...code.matchAll(libraryChoices)];
  return found.map(([, name]) => `${file}: std::${name} differs between platforms.`);
}
