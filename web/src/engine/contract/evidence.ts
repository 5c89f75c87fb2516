import type { Filter } from './view';

/** What speaks for one number of groups; each k is asked for alone, so that progress shows and work can be stopped. */
export interface EvidenceResult {
  filter: Filter & { rounds: [string, string] };
  k: number;
  /** null where no more than k rows differ; `notes` says so. */
  evidence: Evidence | null;
  notes: string[];
}

export interface Evidence {
  /** Gap statistic ± s; null where groups have no spread. */
  gap: number | null;
  gap_s: number | null;
  /** Mean bootstrap Jaccard similarity of each group, in canonical order. */
  stability: { group: number; jaccard: number; reading: StabilityReading }[];
  /** The least of them. */
  least_jaccard: number;
  ward: {
    /** Adjusted Rand index between k-means and Ward's tree cut at k. */
    agreement: number;
    /** Size of each group of the tree. */
    sizes: number[];
  };
  /** Rows nearer to another group than to their own (silhouette below 0), by their order in the data. */
  misplaced: { id: string; group: number; silhouette: number }[];
}

/** Hennig's reading: to 0.6 dissolved, to 0.75 a pattern only, to 0.85 valid, above highly stable. */
export type StabilityReading = 'dissolved' | 'pattern' | 'valid' | 'highly_stable';

/** The rules for k over the evidence that has come so far. */
export interface VerdictResult {
  /** Among k = 3…10 the one whose least stable group is most stable; null if none was tried. */
  most_stable_k: number | null;
  /** Smallest k whose gap reaches the next gap less its s; null if none does. */
  gap_k: number | null;
  /** "Five groups are the most stable choice: …". */
  sentence: string;
}
export interface TriedK {
  k: number;
  least_jaccard: number;
  gap: number | null;
  gap_s: number | null;
}
