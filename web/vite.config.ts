import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // right from any sub-path
  build: { outDir: '../build/site', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] } },
});
