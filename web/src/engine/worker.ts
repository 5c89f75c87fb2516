import { expose } from 'comlink';
import createEngine, { type EngineModule, type EngineOptions } from 'tilecast-engine';
import type { EngineParts } from './download';

let engine: EngineModule | null = null;

/** Makes this worker an engine and returns its version. Throws an Error with a sentence when the engine or a data file is not as expected. */
async function start({ module, files }: EngineParts): Promise<string> {
  const started = await instantiate(module);
  for (const { name, bytes } of files) {
    const problem = started.load(name, bytes);
    if (problem) throw new Error(problem);
  }
  engine = started;
  return started.version();
}

/** The engine of a module that is compiled already. */
function instantiate(module: WebAssembly.Module): Promise<EngineModule> {
  return new Promise((resolve, reject) => {
    const instantiateWasm: EngineOptions['instantiateWasm'] = (imports, done) => {
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
      return {};
    };
    createEngine({ instantiateWasm }).then(resolve, reject);
  });
}

/** One request as JSON in, one response as JSON out (see contract/). */
function run(request: string): string {
  if (!engine) throw new Error('The engine was asked before it had started.');
  return engine.run(request);
}

export type EngineWorker = { start: typeof start; run: typeof run };

expose({ start, run } satisfies EngineWorker);
