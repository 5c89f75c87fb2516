import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Engine, RequestOf } from '../engine/client';
import type { RobustnessResult } from '../engine/contract';
import type { Browser } from './browser';
import { robustnessRequest } from './requests';
import { createLoader, type Resource } from './resource';
import type { View } from './view';

interface Deps {
  browser: Browser;
  engine: Engine;
  view: ReadonlySignal<View>;
  rankStatus: ReadonlySignal<Resource<unknown>['status']>;
  /** A slider is held. */
  sliding: ReadonlySignal<boolean>;
  onDataVersion: (version: string) => void;
}

/** How long a ranked view must stand before its robustness is asked for: longer than between two presses of a key. */
const kRest_ms = 250;

/**
 * Asks how far the ranking can be trusted: at once for the first one, later only for a view at rest. As soon as the view
 * is another than the one asked about, the state is `working`, and its figures are old.
 */
export function createRobustness({ browser, engine, view, rankStatus, sliding, onDataVersion }: Deps) {
  const loader = createLoader(engine, 'robustness', { now: browser.now, onDataVersion });
  const wanted = computed(() => JSON.stringify(robustnessRequest(view.value)));
  const asked = signal<string | null>(null);
  const mayAsk = () => rankStatus.value === 'ready' && !sliding.value;

  function ask(text: string): void {
    if (text !== wanted.value || !mayAsk()) return;
    asked.value = text;
    loader.load(JSON.parse(text) as RequestOf<'robustness'>);
  }

  effect(() => {
    const text = wanted.value;
    if (!mayAsk() || text === asked.peek()) return;
    if (asked.peek() === null) untracked(() => ask(text));
    else browser.after(kRest_ms, () => ask(text));
  });

  // Apart, so that a sliding weight is one change of the state and not one per step.
  const moved = computed(
    () => rankStatus.value === 'working' || (rankStatus.value === 'ready' && asked.value !== wanted.value),
  );
  const state = computed<Resource<RobustnessResult>>(() => {
    const { value } = loader.state;
    return moved.value ? { ...value, status: 'working' } : value;
  });
  return { state, cancel: loader.cancel, retry: loader.retry };
}
