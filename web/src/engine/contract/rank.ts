import type { Filter, Grouping, Ranking } from './view';

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
  /** null where the data do not say, and for own rows. */
  accelerators_per_node: number | null;
  time_to_train_min: number;
  /** Converged runs behind the time; null for own rows and where no runs are known. */
  runs: Runs | null;
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

export interface Runs {
  count: number;
  fastest_min: number;
  slowest_min: number;
  /** Coefficient of variation, a share (ddof 1); null below two runs. */
  variation: number | null;
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
