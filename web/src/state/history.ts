import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { OwnRow } from '../engine/contract';
import type { Browser } from './browser';
import { validRows } from './ownRows';

/** What a history entry holds beside its address: its place in line, and own rows that the address is too short for. */
interface Entry {
  at: number;
  own: OwnRow[] | null;
}

/** An address the user went to: the fragment, and the own rows that belong to it where the fragment has no room. */
export interface Visit {
  hash: string;
  own: OwnRow[] | null;
}

export interface PageHistory {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Where the page was opened. */
  current(): Visit;
  push(visit: Visit): void;
  /** Rewrites the present entry, at most a few times a second, as browsers refuse more. */
  replace(visit: Visit): void;
  undo(): void;
  redo(): void;
}

const kPause_ms = 250;

/** The browser's history as the page's undo: one entry per change. `onVisit` hears of moves the page did not make. */
export function createHistory(browser: Browser, onVisit: (visit: Visit) => void): PageHistory {
  const at = signal(entryOf(browser).at);
  const top = signal(at.value);
  let shown = visitOf(browser);
  let pending: Visit | null = null;

  function write(visit: Visit, how: 'pushEntry' | 'replaceEntry'): void {
    pending = null;
    shown = visit;
    try {
      browser[how]({ at: at.value, own: visit.own } satisfies Entry, visit.hash);
    } catch {
      // Too many changes a second, or rows too large to keep: the page works on, the address lags behind.
    }
  }

  function flush(): void {
    if (pending) write(pending, 'replaceEntry');
  }

  function go(delta: number): void {
    flush();
    browser.go(delta);
  }

  function arrive(): void {
    pending = null;
    const typed = browser.entry() === null; // by hand, or a link inside the page
    if (typed && browser.hash() === shown.hash) return;
    at.value = typed ? at.value + 1 : entryOf(browser).at;
    top.value = typed ? at.value : Math.max(top.value, at.value);
    shown = visitOf(browser);
    if (typed) write(shown, 'replaceEntry');
    onVisit(shown);
  }

  if (browser.entry() === null) write(shown, 'replaceEntry');
  browser.onNavigate(arrive);
  return {
    canUndo: computed(() => at.value > 0),
    canRedo: computed(() => at.value < top.value),
    current: () => shown,
    push(visit) {
      flush();
      if (visit.hash === shown.hash && visit.own === shown.own) return;
      at.value += 1;
      top.value = at.value;
      write(visit, 'pushEntry');
    },
    replace(visit) {
      if (!pending) browser.after(kPause_ms, flush);
      pending = visit;
    },
    undo: () => at.value > 0 && go(-1),
    redo: () => at.value < top.value && go(1),
  };
}

function visitOf(browser: Browser): Visit {
  return { hash: browser.hash(), own: entryOf(browser).own };
}

function entryOf(browser: Browser): Entry {
  const entry = (browser.entry() ?? {}) as Partial<Entry>;
  return {
    at: Number.isInteger(entry.at) ? entry.at! : 0,
    own: Array.isArray(entry.own) ? validRows(entry.own) : null,
  };
}
