/** The few things the state needs of a browser; tests put a plain object in its place. */
export interface Browser {
  /** Fragment with its `#`, or ''. */
  hash(): string;
  /** Address of the page without the fragment. */
  pageUrl(): string;
  entry(): unknown;
  pushEntry(entry: unknown, hash: string): void;
  replaceEntry(entry: unknown, hash: string): void;
  go(delta: number): void;
  /** Back, forward, or a fragment typed by hand. */
  onNavigate(listener: () => void): void;
  /** False when there is no clipboard or it is refused. */
  copyText(text: string): Promise<boolean>;
  saveFile(name: string, content: string | Blob): void;
  remembered(key: string): string | null;
  /** False when the browser keeps nothing: storage is forbidden or full. */
  remember(key: string, value: string | null): boolean;
  /** Another tab has changed what is remembered. */
  onRemembered(listener: () => void): void;
  prefersDark(): boolean;
  onPreferenceChange(listener: () => void): void;
  showTheme(theme: 'light' | 'dark'): void;
  /** Calls back before the next frame, or soon when the page is hidden and has no frames. */
  onFrame(callback: () => void): void;
  after(delay_ms: number, callback: () => void): void;
  /** Milliseconds since the page was opened. */
  now(): number;
  /** The browser in words, for a problem report. */
  describe(): string;
  /** null where the page is not built, or the browser or the address does not allow them. */
  serviceWorkers(): ServiceWorkerContainer | null;
  reload(): void;
}

export function thisBrowser(): Browser {
  const darkScheme = matchMedia('(prefers-color-scheme: dark)');
  return {
    hash: () => location.hash,
    pageUrl: () => location.href.replace(/#.*$/, ''),
    entry: () => history.state as unknown,
    pushEntry: (entry, hash) => history.pushState(entry, '', hash || pathOnly()),
    replaceEntry: (entry, hash) => history.replaceState(entry, '', hash || pathOnly()),
    go: (delta) => history.go(delta),
    onNavigate: (listener) => addEventListener('popstate', listener),
    copyText,
    saveFile,
    remembered: (key) => withStorage((storage) => storage.getItem(key)),
    remember: (key, value) =>
      withStorage((storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        return true;
      }) ?? false,
    onRemembered: (listener) => addEventListener('storage', listener),
    prefersDark: () => darkScheme.matches,
    onPreferenceChange: (listener) => darkScheme.addEventListener('change', listener),
    showTheme: (theme) => (document.documentElement.dataset.theme = theme),
    onFrame: (callback) => void (document.hidden ? setTimeout(callback) : requestAnimationFrame(callback)),
    after: (delay_ms, callback) => void setTimeout(callback, delay_ms),
    now: () => performance.now(),
    describe: () => `${navigator.userAgent}, ${innerWidth} × ${innerHeight} px, ${navigator.hardwareConcurrency} cores`,
    serviceWorkers: () => (import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null),
    reload: () => location.reload(),
  };
}

const pathOnly = () => location.pathname + location.search;

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no clipboard outside secure contexts, or permission refused
  }
}

const kTypes: Record<string, string> = { csv: 'text/csv', json: 'application/json', svg: 'image/svg+xml' };

function saveFile(name: string, content: string | Blob): void {
  const type = kTypes[name.split('.').at(-1)!] ?? 'application/octet-stream';
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null; // storage is forbidden or full: the page works without
  }
}
