/**
 * How many tests of a suite passed and failed, from what its runner wrote: `node count.mjs FORMAT FILE EXIT_STATUS`
 * prints "PASSED FAILED", and after it the failed tests, one a line. A suite that breaks off, or that ran no test, has
 * failed.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const readers = {
  /** Catch2, -r xml. */
  catch2(text) {
    const [, passed, failed] = /<OverallResultsCases successes="(\d+)" failures="(\d+)"/.exec(text) ?? [];
    return [passed, failed];
  },
  /** node --test, --test-reporter=tap. */
  tap(text) {
    return [/^# pass (\d+)$/m.exec(text)?.[1], /^# fail (\d+)$/m.exec(text)?.[1]];
  },
  /** vitest, --reporter=json. */
  vitest(text) {
    const { numPassedTests, numFailedTests } = JSON.parse(text);
    return [numPassedTests, numFailedTests];
  },
  /** Any command: it passes or fails as a whole. */
  status() {
    return [0, 0];
  },
};

export function count(format, text, status) {
  const [passed, failed] = counted(format, text);
  if (format === 'status' && status === 0) return { passed: 1, failed: 0 };
  return { passed, failed: status !== 0 || passed + failed === 0 ? Math.max(failed, 1) : failed };
}

/** Names of the failed tests, as far as the runner's report tells. */
export function failedTests(format, text) {
  if (format === 'tap') return [...text.matchAll(/^not ok \d+ - (.*)$/gm)].map((match) => match[1]);
  if (format === 'catch2') return failedCases(text);
  try {
    const files = format === 'vitest' ? JSON.parse(text).testResults : [];
    const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    const tests = files.flatMap((file) => file.assertionResults).filter((one) => one.status === 'failed');
    return [...broken.map((file) => file.name), ...tests.map((one) => one.fullName)];
  } catch {
    return [];
  }
}

function failedCases(text) {
  const cases = text.split('<TestCase ').slice(1);
  return cases
    .filter((one) => !one.includes('<OverallResult success="true"'))
    .map((one) => {
      const [, name] = /name="([^"]*)"/.exec(one) ?? [];
      const [, file, line] = /<Expression success="false"[^>]* filename="([^"]*)" line="(\d+)"/.exec(one) ?? [];
      return file ? `${name} (${file}:${line})` : name;
    });
}

function counted(format, text) {
  try {
    const numbers = readers[format](text).map(Number);
    return numbers.every(Number.isInteger) ? numbers : [0, 0];
  } catch {
    return [0, 0];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [format, file, status] = process.argv.slice(2);
  const text = readFileSync(file, 'utf8');
  const { passed, failed } = count(format, text, Number(status));
  console.log([`${passed} ${failed}`, ...failedTests(format, text)].join('\n'));
}
