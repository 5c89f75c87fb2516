import { signal, type ReadonlySignal } from '@preact/signals';
import type { Browser } from './browser';
import type { DecodedLink } from './link';
import type { Seen } from './seen';
import { readStateFile, writeStateFile } from './stateFile';
import type { Toasts } from './toasts';
import type { View } from './view';

export const kLongestViewName = 60;

/** A view kept in this browser under a name, as the text of a state file. */
export interface NamedView {
  name: string;
  state: string;
}

export interface NamedViews {
  /** In the order in which they were saved. */
  readonly namedViews: ReadonlySignal<NamedView[]>;
  /** Keeps the present view; one of the same name is replaced, which the toast undoes. False when it is not kept. */
  saveView(name: string): boolean;
  openView(name: string): void;
  renameView(name: string, to: string): boolean;
  /** The toast brings it back. */
  deleteView(name: string): void;
}

interface Deps {
  browser: Browser;
  view: ReadonlySignal<View>;
  dataVersion: ReadonlySignal<string | null>;
  /** What the present view shows. */
  seen: ReadonlySignal<Seen | null>;
  toasts: Toasts;
  openLink: (link: DecodedLink) => void;
}

const kKey = 'tilecast.views';
const kNotKept =
  'This browser keeps nothing for this page: its storage is forbidden or full. All else works; save a state file instead.';

/** Views with names, kept in this browser and the same in all its tabs. The link wins: none is opened by itself. */
export function createNamedViews({ browser, view, dataVersion, seen, toasts, openLink }: Deps): NamedViews {
  const read = () => parseViews(browser.remembered(kKey));
  const namedViews = signal(read());
  browser.onRemembered(() => (namedViews.value = read()));

  /** Changes the list as it is kept, which another tab may have changed meanwhile. */
  function keep(change: (views: NamedView[]) => NamedView[]): boolean {
    const next = change(read());
    const kept = browser.remember(kKey, next.length > 0 ? JSON.stringify(next) : null);
    if (kept) namedViews.value = next;
    else toasts.say(kNotKept);
    return kept;
  }

  const find = (name: string) => namedViews.value.find((each) => each.name === name);
  const put = (entry: NamedView, at = Infinity) =>
    keep((views) => {
      const others = views.filter(({ name }) => name !== entry.name);
      return [...others.slice(0, at), entry, ...others.slice(at)];
    });

  return {
    namedViews,
    saveView(written) {
      const name = plainName(written);
      if (name === '') return false;
      const before = find(name);
      const kept = put({ name, state: writeStateFile(view.value, dataVersion.value, seen.value) });
      if (kept && before) toasts.say(`“${name}” replaced.`, { label: 'Undo', run: () => put(before) });
      else if (kept) toasts.say(`“${name}” saved in this browser.`);
      return kept;
    },
    openView(name) {
      const link = readStateFile(find(name)?.state ?? '');
      if (link) openLink(link);
      else toasts.say(`“${name}” cannot be read any more. Delete it.`);
    },
    renameView(name, written) {
      const to = plainName(written);
      if (to === '' || to === name) return to === name;
      if (find(to)) {
        toasts.say(`There is a view “${to}” already.`);
        return false;
      }
      return keep((views) => views.map((each) => (each.name === name ? { ...each, name: to } : each)));
    },
    deleteView(name) {
      const at = namedViews.value.findIndex((each) => each.name === name);
      const before = namedViews.value[at];
      if (!before || !keep((views) => views.filter((each) => each.name !== name))) return;
      toasts.say(`“${name}” deleted.`, { label: 'Undo', run: () => put(before, at) });
    },
  };
}

function plainName(written: string): string {
  return written.trim().replace(/\s+/g, ' ').slice(0, kLongestViewName);
}

/** What another version of the page, or another program, has left there is no list of views. */
function parseViews(text: string | null): NamedView[] {
  try {
    const views: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(views) ? views.filter(isNamedView) : [];
  } catch {
    return [];
  }
}

function isNamedView(value: unknown): value is NamedView {
  const { name, state } = Object(value) as Partial<NamedView>;
  return typeof name === 'string' && typeof state === 'string';
}
