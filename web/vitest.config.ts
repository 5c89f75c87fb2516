import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packagesForTests } from './plugins/packagesForTests.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [packagesForTests()],
  define: { __PAGE_VERSION__: '"test"' },
  test: {
    include: ['tests/web/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    css: { include: /tokens\.css/ }, // exports take their colours from it
  },
});
