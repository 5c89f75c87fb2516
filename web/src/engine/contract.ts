/**
 * The contract between page and engine: one JSON request in, one JSON response out.
 *
 * The C++ side is `src/api` (reads requests) and `src/report` (writes responses); `data/schema/` holds the same
 * contract as JSON Schema and tests hold all three together. Keys are `quantity_unit`. Absent figures are `null`,
 * never 0. Every number is unrounded; rounding is the page's work (`format/number.ts`).
 */

/** Which results are looked at. Empty list = no restriction. */
export interface Filter {
  benchmark: string;
  /** First and last round, inclusive; null = the benchmark's default range (see Catalogue). */
  rounds: [string, string] | null;
  division: 'closed' | 'open';
  availability: string[];
  vendors: string[];
  accelerators: string[];
  /** Smallest and largest number of accelerators; null = open end. */
  count: [number | null, number | null];
}

export type Feature =
  'accelerators_total' | 'time_to_train_min' | 'throughput_per_accelerator_samples_per_s' | 'hardware_efficiency';

export interface Grouping {
  k: number;
  /** Features of k-means, standardised log10 values. */
  features: Feature[];
  restarts: number;
  seed: number;
  /** false: own rows are assigned to the nearest centre and move nothing. */
  with_own: boolean;
}

export type Method = 'wpm' | 'topsis' | 'pareto';

export interface Ranking {
  method: Method;
  /** Weight of time in the weighted product, 0…1; GPU-minutes have the rest. */
  weight_time: number;
}

/** A row of the user's. At least one of time and throughput is a number. */
export interface OwnRow {
  name: string;
  /** Name of the file it came from. */
  file: string;
  benchmark: string;
  /** As written in the file; the engine resolves it through the aliases. */
  accelerator: string;
  accelerators_total: number;
  time_to_train_min: number | null;
  throughput_samples_per_s: number | null;
}

/** Version 1 of every request. Fields that are left out take their defaults (the page's first view). */
export type Request = { version: 1 } & (
  | { command: 'catalogue' }
  | {
      command: 'rank';
      filter?: Partial<Filter>;
      grouping?: Partial<Grouping>;
      ranking?: Partial<Ranking>;
      own?: OwnRow[];
    }
  | { command: 'groups'; filter?: Partial<Filter>; grouping?: Partial<Grouping>; own?: OwnRow[] }
  | { command: 'select'; filter?: Partial<Filter>; seed?: number }
  | { command: 'left_out'; filter?: Partial<Filter> }
  | { command: 'result'; result_id: string }
  | { command: 'read'; benchmark: string; files: FileToRead[] }
);

export interface EngineError {
  /** One sentence: what was expected, what was found. */
  message: string;
  /** The field of the request, or file and line, it is about. */
  where: string;
}

export type Response<T> = { schema: 'tilecast.response'; version: 1; command: string; data_version: string } & (
  { ok: true; result: T } | { ok: false; error: EngineError }
);

// ---------------------------------------------------------------- rank

export interface RankResult {
  /** The filter as used: defaults filled in, rounds resolved. */
  filter: Filter & { rounds: [string, string] };
  benchmark_title: string;
  /** "image", "sequence (512 tokens)" …; null where the benchmark has no common unit. */
  sample_unit: string | null;
  comparability_group: string;
  counts: {
    /** Results of this benchmark in the data, whatever the filter. */
    benchmark: number;
    selected: number;
    own: number;
  };
  /** Why the other results of the benchmark are out: one entry per reason, in the order the reasons are tried. */
  left_out: LeftOutCount[];
  /** In rank order; rows that the method cannot rank come last with rank null. */
  rows: Row[];
  /** In canonical order, numbered from 1; empty when there are too few rows to group. */
  groups: Group[];
  grouping: Grouping & { inertia: number | null };
  ranking: Ranking & {
    /** Winner of the weighted product over the whole range of weight_time, ascending and adjoining. */
    intervals: WeightInterval[];
  };
  /** Choices for the filter menus, counted over the whole benchmark (not narrowed by the filter). */
  facets: Facets;
  /** When nothing is selected: filters that differ in one field and select something, most rows first. */
  suggestions: Suggestion[];
  /** Sentences a reader must know, e.g. "11 rows are too few to group in five; 12 are needed." */
  notes: string[];
}

export interface LeftOutCount {
  reason: LeftOutReason;
  sentence: string;
  count: number;
}
export type LeftOutReason =
  | 'not_comparable'
  | 'round'
  | 'division'
  | 'no_accelerator'
  | 'vendor'
  | 'accelerator'
  | 'availability'
  | 'count'
  | 'duplicate';

export interface Row {
  /** result_id of the MLPerf table, or "own/1", "own/2" … in the order of the request. */
  id: string;
  source: 'mlperf' | 'own';
  /** Own rows: the name given by the user. */
  name: string | null;
  file: string | null;
  round: string | null;
  submitter: string | null;
  system_name: string | null;
  availability: string | null;
  /** Name in one spelling ("H100-SXM-80GB"); own rows: as written. */
  accelerator: string;
  /** Catalogue id, or null where the catalogue has no such device. */
  device: string | null;
  accelerators_total: number;
  time_to_train_min: number;
  /** Accelerators × minutes (derived). */
  accelerator_minutes: number;
  throughput_per_accelerator_samples_per_s: number | null;
  hardware_efficiency: number | null;
  statistical_efficiency: number | null;
  time_efficiency: number | null;
  /** 1…k; 0 = not grouped. */
  group: number;
  silhouette: number | null;
  pareto_layer: number;
  /** Score of the method in use; null for Pareto and for rows it cannot rate. */
  score: number | null;
  rank: number | null;
  /** Why rank is null. */
  unranked_reason: string | null;
  /** Names of fields that are estimates, not statements of the file. */
  estimated: string[];
  flags: string[];
}

export interface Group {
  group: number;
  /** "H100/H200 nodes"; unique among the groups. */
  name: string;
  size: number;
  own: number;
  accelerators_total: Spread;
  time_to_train_min: Spread;
  throughput_per_accelerator_samples_per_s: Spread | null;
  hardware_efficiency: Spread | null;
  /** 0…1, of the rows whose card is in the catalogue; null if none is. */
  pcie_share: number | null;
  cores_per_accelerator: Spread | null;
  /** Accelerators in it, most frequent first. */
  accelerators: { accelerator: string; count: number }[];
  mean_silhouette: number;
  /** The description in words, from the figures above; derived. */
  sentences: string[];
}

export interface Spread {
  min: number;
  median: number;
  max: number;
}

export interface WeightInterval {
  from: number;
  to: number;
  winner: string;
}

export interface Facet {
  value: string;
  count: number;
}
export interface Facets {
  rounds: Facet[];
  divisions: Facet[];
  vendors: Facet[];
  accelerators: (Facet & { vendor: string })[];
  availability: Facet[];
  count_min: number;
  count_max: number;
}

export interface Suggestion {
  sentence: string;
  count: number;
  filter: Filter;
}

// ---------------------------------------------------------------- groups (k panel)

export interface GroupsResult {
  filter: Filter & { rounds: [string, string] };
  /** k = 2…10, as far as the rows allow. */
  by_k: KFigures[];
  groups: Group[];
  grouping: Grouping & { inertia: number | null };
  notes: string[];
}
export interface KFigures {
  k: number;
  inertia: number;
  silhouette: number;
  calinski_harabasz: number;
  davies_bouldin: number;
  sizes: number[];
}

// ---------------------------------------------------------------- select

export interface SelectResult {
  filter: Filter & { rounds: [string, string] };
  rows_used: number;
  left_out: { sentence: string; count: number }[];
  /** "GPU count tells most about the time to train; memory bandwidth tells most about the throughput per GPU." */
  sentence: string;
  targets: TargetImportance[];
  correlation: {
    variables: { name: string; label: string }[];
    /** Pearson r of the log10 variables, row by row. */
    r: number[][];
    /** Pairs with |r| above 0.95: one of each says what the other says. */
    screened: { a: string; b: string; r: number }[];
    /** Shares of variance of the principal components of time, count, throughput and throughput per accelerator. */
    component_shares: number[];
  };
  notes: string[];
}
export interface TargetImportance {
  target: string;
  label: string;
  /** Cross-validated R², folds grouped by submitter. */
  r2: number;
  /** Most important first. Share of the target's variance lost when the input is shuffled; may be slightly below 0. */
  inputs: { input: string; label: string; share: number; spearman: number; mutual_information_nats: number }[];
  /** Correlated inputs shuffled together. */
  blocks: { label: string; inputs: string[]; share: number }[];
}

// ---------------------------------------------------------------- left_out, result, read, catalogue

export interface LeftOutResult {
  rows: {
    id: string;
    round: string;
    submitter: string;
    system_name: string;
    accelerator: string;
    accelerators_total: number;
    time_to_train_min: number;
    reason: LeftOutReason;
    sentence: string;
  }[];
}

export interface ResultDetail {
  id: string;
  /** Every column of the table, in its order. */
  fields: { name: string; label: string; unit: string | null; value: string | number | null; derived: boolean }[];
  flags: { flag: string; sentence: string }[];
  repository_url: string;
  licence: string;
}

export interface FileToRead {
  name: string;
  text: string;
  /** Column names chosen by the user, when they were not recognised. */
  mapping?: Partial<Record<MappedField, string>>;
  /** Answers to device questions: as written in the file → catalogue id or other spelling. */
  devices?: Record<string, string>;
}
export type MappedField =
  'name' | 'accelerator' | 'accelerators_total' | 'time_to_train_min' | 'throughput_samples_per_s';

export interface ReadResult {
  files: FileReport[];
}
export interface FileReport {
  name: string;
  /** "Own results (CSV)", or null when the file was not understood. */
  format: string | null;
  rows: OwnRow[];
  rows_read: number;
  rows_skipped: number;
  /** The first hundred of the rows passed over. */
  skipped: { line: number; reason: string; excerpt: string }[];
  /** Rows beyond the limit of one file, not looked at. */
  rows_not_read: number;
  warnings: string[];
  /** The columns were not recognised: ask, with the columns found and the best guess for each field. */
  columns_question: { columns: string[]; missing: MappedField[]; guess: Partial<Record<MappedField, string>> } | null;
  /** Devices the catalogue does not know or knows twice: ask; nearest names are offered, never applied. */
  device_questions: { as_written: string; sentence: string; choices: string[] }[];
  error: string | null;
}

export interface Catalogue {
  data: {
    version: string;
    retrieved: string;
    results: number;
    rounds: {
      round: string;
      published: string;
      repository: string;
      commit: string;
      licence: string;
      results: number;
    }[];
  };
  /** Newest first within current and ended. */
  benchmarks: BenchmarkInfo[];
  devices: { id: string; vendor: string; architecture: string }[];
}
export interface BenchmarkInfo {
  id: string;
  title: string;
  /** One sentence: what is trained, and until when. */
  sentence: string;
  results: number;
  first_round: string;
  last_round: string;
  /** Part of the newest round of the data. */
  current: boolean;
  default_rounds: [string, string];
  sample_unit: string | null;
}
