import { computed, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { linkNotice, tooLongSentence, whatTravels, type LinkNotice } from '../format/linkWords';
import type { Browser } from './browser';
import type { EngineError, RankResult } from '../engine/contract';
import { kFields, withDefault } from './fields';
import { createHistory, type Visit } from './history';
import { decodeLink, encodeAddress, encodeLink, kLongestLink, kOwnRows, type DecodedLink } from './link';
import { kStateFileName, writeStateFile } from './stateFile';
import { seenOf } from './seen';
import { kDefaultView, type View } from './view';

/** The link to the present view. */
export interface LinkStatus {
  url: string;
  /** Characters. */
  length: number;
  /** "with your 2 rows"; '' without own rows. */
  travels: string;
  /** Why the link cannot be used and a state file should be saved instead; null when it can. */
  tooLong: string | null;
  /** Outcome of the last `copyLink`, cleared after 3 s and by any change; 'manual' = no clipboard, show the link to copy by hand. */
  copied: 'copied' | 'manual' | null;
}

interface Deps {
  browser: Browser;
  view: Signal<View>;
  dataVersion: ReadonlySignal<string | null>;
  /** The last ranking, and the view it is of. */
  ranked: ReadonlySignal<Ranked | null>;
}

export interface Ranked {
  view: View;
  result: RankResult;
}

const kCopiedShown_ms = 3_000;

/** Keeps the address in step with the view, both ways, and hands out links. */
export function createLinks({ browser, view, dataVersion, ranked }: Deps) {
  const opened = signal<DecodedLink | null>(null);
  /** The first ranking of the opened link. */
  const arrived = signal<RankResult | null>(null);
  const copied = signal<LinkStatus['copied']>(null);
  const history = createHistory(browser, restore);

  /** The link wins over all else: it says the whole view. */
  function restore({ hash, own }: Visit): void {
    const link = decodeLink(hash);
    if (link) {
      const rowsKept = own !== null && link.rowsLeftBehind > 0;
      view.value = rowsKept ? { ...link.view, own } : link.view;
      arrived.value = null;
      opened.value = rowsKept ? { ...link, rowsLeftBehind: 0 } : link;
    } else if (hash === '') {
      view.value = kDefaultView;
      opened.value = null;
    } else {
      write('replace'); // an anchor inside the page is no view
    }
  }

  function write(mode: 'push' | 'replace'): void {
    copied.value = null;
    const hash = encodeAddress(view.value, dataVersion.value);
    const fits = encodeLink(view.value, dataVersion.value).length <= kLongestLink;
    history[mode]({ hash, own: fits ? null : view.value.own });
  }

  /** Takes a link or state file that came in by hand as a change of its own. */
  function open(link: DecodedLink): void {
    view.value = link.view;
    write('push');
    arrived.value = null;
    opened.value = link;
  }

  /** A link may name what the data do not have: that setting takes its default, as if it were unreadable. */
  function dropRefused({ where }: EngineError): void {
    const link = opened.peek();
    const field = kFields.find((each) => each.where === where);
    const label = field?.label ?? (where.startsWith('own') ? kOwnRows : null);
    if (!link || !label || !link.kept.includes(label)) return;
    view.value = field ? withDefault(field, view.peek()) : { ...view.peek(), own: [] };
    opened.value = { ...link, kept: link.kept.filter((kept) => kept !== label), lost: [...link.lost, label] };
  }

  async function copyLink(): Promise<void> {
    const done = await browser.copyText(linkStatus.value.url);
    copied.value = done ? 'copied' : 'manual';
    if (done) browser.after(kCopiedShown_ms, () => (copied.value = null));
  }

  /** What the present view shows; null until its ranking is there. */
  const seen = computed(() => {
    const last = ranked.value;
    return last && sameQuestion(last.view, view.value) ? seenOf(last.result) : null;
  });

  const linkStatus = computed<LinkStatus>(() => {
    const url = browser.pageUrl() + encodeLink(view.value, dataVersion.value, seen.value);
    const tooLong = url.length > kLongestLink ? tooLongSentence(url.length, kLongestLink) : null;
    return { url, length: url.length, travels: whatTravels(view.value.own.length), tooLong, copied: copied.value };
  });

  restore(history.current());
  return {
    write,
    open,
    seen,
    /** Keeps what the link shows with today's data, for the sentence about what has changed. */
    noteArrival: () => {
      const last = ranked.value;
      if (last && opened.peek() && !arrived.peek()) arrived.value = last.result;
    },
    dropRefused,
    /** Once the data are there, an address written before says which. */
    keepDataVersion: () => {
      const linked = history.current().hash !== '';
      if (dataVersion.value !== null && linked && !opened.peek()) untracked(() => write('replace'));
    },
    surface: {
      linkNotice: computed<LinkNotice | null>(
        () => opened.value && linkNotice(opened.value, dataVersion.value, arrived.value),
      ),
      linkStatus,
      canUndo: history.canUndo,
      canRedo: history.canRedo,
      undo: history.undo,
      redo: history.redo,
      copyLink,
      saveStateFile: () => browser.saveFile(kStateFileName, writeStateFile(view.value, dataVersion.value, seen.value)),
      dismissLinkNotice: () => void (opened.value = null),
    },
  };
}

/** Whether two views ask the engine the same. */
function sameQuestion(a: View, b: View): boolean {
  return a.filter === b.filter && a.grouping === b.grouping && a.ranking === b.ranking && a.own === b.own;
}
