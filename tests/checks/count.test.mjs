import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, failedTests } from './count.mjs';

const catch2 = (passed, failed) =>
  `<Catch><OverallResults successes="9" failures="9"/>` +
  `<OverallResultsCases successes="${passed}" failures="${failed}" expectedFailures="0"/></Catch>`;

const cases = [
  ['catch2', catch2(5, 0), 0, [5, 0]],
  ['catch2', catch2(4, 2), 2, [4, 2]],
  ['catch2', catch2(0, 0), 0, [0, 1]],
  ['catch2', '<Catch><TestCase', 139, [0, 1]],
  ['tap', 'ok 1 - a\n# pass 3\n# fail 0\n', 0, [3, 0]],
  ['tap', '# pass 3\n# fail 0\n', 1, [3, 1]],
  ['vitest', '{"numPassedTests":7,"numFailedTests":1}', 1, [7, 1]],
  ['vitest', 'npm error', 1, [0, 1]],
  ['vitest', 'npm error', 0, [0, 1]],
  ['status', '', 0, [1, 0]],
  ['status', '', 2, [0, 1]],
];
for (const [format, text, status, [passed, failed]] of cases) {
  test(`${format}, status ${status}, ${JSON.stringify(text.slice(0, 40))}: ${passed} passed, ${failed} failed`, () => {
    assert.deepEqual(count(format, text, status), { passed, failed });
  });
}

test('failed tests are named', () => {
  const one =
    '<TestCase name="a"><OverallResult success="true"/></TestCase><TestCase name="b &lt; c" filename="x.cpp">';
  const bad = '<Expression success="false" type="CHECK" filename="x.cpp" line="7"><OverallResult success="false"/>';
  assert.deepEqual(failedTests('catch2', one + bad), ['b &lt; c (x.cpp:7)']);
  assert.deepEqual(failedTests('tap', 'ok 1 - a\nnot ok 2 - b\n    not ok 1 - inner\n'), ['b']);
  const assertionResults = [
    { status: 'failed', fullName: 'x y' },
    { status: 'passed', fullName: 'z' },
  ];
  assert.deepEqual(failedTests('vitest', JSON.stringify({ testResults: [{ status: 'failed', assertionResults }] })), [
    'x y',
  ]);
  assert.deepEqual(failedTests('vitest', 'no report'), []);
  assert.deepEqual(failedTests('status', 'some output'), []);
});
