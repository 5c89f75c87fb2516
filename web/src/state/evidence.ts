import { signal, type ReadonlySignal } from '@preact/signals';
import type { Engine, RequestOf } from '../engine/client';
import type { EngineError, EvidenceResult, TriedK, VerdictResult } from '../engine/contract';
import { evidenceRequest } from './requests';
import type { View } from './view';

/** What speaks for each number of groups, as far as it has come. */
export interface EvidenceSoFar {
  /** `waiting`: other work goes first. */
  status: 'waiting' | 'working' | 'ready' | 'failed' | 'stopped';
  byK: ReadonlyMap<number, EvidenceResult>;
  /** Numbers of groups there will be evidence for in the end. */
  total: number;
  /** The rules for k over what has come; null before the first. */
  verdict: VerdictResult | null;
  error: EngineError | null;
}

export interface EvidenceWork {
  readonly state: ReadonlySignal<EvidenceSoFar>;
  /** The view is this now. What it has in common with the view before is kept; other work is stopped. */
  follow(view: View): void;
  /** Other work is done. */
  start(): void;
  cancel(): void;
  /** Goes on after a cancel or a failure. */
  resume(): void;
}

const kTried = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const kWaiting: EvidenceSoFar = { status: 'waiting', byK: new Map(), total: kTried.length, verdict: null, error: null };

/** Asks for one number of groups after the other, the chosen one first, so that other work gets in between. */
export function createEvidence(engine: Engine, onDataVersion: (version: string) => void): EvidenceWork {
  const state = signal<EvidenceSoFar>(kWaiting);
  let view: View | null = null;
  let subject = '';
  let asked: RequestOf<'evidence'> | null = null;

  async function askNext(): Promise<void> {
    const k = nextK(view!.grouping.k, state.value.byK);
    if (k === null) {
      state.value = { ...state.value, status: 'ready' };
      return;
    }
    const request = evidenceRequest(view!, k);
    asked = request;
    state.value = { ...state.value, status: 'working', error: null };
    const answer = await engine.ask(request);
    if (asked !== request || !answer) return; // overtaken or stopped
    asked = null;
    if (answer.ok) {
      onDataVersion(answer.dataVersion);
      state.value = { ...state.value, byK: new Map(state.value.byK).set(k, answer.result) };
      void askVerdict();
      void askNext();
    } else {
      state.value = { ...state.value, status: 'failed', error: answer.error };
    }
  }

  async function askVerdict(): Promise<void> {
    const { byK } = state.value;
    const tried = triedOf(byK);
    if (!tried.length) return;
    const about = subject;
    const answer = await engine.ask({ version: 1, command: 'verdict', tried });
    if (answer?.ok && about === subject) state.value = { ...state.value, verdict: answer.result };
  }

  function stop(): void {
    if (asked) engine.cancel('evidence');
    asked = null;
  }

  return {
    state,
    follow(next) {
      view = next;
      const about = JSON.stringify(evidenceRequest(next, 0));
      if (about === subject) return;
      subject = about;
      stop();
      state.value = kWaiting;
    },
    start() {
      if (state.value.status === 'waiting') void askNext();
    },
    cancel() {
      if (state.value.status !== 'working') return;
      stop();
      state.value = { ...state.value, status: 'stopped' };
    },
    resume() {
      if (state.value.status === 'stopped' || state.value.status === 'failed') void askNext();
    },
  };
}

function nextK(chosen: number, done: ReadonlyMap<number, unknown>): number | null {
  return [chosen, ...kTried].find((k) => kTried.includes(k) && !done.has(k)) ?? null;
}

function triedOf(byK: EvidenceSoFar['byK']): TriedK[] {
  return kTried.flatMap((k) => {
    const evidence = byK.get(k)?.evidence;
    return evidence ? [{ k, least_jaccard: evidence.least_jaccard, gap: evidence.gap, gap_s: evidence.gap_s }] : [];
  });
}
