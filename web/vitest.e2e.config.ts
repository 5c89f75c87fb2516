import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packagesForTests } from './plugins/packagesForTests.ts';

/** Browser tests: they drive the built site in Chromium, one file at a time, as there is one machine. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [packagesForTests()],
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
