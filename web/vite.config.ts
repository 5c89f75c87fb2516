import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import about from './package.json' with { type: 'json' };
import { developmentPolicy } from './plugins/developmentPolicy.ts';
import { engineGlue } from './plugins/engineGlue.ts';
import { offline } from './plugins/offline.ts';
import { siteFiles } from './plugins/siteFiles.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  base: './', // right from any sub-path
  plugins: [siteFiles(), developmentPolicy(), offline()],
  define: { __PAGE_VERSION__: JSON.stringify(about.version) },
  resolve: { alias: { 'tilecast-engine': `${repository}build/web/engine.js` } },
  build: { outDir: `${repository}build/site`, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es', plugins: () => [engineGlue()] },
  server: { fs: { allow: [repository] } },
});
