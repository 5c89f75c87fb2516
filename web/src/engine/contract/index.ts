/**
 * The contract between page and engine: one JSON request in, one JSON response out.
 *
 * The C++ side is `src/api` (reads requests) and `src/report` (writes responses); `data/schema/` holds the same
 * contract as JSON Schema and tests hold all three together. Keys are `quantity_unit`. Absent figures are `null`,
 * never 0. Every number is unrounded; rounding is the page's work (`format/number.ts`).
 */

import type { TriedK } from './evidence';
import type { FileToRead } from './files';
import type { Filter, Grouping, OwnRow, Ranking } from './view';

export * from './catalogue';
export * from './evidence';
export * from './files';
export * from './groups';
export * from './rank';
export * from './robustness';
export * from './scaling';
export * from './select';
export * from './view';

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
  | {
      command: 'evidence';
      filter?: Partial<Filter>;
      grouping?: Partial<Grouping>;
      own?: OwnRow[];
      /** Resamples (100), data sets of the gap (60), starts of k-means on each (10). */
      bootstraps?: number;
      gap_draws?: number;
      resample_restarts?: number;
      /** Where data without groups are drawn: the box of the data ("box", the default) or of its principal axes. */
      gap_reference?: 'box' | 'principal_axes';
    }
  | { command: 'verdict'; tried: TriedK[] }
  | {
      command: 'robustness';
      filter?: Partial<Filter>;
      grouping?: Partial<Grouping>;
      ranking?: Partial<Ranking>;
      own?: OwnRow[];
      /** Random weights (10,000), draws of the runs (2,000) and their seed (1). */
      weight_draws?: number;
      run_draws?: number;
      seed?: number;
    }
  | {
      command: 'scaling';
      filter?: Partial<Filter>;
      own?: OwnRow[];
      /** Kinds of accelerator; empty: the one with most sizes. At most eight. */
      accelerators?: string[];
      /** Id of the row that figures of its own kind are held against; null: the smallest entry. */
      reference_id?: string | null;
      /** Floors of time efficiency (0.8 and 0.5). */
      floors?: number[];
      /** Accelerator-minutes that saving one minute is worth (50). */
      minutes_per_minute_saved?: number;
    }
  | { command: 'gain'; filter?: Partial<Filter> }
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
