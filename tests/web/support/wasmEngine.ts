import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type createEngine from '../../../web/src/engine/engine';
import type { EngineModule } from '../../../web/src/engine/engine';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const kDataFiles = [
  'data/mlperf/results.csv',
  'data/mlperf/benchmarks.json',
  'data/mlperf/manifest.json',
  'data/devices/gpus.csv',
  'data/devices/aliases.csv',
];

/** Whether the engine is built here; ./run test builds it before these tests. */
export const engineIsBuilt = existsSync(inRepository('build/web/engine.wasm'));

/** The engine that ships, with the bundled data. */
export async function wasmEngine(): Promise<EngineModule> {
  const glue = (await import(inRepository('build/web/engine.js'))) as { default: typeof createEngine };
  const engine = await glue.default({ wasmBinary: readFileSync(inRepository('build/web/engine.wasm')) });
  for (const name of kDataFiles) {
    const problem = engine.load(name, readFileSync(inRepository(name)));
    if (problem) throw new Error(problem);
  }
  return engine;
}
