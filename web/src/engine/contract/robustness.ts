import type { Filter, Ranking } from './view';

/** How far the ranking can be trusted: against other weights, other runs, other methods. */
export interface RobustnessResult {
  filter: Filter & { rounds: [string, string] };
  ranking: Ranking;
  draws: { weights: number; runs: number; seed: number };
  /** In rank order; rows that the method cannot rank come last. */
  rows: RowRobustness[];
  /** Which group the best row is in, as shares of the random weights; empty where the method has no weights. */
  groups: { group: number; first_share: number }[];
  /** Kendall's tau-b between the orders of the methods, row by row in the order of `methods`. */
  agreement: { methods: Ranking['method'][]; tau_b: (number | null)[][] };
  /** Rank by weight of time, for the weighted product; null for the other methods. */
  sensitivity: Sensitivity | null;
  notes: string[];
}

export interface RowRobustness {
  id: string;
  /** Share of random weights under which the row has rank 1, and 10 or better; null where the method has no weights. */
  first_share: number | null;
  top_ten_share: number | null;
  /** 95 % interval of its rank when the runs behind the times are drawn anew. */
  rank_low: number | null;
  rank_high: number | null;
  /** Places shared by rows whose order is within the noise of the runs; equal ends: no other row shares the place. */
  band_low: number | null;
  band_high: number | null;
  /** Runs behind the time; 0 for own rows. Fewer than 3 say little about noise. */
  runs: number;
}

export interface Sensitivity {
  /** Weights of time, ascending from 0 to 1. */
  weights: number[];
  /** Rows that are among the first three at some weight, by the first weight at which they are. Ranks by weight. */
  rows: { id: string; ranks: number[] }[];
}
