/** The size budget: how long files and functions are, from their text. */

export const budget = { file: 800, fileP90: 400, function: 60, functionMedian: 8, functionP90: 35 };

/**
 * Lines of each function: [{ name, lines, reason }]. Formatted code ends a function where its first line is indented.
 * A function that only holds others counts without them; `reason` tells of a "size:" comment above it.
 */
export function functionsOf(file, text) {
  const lines = text.split('\n');
  const nameAt = file.endsWith('pp') ? cppFunction : scriptFunction;
  const functions = lines.flatMap((line, start) => {
    const name = nameAt(lines, start);
    if (name === null) return [];
    const close = `${/^ */.exec(line)[0]}}`;
    const end = lines.findIndex((other, at) => at >= start && other.startsWith(close));
    return end < 0 ? [] : [{ name: `${file}: ${name}`, start, end, reason: /size:/.test(lines[start - 1] ?? '') }];
  });
  return functions.map((one) => ({ name: one.name, lines: ownLines(one, functions), reason: one.reason }));
}

function ownLines({ start, end }, functions) {
  const inside = functions.filter((other) => other.start > start && other.end < end);
  const outermost = inside.filter((one) => !inside.some((other) => other.start < one.start && other.end > one.end));
  return end - start + 1 - outermost.reduce((sum, one) => sum + (one.end - one.start + 1), 0);
}

const notAFunction = /^(namespace|struct|class|enum|union|using|constexpr|const|static const|template)\b/;

// A definition may be broken over lines: the last one has the brace.
function cppFunction(lines, at) {
  if (!/^[A-Za-z~]/.test(lines[at]) || notAFunction.test(lines[at])) return null;
  const head = lines.slice(at, at + 6).join(' ');
  return /^[^;={}]*\([^;{}]*\)[^;={}]*\{/.test(head) ? (/([\w:~]+)\s*\(/.exec(head)?.[1] ?? null) : null;
}

function scriptFunction(lines, at) {
  return /^ *(?:export )?(?:default )?(?:async )?function\*? ?(\w+)/.exec(lines[at])?.[1] ?? null;
}

/** The value below which `share` of the numbers lie. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
