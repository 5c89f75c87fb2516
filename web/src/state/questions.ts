import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Command, Engine, RequestOf } from '../engine/client';
import type { EngineError } from '../engine/contract';
import { createBackground } from './background';
import type { Browser } from './browser';
import { leftOutRequest, rankRequest, resultRequest } from './requests';
import { createLoader, type Loader } from './resource';
import type { View } from './view';

export type Channel =
  'rank' | 'select' | 'groups' | 'scaling' | 'gain' | 'catalogue' | 'leftOut' | 'result' | 'evidence' | 'robustness';

/** The download of engine and data, before the first answer. */
export interface Loading {
  status: 'loading' | 'ready' | 'failed';
  received_bytes: number;
  /** 0 until the first byte has come. */
  total_bytes: number;
  error: EngineError | null;
}

interface Deps {
  browser: Browser;
  engine: Engine;
  view: ReadonlySignal<View>;
  /** A slider is held: the view is on its way to another. */
  sliding: ReadonlySignal<boolean>;
  dataVersion: Signal<string | null>;
  progress: ReadonlySignal<{ received_bytes: number; total_bytes: number }>;
}

/** Asks the engine whatever the view needs, as it changes. */
export function createQuestions({ browser, engine, view, sliding, dataVersion, progress }: Deps) {
  const onDataVersion = (version: string) => (dataVersion.value = version);
  const options = { now: browser.now, onDataVersion };
  const rank = createLoader(engine, 'rank', { ...options, stillUseful: differOnlyInRanking });
  const rankStatus = computed(() => rank.state.value.status);
  const catalogue = createLoader(engine, 'catalogue', options);
  const leftOut = createLoader(engine, 'left_out', options);
  const result = createLoader(engine, 'result', options);
  const leftOutOpen = signal(false);
  const shownRow = signal<string | null>(null);

  effect(oncePerFrame(browser, () => rankRequest(view.value), rank));
  catalogue.load({ version: 1, command: 'catalogue' });
  effect(() => result.load(resultRequest({ selected: shownRow.value ?? view.value.selected })));
  effect(() => leftOut.load(leftOutOpen.value ? leftOutRequest(view.value) : null));
  const background = createBackground({ browser, engine, view, rankStatus, sliding, onDataVersion });
  const { robustness, evidence, scalingNear } = background;

  const loaders = { rank, ...background.loaders, catalogue, leftOut, result };
  const work = { ...loaders, robustness, evidence: { cancel: evidence.cancel, retry: evidence.resume } };
  const errors = computed(() => Object.values(loaders).flatMap(({ state }) => state.value.error ?? []));
  return {
    rank: loaders.rank.state,
    select: loaders.select.state,
    groups: loaders.groups.state,
    scaling: loaders.scaling.state,
    gain: loaders.gain.state,
    catalogue: loaders.catalogue.state,
    leftOut: loaders.leftOut.state,
    result: loaders.result.state,
    robustness: robustness.state,
    evidence: evidence.state,
    leftOutOpen,
    scalingNear,
    shownRow,
    lastError: computed(() => errors.value[0] ?? null),
    loading: computed<Loading>(() => {
      const { error } = loaders.rank.state.value;
      const status = dataVersion.value !== null ? 'ready' : error ? 'failed' : 'loading';
      return { ...progress.value, status, error: status === 'failed' ? error : null };
    }),
    cancel: (channel: Channel) => work[channel].cancel(),
    retry: (channel: Channel) => work[channel].retry(),
  };
}

/** The first request goes out at once; after that at most one per frame, however fast a slider moves. */
function oncePerFrame<C extends Command>(browser: Browser, request: () => RequestOf<C>, loader: Loader<C>) {
  let first = true;
  let waiting = false;
  const send = () => {
    waiting = false;
    untracked(() => loader.load(request()));
  };
  return () => {
    request(); // subscribes to the view
    if (first) send();
    else if (!waiting) browser.onFrame(send);
    waiting = !first;
    first = false;
  };
}

function differOnlyInRanking(asked: RequestOf<'rank'>, wanted: RequestOf<'rank'>): boolean {
  return asked.filter === wanted.filter && asked.grouping === wanted.grouping && asked.own === wanted.own;
}
