import { signal, type ReadonlySignal } from '@preact/signals';
import type { Command, Engine, RequestOf, Results } from '../engine/client';
import type { EngineError } from '../engine/contract';

/**
 * An answer of the engine. While a newer one is worked on, `value` stays the previous answer; it does so too when that
 * work fails or the user stops it.
 */
export interface Resource<T> {
  status: 'idle' | 'working' | 'ready' | 'failed' | 'stopped';
  value: T | null;
  error: EngineError | null;
  /** `performance.now()` of the request being worked on; null otherwise. */
  startedAt: number | null;
}

export interface Loader<C extends Command> {
  readonly state: ReadonlySignal<Resource<Results[C]>>;
  /** Asks the engine, unless this very request is answered or under way. null empties the resource. */
  load(request: RequestOf<C> | null): void;
  /** Asks again after a failure or a cancel. */
  retry(): void;
  cancel(): void;
}

interface Options<C extends Command> {
  now: () => number;
  onDataVersion: (version: string) => void;
  /** Whether the answer to an overtaken request may be shown until the newer one comes. Default: never. */
  stillUseful?: (asked: RequestOf<C>, wanted: RequestOf<C>) => boolean;
}

const kIdle = { status: 'idle', value: null, error: null, startedAt: null } as const;

/** Keeps the answer to the newest request of one command. */
export function createLoader<C extends Command>(engine: Engine, command: C, options: Options<C>): Loader<C> {
  const state = signal<Resource<Results[C]>>(kIdle);
  let wanted: RequestOf<C> | null = null;
  let wantedText = '';

  async function ask(request: RequestOf<C>): Promise<void> {
    state.value = { ...state.value, status: 'working', error: null, startedAt: options.now() };
    const answer = await engine.ask(request);
    if (!answer) return; // overtaken or cancelled
    if (answer.ok) options.onDataVersion(answer.dataVersion);
    if (request === wanted) {
      state.value = answer.ok
        ? { status: 'ready', value: answer.result, error: null, startedAt: null }
        : { ...state.value, status: 'failed', error: answer.error, startedAt: null };
    } else if (answer.ok && wanted && options.stillUseful?.(request, wanted)) {
      state.value = { ...state.value, value: answer.result };
    }
  }

  return {
    state,
    load(request) {
      const text = JSON.stringify(request);
      if (text === wantedText) return;
      wanted = request;
      wantedText = text;
      if (request) void ask(request);
      else state.value = kIdle;
    },
    retry() {
      if (wanted && state.value.status !== 'working') void ask(wanted);
    },
    cancel() {
      if (state.value.status !== 'working') return;
      engine.cancel(command);
      state.value = { ...state.value, status: 'stopped', startedAt: null };
    },
  };
}
