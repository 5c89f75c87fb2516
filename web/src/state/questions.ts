import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Command, Engine, RequestOf } from '../engine/client';
import type { EngineError } from '../engine/contract';
import type { Browser } from './browser';
import {
  gainRequest,
  groupsRequest,
  leftOutRequest,
  rankRequest,
  resultRequest,
  scalingRequest,
  selectRequest,
} from './requests';
import { createLoader, type Loader } from './resource';
import type { View } from './view';

export type Channel = 'rank' | 'select' | 'groups' | 'scaling' | 'gain' | 'catalogue' | 'leftOut' | 'result';

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
  dataVersion: Signal<string | null>;
  progress: ReadonlySignal<{ received_bytes: number; total_bytes: number }>;
}

/** Asks the engine whatever the view needs, as it changes. */
export function createQuestions({ browser, engine, view, dataVersion, progress }: Deps) {
  const options = { now: browser.now, onDataVersion: (version: string) => (dataVersion.value = version) };
  const loaders = {
    rank: createLoader(engine, 'rank', { ...options, stillUseful: differOnlyInRanking }),
    select: createLoader(engine, 'select', options),
    groups: createLoader(engine, 'groups', options),
    scaling: createLoader(engine, 'scaling', options),
    gain: createLoader(engine, 'gain', options),
    catalogue: createLoader(engine, 'catalogue', options),
    leftOut: createLoader(engine, 'left_out', options),
    result: createLoader(engine, 'result', options),
  };
  const leftOutOpen = signal(false);
  const scalingNear = signal(false);
  const shownRow = signal<string | null>(null);

  const askScaling = () => {
    loaders.scaling.load(scalingRequest(view.peek()));
    loaders.gain.load(gainRequest(view.peek()));
  };

  effect(oncePerFrame(browser, () => rankRequest(view.value), loaders.rank));
  loaders.catalogue.load({ version: 1, command: 'catalogue' });
  effect(() => loaders.result.load(resultRequest({ selected: shownRow.value ?? view.value.selected })));
  effect(() => loaders.leftOut.load(leftOutOpen.value ? leftOutRequest(view.value) : null));
  effect(() => {
    // The background work starts when the ranking is there, so that the two never compete for the first answer.
    if (loaders.rank.state.value.status !== 'ready') return;
    const ranked = view.peek();
    // Groups take a tenth of the time of the variables: they go first.
    loaders.groups.load(groupsRequest(ranked));
    if (scalingNear.peek()) askScaling();
    loaders.select.load(selectRequest(ranked));
  });

  const scalingChoice = computed(() => view.value.scaling);
  const settled = computed(() => ['ready', 'failed'].includes(loaders.select.state.value.status));
  effect(() => {
    // When its place comes near, or when the engine has nothing else to do.
    void scalingChoice.value;
    const wanted = scalingNear.value || settled.value;
    if (wanted && loaders.rank.state.value.status === 'ready') untracked(askScaling);
  });

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
    leftOutOpen,
    scalingNear,
    shownRow,
    lastError: computed(() => errors.value[0] ?? null),
    loading: computed<Loading>(() => {
      const { error } = loaders.rank.state.value;
      const status = dataVersion.value !== null ? 'ready' : error ? 'failed' : 'loading';
      return { ...progress.value, status, error: status === 'failed' ? error : null };
    }),
    cancel: (channel: Channel) => loaders[channel].cancel(),
    retry: (channel: Channel) => loaders[channel].retry(),
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
