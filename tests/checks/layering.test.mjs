import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesMatching, textOf } from './files.mjs';
import { cppViolations, webViolations } from './layering.mjs';

test('the engine keeps to the arrows of the architecture', () => {
  const files = filesMatching(/^src\/.*\.[ch]pp$/);
  assert.ok(files.length > 10);
  assert.deepEqual(
    files.flatMap((file) => cppViolations(file, textOf(file))),
    [],
  );
});

test('the page keeps to its arrows', () => {
  const files = filesMatching(/^web\/src\/.*\.tsx?$/);
  assert.ok(files.length > 10);
  assert.deepEqual(
    files.flatMap((file) => webViolations(file, textOf(file))),
    [],
  );
});

const caught = [
  ['src/base/math.cpp', '#include "model/device.hpp"'],
  ['src/analysis/a/b.cpp', '#include "report/json.hpp"'],
  ['src/bindings/bindings.cpp', '#include "parse/csv.hpp"'],
  ['src/report/rank_report.cpp', '#include <Eigen/Core>'],
  ['src/analysis/a.hpp', '  #  include <nlohmann/json.hpp>'],
  ['src/api/engine.cpp', '#include <iostream>'],
  ['src/api/engine.cpp', '#include "../base/error.hpp"'],
  ['src/elsewhere/a.cpp', ''],
];
for (const [file, line] of caught) {
  test(`caught: ${line || 'a folder without arrows'} in ${file}`, () => {
    assert.equal(cppViolations(file, `// text\n${line}\n`).length, 1);
  });
}

const caughtInPage = [
  ['web/src/widgets/Menu.tsx', "import { Rank } from '../places/Rank';"],
  ['web/src/widgets/deep/Menu.tsx', "import type { Store } from '../../state/store';"],
  ['web/src/engine/client.ts', "const { a } = await import('../state/store');"],
  ['web/src/rank/Answer.tsx', "import '../places/App';"],
  ['web/src/elsewhere/a.ts', ''],
];
for (const [file, line] of caughtInPage) {
  test(`caught: ${line || 'a folder without arrows'} in ${file}`, () => {
    assert.equal(webViolations(file, `${line}\n`).length, 1);
  });
}

test('what is allowed is not caught', () => {
  assert.deepEqual(
    cppViolations('src/api/engine.cpp', '#include "base/error.hpp"\n#include <nlohmann/json.hpp>\n'),
    [],
  );
  assert.deepEqual(cppViolations('src/cli/main.cpp', '#include <iostream>\n#include "api/engine.hpp"\n'), []);
  assert.deepEqual(webViolations('web/src/main.tsx', "import { App } from './places/App';"), []);
  assert.deepEqual(webViolations('web/src/rank/chart/Chart.tsx', "import { Menu } from '../../widgets/Menu';"), []);
  assert.deepEqual(webViolations('web/src/state/store.ts', "import { signal } from '@preact/signals';"), []);
});
