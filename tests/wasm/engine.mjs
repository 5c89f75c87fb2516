/** The shipped engine in Node, with the bundled data, and the native program beside it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export const dataFiles = [
  'mlperf/results.csv',
  'mlperf/manifest.json',
  'mlperf/benchmarks.json',
  'devices/gpus.csv',
  'devices/aliases.csv',
];

export function readData(name) {
  return readFileSync(path.join(repository, 'data', name));
}

/** A fresh engine without data. It is the very file of the page: an ES module that is given its WASM. */
export async function emptyEngine() {
  const { default: createEngine } = await import(path.join(repository, 'build/web/engine.js'));
  return createEngine({ wasmBinary: readFileSync(path.join(repository, 'build/web/engine.wasm')) });
}

/** A fresh engine with the bundled data. */
export async function loadedEngine() {
  const engine = await emptyEngine();
  for (const name of dataFiles) {
    const problem = engine.load(name, readData(name));
    if (problem) throw new Error(problem);
  }
  return engine;
}

/** The native program's responses to requests, both as lines. */
export function nativeResponses(requests) {
  const output = execFileSync(path.join(repository, 'build/native/tilecast'), ['request', '-'], {
    input: requests.map((request) => `${request}\n`).join(''),
    maxBuffer: 2 ** 30,
  });
  const lines = output.toString('utf8').split('\n');
  if (lines.pop() !== '') throw new Error('The last response does not end its line.');
  return lines;
}
