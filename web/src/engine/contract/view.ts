/** What a request and a link share: what is looked at, how it is grouped and ranked, and the user's rows. */

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
