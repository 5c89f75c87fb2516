import type { Filter } from './view';

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
