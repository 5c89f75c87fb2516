import { defineConfig } from 'vitest/config';
import { packagesForTests } from './plugins/packagesForTests';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [packagesForTests()],
  test: { include: ['tests/web/**/*.test.ts'], environment: 'node', testTimeout: 20_000 },
});
