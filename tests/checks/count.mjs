/**
 * How many tests of a suite passed and failed, from what its runner wrote: `node count.mjs FORMAT FILE EXIT_STATUS`
 * prints "PASSED FAILED". A suite that breaks off, or that ran no test, has failed.
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
  const { passed, failed } = count(format, readFileSync(file, 'utf8'), Number(status));
  console.log(`${passed} ${failed}`);
}
