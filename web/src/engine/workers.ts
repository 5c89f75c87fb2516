import { wrap } from 'comlink';
import { siteFiles } from 'virtual:site-files';
import { engineOf, type Engine } from './client';
import { download, type EngineParts } from './download';
import { createLane, type Connection } from './lane';
import type { EngineWorker } from './worker';

/** What is told while the engine starts. */
interface Events {
  /** Bytes of the site's files that have arrived, of how many. */
  onProgress(progress: { received_bytes: number; total_bytes: number }): void;
  onVersion(version: string): void;
}

/** Two engines in two workers, the second started when first needed; both from one download. */
export function createEngine({ onProgress, onVersion }: Events): Engine {
  const parts = retried(() => downloadParts(onProgress));
  const openWorker = () => startWorker(parts(), onVersion);
  return engineOf(createLane(openWorker, false), createLane(openWorker, true));
}

function downloadParts(onProgress: Events['onProgress']): Promise<EngineParts> {
  const total_bytes = siteFiles.reduce((sum, file) => sum + file.bytes, 0);
  let received_bytes = 0;
  return download(siteFiles, (bytes) => {
    // A host that undoes the compression sends more than was counted.
    received_bytes = Math.min(received_bytes + bytes, total_bytes);
    onProgress({ received_bytes, total_bytes });
  });
}

/** Starts at once and keeps the value; after a failure the next call tries again. */
function retried<T>(start: () => Promise<T>): () => Promise<T> {
  let attempt: Promise<T> | null = null;
  const get = () => {
    attempt ??= start();
    attempt.catch(() => (attempt = null));
    return attempt;
  };
  void get();
  return get;
}

/** The worker's own script loads while the parts are still on their way. */
async function startWorker(parts: Promise<EngineParts>, onVersion: Events['onVersion']): Promise<Connection> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tilecast engine' });
  const remote = wrap<EngineWorker>(worker);
  const died = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'The engine could not be started.'));
  });
  died.catch(() => {}); // heard by whoever is waiting
  const started = parts.then((ready) => remote.start(ready));
  await Promise.race([started, died]).then(onVersion, (reason: unknown) => {
    worker.terminate();
    throw reason;
  });
  return {
    run: (request) => Promise.race([remote.run(request), died]),
    close: () => worker.terminate(),
  };
}
