import type { EngineError } from './contract';

/** A running engine somewhere else. `run` rejects when it dies. */
export interface Connection {
  run(request: string): Promise<string>;
  close(): void;
}

/** What came of a request: a response as JSON text, a failure of the engine itself, or nothing, as a newer one won. */
export type Outcome = { text: string } | { failure: EngineError } | 'superseded';

export interface Lane {
  /** Requests of one channel replace each other: the newest wins. */
  ask(channel: string, request: string): Promise<Outcome>;
  /** Gives up everything asked on the channel. */
  cancel(channel: string): void;
}

interface Job {
  channel: string;
  request: string;
  finish(outcome: Outcome): void;
}

/**
 * One engine that answers one request after another. After a failure the next request gets a fresh engine.
 * With `interrupts`, a newer request stops the engine in the middle of an older one on the same channel, which costs
 * a restart: right for work of seconds, wrong for work of milliseconds.
 */
export function createLane(open: () => Promise<Connection>, interrupts: boolean): Lane {
  let connection: Promise<Connection> | null = null;
  let running: Job | null = null;
  let waiting: Job[] = [];

  async function runNext(): Promise<void> {
    const job = running ? null : waiting.shift();
    if (!job) return;
    running = job;
    const outcome = await answer(job);
    if (running !== job) return; // stopped meanwhile
    if (typeof outcome === 'object' && 'failure' in outcome) hangUp();
    running = null;
    job.finish(outcome);
    void runNext();
  }

  async function answer(job: Job): Promise<Outcome> {
    try {
      connection ??= open();
      return { text: await (await connection).run(job.request) };
    } catch (reason) {
      return { failure: { message: sentenceOf(reason), where: 'engine' } };
    }
  }

  function hangUp(): void {
    connection?.then(
      (open) => open.close(),
      () => {}, // never opened
    );
    connection = null;
  }

  function dropWaiting(channel: string): void {
    const dropped = waiting.filter((job) => job.channel === channel);
    waiting = waiting.filter((job) => job.channel !== channel);
    for (const job of dropped) job.finish('superseded');
  }

  function stopRunning(channel: string): void {
    if (running?.channel !== channel) return;
    const stopped = running;
    running = null;
    hangUp();
    stopped.finish('superseded');
  }

  return {
    ask(channel, request) {
      dropWaiting(channel);
      if (interrupts) stopRunning(channel);
      return new Promise((finish) => {
        waiting.push({ channel, request, finish });
        void runNext();
      });
    },
    cancel(channel) {
      dropWaiting(channel);
      stopRunning(channel);
      void runNext();
    },
  };
}

function sentenceOf(reason: unknown): string {
  const text = reason instanceof Error ? reason.message : String(reason);
  return text || 'The engine stopped without a reason.';
}
