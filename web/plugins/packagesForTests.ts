import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Lets tests, which lie outside `web/`, import the packages installed inside it. */
export function packagesForTests(): Plugin {
  const home = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  return {
    name: 'tilecast:packages-for-tests',
    enforce: 'pre',
    async resolveId(source, importer) {
      const bare = /^[@a-z]/.test(source) && !source.startsWith('node:');
      if (!bare || !importer?.includes('/tests/')) return null;
      return this.resolve(source, home, { skipSelf: true });
    },
  };
}
