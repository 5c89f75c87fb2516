import type { Plugin } from 'vite';

/**
 * Takes the address of the module out of Emscripten's glue code: the page hands the compiled module over, so the
 * address would only make the bundler ship the file a second time, and uncompressed.
 */
export function engineGlue(): Plugin {
  return {
    name: 'tilecast:engine-glue',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/build/web/engine.js')) return null;
      return { code: code.replace(/new URL\("engine\.wasm",\s*import\.meta\.url\)/, '"engine.wasm"'), map: null };
    },
  };
}
