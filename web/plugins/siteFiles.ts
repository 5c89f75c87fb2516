import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What the engine is started with: its module and the bundled facts, by their name in the repository. */
const kEngine = 'build/web/engine.wasm';
const kData = [
  'data/mlperf/results.csv',
  'data/mlperf/benchmarks.json',
  'data/mlperf/manifest.json',
  'data/devices/gpus.csv',
  'data/devices/aliases.csv',
];

const repository = fileURLToPath(new URL('../../', import.meta.url));
const virtualId = 'virtual:site-files';
const resolvedId = '\0' + virtualId;

interface Packed {
  name: string;
  url: string;
  bytes: number;
  source: Buffer;
}

/**
 * Ships the engine and the data gzip-compressed under names that hold their content's hash, so that they are small
 * on hosts that do not compress and cached for good on hosts that do not revalidate. The page asks for them through
 * `virtual:site-files`; the browser starts fetching them as soon as it reads index.html.
 */
export function siteFiles(): Plugin {
  let building = false;
  let packed: Packed[] = [];
  return {
    name: 'tilecast:site-files',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      if (building) packed = [kEngine, ...kData].map(pack);
    },
    resolveId(id) {
      return id === virtualId ? resolvedId : null;
    },
    load(id) {
      if (id !== resolvedId) return null;
      const list = building
        ? packed.map(({ name, url, bytes }) => ({ name, url, bytes }))
        : [kEngine, ...kData].map(raw);
      return `export const siteFiles = ${JSON.stringify(list)};`;
    },
    generateBundle() {
      for (const { url, source } of packed) this.emitFile({ type: 'asset', fileName: url, source });
    },
    transformIndexHtml: () => packed.map(preload),
  };
}

function read(name: string): Buffer {
  const path = repository + name;
  if (!existsSync(path)) throw new Error(`${name} is missing: the site needs the engine and the data. Run ./run site.`);
  return readFileSync(path);
}

function pack(name: string): Packed {
  const source = gzipSync(read(name), { level: 9 });
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
  const [stem, extension] = basename(name).split('.');
  return { name, url: `assets/${stem}-${hash}.${extension}.gz`, bytes: source.length, source };
}

function raw(name: string) {
  return { name, url: '/@fs' + repository + name, bytes: read(name).length };
}

function preload({ url }: Packed): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'fetch', crossorigin: true, href: './' + url };
  return { tag: 'link', attrs, injectTo: 'head' };
}
