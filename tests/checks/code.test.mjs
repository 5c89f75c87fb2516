import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { determinismViolations } from './determinism.mjs';
import { filesMatching, repository, textOf } from './files.mjs';
import { budget, functionsOf, quantile } from './sizes.mjs';

const cppFiles = filesMatching(/^(src|tests|data\/tools)\/.*\.[ch]pp$/);
const codeFiles = [...cppFiles, ...filesMatching(/^(web|tests|data\/tools)\/.*\.(tsx?|mjs|js)$/)];

test('C++ is formatted as .clang-format says', () => {
  const { status, stderr } = spawnSync('clang-format-14', ['--dry-run', '--Werror', ...cppFiles], { cwd: repository });
  assert.equal(status, 0, stderr?.toString().slice(0, 4000));
});

test('the engine uses nothing that differs between platforms', () => {
  assert.deepEqual(
    cppFiles.flatMap((file) => determinismViolations(file, textOf(file))),
    [],
  );
});

test('what differs between platforms is caught', () => {
  const text = 'double a = std::pow(x, 2);\nstd::normal_distribution<double> n; // std::exp(\nstd::sqrt(2);\n';
  assert.equal(determinismViolations('src/base/a.cpp', text).length, 2);
});

test('files keep to the size budget', () => {
  const lengths = codeFiles.map((file) => [textOf(file).split('\n').length - 1, file]);
  assert.deepEqual(
    lengths.filter(([lines]) => lines > budget.file),
    [],
  );
  assert.ok(
    quantile(
      lengths.map(([lines]) => lines),
      0.9,
    ) <= budget.fileP90,
  );
});

test('functions keep to the size budget', () => {
  const functions = codeFiles.flatMap((file) => functionsOf(file, textOf(file)));
  const lengths = functions.map(({ lines }) => lines);
  assert.ok(lengths.length > 100, `${lengths.length} functions found`);
  const long = functions.filter(({ lines, reason }) => lines > budget.function && !reason);
  assert.deepEqual(long, [], 'longer than the budget, without a "size:" comment above that says why');
  assert.ok(quantile(lengths, 0.5) <= budget.functionMedian, `median ${quantile(lengths, 0.5)}`);
  assert.ok(quantile(lengths, 0.9) <= budget.functionP90, `90th percentile ${quantile(lengths, 0.9)}`);
});

test('function lengths are read from the text', () => {
  const cpp =
    'namespace a {\nint f(int x) {\n  return x;\n}\nstd::string Very::long_name(int a,\n    int b) const {\n  g();\n}\nint h();\n}\n';
  assert.deepEqual(
    functionsOf('src/a.cpp', cpp).map(({ lines }) => lines),
    [3, 4],
  );
  const script = 'export function f() {\n  g();\n  function h() {\n    g();\n  }\n}\nconst a = {\n  b: 1,\n};\n';
  assert.deepEqual(
    functionsOf('web/a.ts', script).map(({ lines }) => lines),
    [3, 3],
  );
});
