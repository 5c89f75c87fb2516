import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Browser } from './browser';

/** Whether the page works without a network: being stored, stored, or not here (forbidden, no room, no secure address). */
export type OfflineCopy = 'unknown' | 'storing' | 'stored' | 'none';

export interface Updates {
  readonly offlineCopy: ReadonlySignal<OfflineCopy>;
  /** A newer version of the page lies ready; what it takes to see it is `reloadNow`. */
  readonly newerVersion: ReadonlySignal<'none' | 'ready' | 'later'>;
  reloadNow(): void;
  /** Asks no more until the page is opened anew. */
  reloadLater(): void;
}

interface Deps {
  browser: Browser;
  /** The first ranking is on the screen: storing begins only then, so that it delays nothing. */
  settled: ReadonlySignal<boolean>;
}

const kPause_ms = 1_500;
const kBetweenChecks_ms = 3_600_000;

/** Keeps the page for use without a network and watches for newer versions. Nothing depends on it. */
export function createUpdates({ browser, settled }: Deps): Updates {
  const offlineCopy = signal<OfflineCopy>('unknown');
  const ready = signal(false);
  const later = signal(false);
  let registration: ServiceWorkerRegistration | null = null;
  let reloading = false;
  let begun = false;

  function follow(worker: ServiceWorker | null): void {
    const look = () => {
      if (worker?.state === 'installed' && registration?.active) ready.value = true;
      if (worker?.state === 'activated') offlineCopy.value = 'stored';
      if (worker?.state === 'redundant' && !registration?.active) offlineCopy.value = 'none';
    };
    worker?.addEventListener('statechange', look);
    look();
  }

  async function start(container: ServiceWorkerContainer): Promise<void> {
    const controlled = container.controller !== null;
    offlineCopy.value = 'storing';
    registration = await container.register('./sw.js', { updateViaCache: 'none' });
    for (const worker of [registration.active, registration.waiting, registration.installing]) follow(worker);
    registration.addEventListener('updatefound', () => follow(registration!.installing));
    container.addEventListener('controllerchange', () => {
      if (reloading) browser.reload();
      else if (controlled) ready.value = true; // another tab took the newer version
    });
    checkAgain();
  }

  function checkAgain(): void {
    browser.after(kBetweenChecks_ms, () => {
      registration?.update().catch(() => {}); // no network: the next time will do
      checkAgain();
    });
  }

  effect(() => {
    if (!settled.value || begun) return;
    begun = true;
    browser.after(kPause_ms, () => {
      const container = browser.serviceWorkers();
      if (container) start(container).catch(() => (offlineCopy.value = 'none'));
      else offlineCopy.value = 'none';
    });
  });

  return {
    offlineCopy,
    newerVersion: computed(() => (ready.value ? (later.value ? 'later' : 'ready') : 'none')),
    reloadNow() {
      reloading = true;
      if (registration?.waiting) registration.waiting.postMessage('take over');
      else browser.reload();
    },
    reloadLater: () => void (later.value = true),
  };
}
