import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packagesForTests } from './plugins/packagesForTests.ts';

/** The search for links that break the page: `./run fuzz`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [packagesForTests()],
  test: { include: ['tests/fuzz/*.test.ts'], environment: 'node', testTimeout: 36_000_000 },
});
