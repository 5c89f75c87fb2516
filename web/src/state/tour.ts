import { signal, type ReadonlySignal } from '@preact/signals';
import type { Browser } from './browser';

export interface Tour {
  /** Whether the three sentences about the page are shown. */
  readonly tourOpen: ReadonlySignal<boolean>;
  openTour(): void;
  closeTour(): void;
}

const kKey = 'tilecast.tour';

/** Shown once in a browser, and not to whoever came by a link: that is about something else. */
export function createTour(browser: Browser): Tour {
  const byLink = browser.hash() !== '';
  const tourOpen = signal(!byLink && browser.remembered(kKey) === null);
  return {
    tourOpen,
    openTour: () => (tourOpen.value = true),
    closeTour() {
      tourOpen.value = false;
      browser.remember(kKey, 'seen');
    },
  };
}
