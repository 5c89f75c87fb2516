import type { Browser } from '../../../web/src/state/browser';

/** A browser with one tab: real history semantics, time that stands still until it is told to pass. */
export interface FakeBrowser extends Browser {
  entries: { entry: unknown; hash: string }[];
  at: number;
  copied: string[];
  saved: { name: string; content: string | Blob }[];
  storage: Map<string, string>;
  shownTheme: string;
  clipboard: boolean;
  /** Whether storage takes anything. */
  keeps: boolean;
  /** Runs everything that waits for a frame or a time. */
  pass(): void;
  /** The user types a fragment, or follows an anchor. */
  type(hash: string): void;
  /** Another tab remembers something. */
  otherTab(key: string, value: string): void;
}

export function fakeBrowser(hash = ''): FakeBrowser {
  const listeners: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  const browser: FakeBrowser = {
    entries: [{ entry: null, hash }],
    at: 0,
    copied: [],
    saved: [],
    ...fakeStorage(() => browser.keeps),
    shownTheme: '',
    clipboard: true,
    keeps: true,
    pass() {
      const due = waiting;
      waiting = [];
      for (const callback of due) callback();
    },
    type(typed) {
      browser.pushEntry(null, typed);
      for (const listener of listeners) listener();
    },
    hash: () => browser.entries[browser.at]!.hash,
    pageUrl: () => 'https://example.org/tilecast/',
    entry: () => browser.entries[browser.at]!.entry,
    pushEntry(entry, hash) {
      browser.entries = [...browser.entries.slice(0, browser.at + 1), { entry: structuredClone(entry), hash }];
      browser.at += 1;
    },
    replaceEntry(entry, hash) {
      browser.entries[browser.at] = { entry: structuredClone(entry), hash };
    },
    go(delta) {
      browser.at += delta;
      for (const listener of listeners) listener();
    },
    onNavigate: (listener) => void listeners.push(listener),
    async copyText(text) {
      if (browser.clipboard) browser.copied.push(text);
      return browser.clipboard;
    },
    saveFile: (name, content) => void browser.saved.push({ name, content }),
    prefersDark: () => true,
    onPreferenceChange: () => {},
    showTheme: (theme) => (browser.shownTheme = theme),
    onFrame: (callback) => void waiting.push(callback),
    after: (_delay_ms, callback) => void waiting.push(callback),
    now: () => 1_000,
    describe: () => 'test browser',
    serviceWorkers: () => null,
    reload: () => {},
  };
  return browser;
}

function fakeStorage(keeps: () => boolean) {
  const storage = new Map<string, string>();
  const listeners: (() => void)[] = [];
  return {
    storage,
    remembered: (key: string) => storage.get(key) ?? null,
    remember(key: string, value: string | null) {
      if (!keeps()) return false;
      if (value === null) storage.delete(key);
      else storage.set(key, value);
      return true;
    },
    onRemembered: (listener: () => void) => void listeners.push(listener),
    otherTab(key: string, value: string) {
      storage.set(key, value);
      for (const listener of listeners) listener();
    },
  };
}
