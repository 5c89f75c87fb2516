import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Engine } from '../engine/client';
import type {
  Catalogue,
  GainResult,
  GroupsResult,
  LeftOutResult,
  MappedField,
  OwnRow,
  RankResult,
  ResultDetail,
  RobustnessResult,
  ScalingResult,
  SelectResult,
} from '../engine/contract';
import type { LinkNotice } from '../format/linkWords';
import type { Browser } from './browser';
import { changeView, firstView, type ViewPatch } from './change';
import { diagnosticText } from './diagnostics';
import type { EvidenceSoFar } from './evidence';
import { createImportActions } from './importActions';
import type { ImportReport } from './imports';
import { createLinks, type LinkStatus, type Ranked } from './links';
import { createNamedViews, type NamedViews } from './namedViews';
import { createQuestions, type Channel, type Loading } from './questions';
import type { Resource } from './resource';
import { createTheme, type Theme } from './theme';
import { createToasts, type Toast } from './toasts';
import { createTour, type Tour } from './tour';
import { createUpdates, type OfflineCopy } from './updates';
import { kDefaultView, type View } from './view';

export type {
  Channel,
  EvidenceSoFar,
  ImportReport,
  LinkNotice,
  LinkStatus,
  Loading,
  Resource,
  Theme,
  Toast,
  ViewPatch,
};

export type HistoryMode = 'push' | 'replace';

/** One line of the Files place: a file of this session, or one whose rows came with a link. */
export interface OwnFile {
  name: string;
  /** Rows of it that are in the view now, with their row ids ("own/1"). */
  rows: { id: string; row: OwnRow }[];
  /** null when the rows came with a link or a state file. */
  source: ImportReport | null;
}

/** The state of the page. Components read signals and call actions; nothing else changes state. */
export interface Store extends NamedViews, Tour {
  readonly view: ReadonlySignal<View>;
  readonly loading: ReadonlySignal<Loading>;
  readonly dataVersion: ReadonlySignal<string | null>;
  readonly engineVersion: ReadonlySignal<string | null>;

  readonly rank: ReadonlySignal<Resource<RankResult>>;
  /** Variables that drive the result; arrives after the ranking. */
  readonly select: ReadonlySignal<Resource<SelectResult>>;
  /** Figures for k = 2…10; arrives after the ranking. Its `groups` are those of the default k: show `rank`'s. */
  readonly groups: ReadonlySignal<Resource<GroupsResult>>;
  /** Where more accelerators stop paying; arrives when `scalingNear`, or when nothing else is left to ask. */
  readonly scaling: ReadonlySignal<Resource<ScalingResult>>;
  /** What the same hardware gained from round to round; arrives with `scaling`. */
  readonly gain: ReadonlySignal<Resource<GainResult>>;
  /** The place of the two is near the window. */
  readonly scalingNear: Signal<boolean>;
  /** How far the ranking can be trusted; for views at rest. `working` as soon as its figures are old. */
  readonly robustness: ReadonlySignal<Resource<RobustnessResult>>;
  /** What speaks for k = 2…10, one after the other; comes last. `retry` goes on where `cancel` stopped it. */
  readonly evidence: ReadonlySignal<EvidenceSoFar>;
  readonly catalogue: ReadonlySignal<Resource<Catalogue>>;
  /** Asked for while `leftOutOpen` is true. */
  readonly leftOut: ReadonlySignal<Resource<LeftOutResult>>;
  readonly leftOutOpen: Signal<boolean>;
  /** Row a card is about; it needs not be selected. */
  readonly shownRow: Signal<string | null>;
  /** Every field of the shown, else of the selected MLPerf result; idle when there is none or it is an own row. */
  readonly result: ReadonlySignal<Resource<ResultDetail>>;

  readonly importReports: ReadonlySignal<ImportReport[]>;
  readonly files: ReadonlySignal<OwnFile[]>;
  /** Number of files held over the window; null when none. */
  readonly dragged: ReadonlySignal<number | null>;
  readonly toast: ReadonlySignal<Toast | null>;
  readonly linkNotice: ReadonlySignal<LinkNotice | null>;
  readonly linkStatus: ReadonlySignal<LinkStatus>;
  readonly theme: ReadonlySignal<Theme>;
  /** Whether the page works without a network. */
  readonly offlineCopy: ReadonlySignal<OfflineCopy>;
  /** A newer version of the page lies ready: to be asked about, or put off. */
  readonly newerVersion: ReadonlySignal<'none' | 'ready' | 'later'>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  /** Changes the view. `history` is 'push' unless told otherwise. */
  update(patch: ViewPatch, options?: { history?: HistoryMode }): void;
  /** Back to the first view; own rows stay. */
  reset(): void;
  /** Weight of time, 0…1. While dragging `final` is false; the release makes the one history entry. */
  setWeight(weightTime: number, final: boolean): void;
  /** The selection shared by chart and table; makes no history entry. */
  selectRow(id: string | null): void;
  undo(): void;
  redo(): void;

  addFiles(files: readonly File[]): Promise<void>;
  /** Puts a few invented rows into the ranking; the toast takes them out again. */
  addExample(): Promise<void>;
  /** Pasted text: a table of own rows, a link of this page, or a state file. */
  addText(text: string): Promise<void>;
  onDrag(count: number | null): void;
  /** Answers `columns_question`: which column holds which field. */
  answerColumns(fileName: string, mapping: Partial<Record<MappedField, string>>): Promise<void>;
  /** Answers a device question; null leaves the rows of that device out. */
  answerDevice(fileName: string, asWritten: string, choice: string | null): Promise<void>;
  /** Takes a file and its rows away; the toast brings them back. */
  removeFile(fileName: string): void;
  removeRow(id: string): void;
  renameRow(id: string, name: string): void;

  copyLink(): Promise<void>;
  saveStateFile(): void;
  /** A text for a problem report, without anything of the user's. */
  diagnosticText(): string;
  /** Hands a file to the user. */
  saveFile(name: string, content: string | Blob): void;
  say(text: string): void;
  dismissToast(): void;
  dismissLinkNotice(): void;
  setTheme(theme: Theme): void;
  reloadNow(): void;
  reloadLater(): void;
  /** Stops the work on a resource; its previous value stays, with the status `stopped`. */
  cancel(channel: Channel): void;
  /** Asks again after a failure or a cancel. */
  retry(channel: Channel): void;
}

/** What the engine tells beside its answers. */
export interface EngineEvents {
  onProgress(progress: { received_bytes: number; total_bytes: number }): void;
  onVersion(version: string): void;
}

/** Puts the state together and asks for the first ranking. */
export function createStore(browser: Browser, startEngine: (events: EngineEvents) => Engine): Store {
  const view = signal<View>(kDefaultView);
  const progress = signal({ received_bytes: 0, total_bytes: 0 });
  const engineVersion = signal<string | null>(null);
  const dragged = signal<number | null>(null);
  const sliding = signal(false);
  const engine = startEngine({
    onProgress: (bytes) => (progress.value = bytes),
    onVersion: (version) => (engineVersion.value = version),
  });

  const toasts = createToasts();
  const tour = createTour(browser);
  const theme = createTheme(browser);
  const dataVersion = signal<string | null>(null);
  const ranked = signal<Ranked | null>(null);
  const links = createLinks({ browser, view, dataVersion, ranked });
  const questions = createQuestions({ browser, engine, view, sliding, dataVersion, progress });
  const change: ChangeView = (next, history = 'push') => {
    view.value = next;
    sliding.value = false; // also when the slider went away under the hand
    links.write(history);
  };
  const imports = createImportActions({ engine, view, change, toasts, openLink: links.open });
  const named = createNamedViews({ browser, view, dataVersion, seen: links.seen, toasts, openLink: links.open });
  followAnswers(links, questions.rank, view, ranked);
  const updates = createUpdates({ browser, settled: computed(() => questions.rank.value.status === 'ready') });

  return {
    ...questions,
    ...imports,
    ...toasts,
    ...theme,
    ...updates,
    ...links.surface,
    ...named,
    ...tour,
    view,
    dataVersion,
    engineVersion,
    dragged,
    files: computed(() => filesOf(view.value.own, imports.importReports.value)),
    ...viewActions(view, sliding, change),
    onDrag: (count) => (dragged.value = count),
    saveFile: browser.saveFile,
    diagnosticText: () =>
      diagnosticText({
        view: view.value,
        pageVersion: __PAGE_VERSION__,
        engineVersion: engineVersion.value,
        dataVersion: dataVersion.value,
        browser: browser.describe(),
        lastError: questions.lastError.value,
      }),
  };
}

type ChangeView = (next: View, history?: HistoryMode) => void;

/** The actions that change the view and nothing else. */
function viewActions(view: Signal<View>, sliding: Signal<boolean>, change: ChangeView) {
  return {
    update: (patch, options) => change(changeView(view.value, patch), options?.history),
    reset: () => change(firstView(view.value)),
    setWeight(weight_time, final) {
      const next = changeView(view.value, { ranking: { weight_time } });
      if (final) return change(next);
      sliding.value = true;
      view.value = next;
    },
    selectRow: (selected) => change({ ...view.value, selected }, 'replace'),
  } satisfies Pick<Store, 'update' | 'reset' | 'setWeight' | 'selectRow'>;
}

/** What the address and the word about an opened link take from the engine's answers. */
function followAnswers(
  links: ReturnType<typeof createLinks>,
  rank: Store['rank'],
  view: Signal<View>,
  ranked: Signal<Ranked | null>,
): void {
  effect(() => {
    const { status, value } = rank.value;
    if (status === 'ready' && value) ranked.value = { view: view.peek(), result: value };
  });
  effect(links.noteArrival);
  effect(links.keepDataVersion);
  effect(() => {
    const { error } = rank.value;
    if (error) untracked(() => links.dropRefused(error));
  });
}

/** Files in the order in which their rows are ranked; those without rows last. */
function filesOf(own: readonly OwnRow[], reports: readonly ImportReport[]): OwnFile[] {
  const rows = own.map((row, at) => ({ id: `own/${at + 1}`, row }));
  const names = new Set([...own.map(({ file }) => file), ...reports.map(({ file }) => file.name)]);
  return [...names].map((name) => ({
    name,
    rows: rows.filter(({ row }) => row.file === name),
    source: reports.find(({ file }) => file.name === name) ?? null,
  }));
}
