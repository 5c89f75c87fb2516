import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine/client';
import type { Browser } from './browser';
import { createEvidence } from './evidence';
import { gainRequest, groupsRequest, scalingRequest, selectRequest } from './requests';
import { createLoader, type Resource } from './resource';
import { createRobustness } from './robustness';
import type { View } from './view';

interface Deps {
  browser: Browser;
  engine: Engine;
  view: ReadonlySignal<View>;
  rankStatus: ReadonlySignal<Resource<unknown>['status']>;
  /** A slider is held: the view is on its way to another. */
  sliding: ReadonlySignal<boolean>;
  onDataVersion: (version: string) => void;
}

/**
 * Work that starts when the ranking is there, so that the two never compete for the first answer; then the shortest goes
 * first: groups, robustness, variables, sizes and gain, evidence for each number of groups.
 */
export function createBackground({ browser, engine, view, rankStatus, sliding, onDataVersion }: Deps) {
  const options = { now: browser.now, onDataVersion };
  const loaders = {
    groups: createLoader(engine, 'groups', options),
    select: createLoader(engine, 'select', options),
    scaling: createLoader(engine, 'scaling', options),
    gain: createLoader(engine, 'gain', options),
  };
  const ranked = () => rankStatus.value === 'ready';
  effect(() => {
    if (ranked()) untracked(() => loaders.groups.load(groupsRequest(view.value)));
  });
  const robustness = createRobustness({ browser, engine, view, rankStatus, sliding, onDataVersion });
  const evidence = createEvidence(engine, onDataVersion);
  effect(() => evidence.follow(view.value));

  const scalingNear = signal(false);
  const scalingChoice = computed(() => view.value.scaling);
  const selectSettled = computed(() => settled(loaders.select.state.value));
  const askScaling = () => {
    loaders.scaling.load(scalingRequest(view.peek()));
    loaders.gain.load(gainRequest(view.peek()));
  };
  effect(() => {
    if (!ranked() || !settled(robustness.state.value)) return;
    if (scalingNear.peek()) untracked(askScaling);
    untracked(() => loaders.select.load(selectRequest(view.value)));
  });
  effect(() => {
    // When its place comes near, or when only the evidence is left to ask for.
    void scalingChoice.value;
    if ((scalingNear.value || selectSettled.value) && ranked()) untracked(askScaling);
  });
  effect(() => {
    if (ranked() && settled(robustness.state.value) && selectSettled.value) untracked(evidence.start);
  });
  return { loaders, robustness, evidence, scalingNear };
}

/** Nothing more comes of it unless it is asked again. */
function settled({ status }: Resource<unknown>): boolean {
  return status !== 'idle' && status !== 'working';
}
