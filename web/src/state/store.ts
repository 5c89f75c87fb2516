import type { ReadonlySignal, Signal } from '@preact/signals';
import type {
  Catalogue,
  EngineError,
  FileReport,
  FileToRead,
  GroupsResult,
  LeftOutResult,
  MappedField,
  OwnRow,
  RankResult,
  ResultDetail,
  SelectResult,
} from '../engine/contract';
import type { View } from './view';

/** An answer of the engine. While a newer one is worked on, `value` stays the previous answer. */
export interface Resource<T> {
  status: 'idle' | 'working' | 'ready' | 'failed';
  value: T | null;
  error: EngineError | null;
  /** `performance.now()` of the request being worked on; null otherwise. */
  startedAt: number | null;
}

/** What is being downloaded before the engine can answer. */
export interface Loading {
  status: 'loading' | 'ready' | 'failed';
  /** 0…1, of the bytes to fetch. */
  fraction: number;
  error: EngineError | null;
}

/** A dropped, pasted or opened file of this session. */
export interface ImportReport {
  /** The text as read, with the answers given so far; null when the file could not be read as text. */
  file: FileToRead;
  size_bytes: number;
  /** null while the engine reads it. */
  report: FileReport | null;
}

/** One line of the Files place: a file of this session, or one whose rows came with a link. */
export interface OwnFile {
  name: string;
  /** Rows of it that take part in the ranking now, with their row ids ("own/1"). */
  rows: { id: string; row: OwnRow }[];
  /** null when the rows came with a link or a state file. */
  source: ImportReport | null;
}

export interface Toast {
  id: number;
  text: string;
  action: { label: string; run: () => void } | null;
}

/** A sentence about the link the page was opened with. */
export interface LinkNotice {
  kind: 'data_version' | 'damaged' | 'newer' | 'too_long';
  sentence: string;
  /** Names of the settings that could not be read and took their default. */
  lost: string[];
  /** Names of the settings that were read. */
  kept: string[];
}

/** The link to the present view. */
export interface LinkStatus {
  url: string;
  /** Characters. */
  length: number;
  /** "with your 2 rows"; '' without own rows. */
  travels: string;
  /** Longer than a link may be: offer `saveStateFile` in place of it. */
  tooLong: boolean;
  /** Outcome of the last `copyLink`, cleared after 3 s or when the view changes; 'manual' = show the link to copy by hand. */
  copied: 'copied' | 'manual' | null;
}

export type Theme = 'system' | 'light' | 'dark';
export type HistoryMode = 'push' | 'replace';
export type Channel = 'rank' | 'select' | 'groups' | 'catalogue' | 'leftOut' | 'result';

/** A change of the view: top-level fields replace, `filter`, `grouping` and `ranking` are merged. */
export type ViewPatch = Partial<Omit<View, 'filter' | 'grouping' | 'ranking'>> & {
  filter?: Partial<View['filter']>;
  grouping?: Partial<View['grouping']>;
  ranking?: Partial<View['ranking']>;
};

/** The state of the page. Components read signals and call actions; nothing else changes state. */
export interface Store {
  readonly view: ReadonlySignal<View>;
  readonly loading: ReadonlySignal<Loading>;
  readonly dataVersion: ReadonlySignal<string | null>;

  readonly rank: ReadonlySignal<Resource<RankResult>>;
  /** Variables that drive the result; arrives after the ranking. */
  readonly select: ReadonlySignal<Resource<SelectResult>>;
  /** Figures for k = 2…10; arrives after the ranking. */
  readonly groups: ReadonlySignal<Resource<GroupsResult>>;
  readonly catalogue: ReadonlySignal<Resource<Catalogue>>;
  /** Asked for while `leftOutOpen` is true. */
  readonly leftOut: ReadonlySignal<Resource<LeftOutResult>>;
  readonly leftOutOpen: Signal<boolean>;
  /** Every field of the selected MLPerf result; idle when none or an own row is selected. */
  readonly result: ReadonlySignal<Resource<ResultDetail>>;

  readonly importReports: ReadonlySignal<ImportReport[]>;
  readonly files: ReadonlySignal<OwnFile[]>;
  readonly toast: ReadonlySignal<Toast | null>;
  readonly linkNotice: ReadonlySignal<LinkNotice | null>;
  readonly linkStatus: ReadonlySignal<LinkStatus>;
  readonly theme: ReadonlySignal<Theme>;
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
  /** Pasted text: a table of own rows, a link, or a state file. */
  addText(text: string): Promise<void>;
  /** Answers `columns_question`: which column holds which field. */
  answerColumns(fileName: string, mapping: Partial<Record<MappedField, string>>): Promise<void>;
  /** Answers a device question; null leaves the rows of that device out. */
  answerDevice(fileName: string, asWritten: string, choice: string | null): Promise<void>;
  removeFile(fileName: string): void;
  removeRow(id: string): void;
  renameRow(id: string, name: string): void;

  copyLink(): Promise<void>;
  saveStateFile(): void;
  diagnosticText(): string;
  dismissToast(): void;
  dismissLinkNotice(): void;
  setTheme(theme: Theme): void;
  /** Stops the work on a resource; its previous value stays. */
  cancel(channel: Channel): void;
  /** Asks again after a failure. */
  retry(channel: Channel): void;
}
