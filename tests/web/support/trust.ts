import type { Evidence, EvidenceResult, RobustnessResult, RowRobustness } from '../../../web/src/engine/contract';
import { rankResult } from './rankResult';

const { filter } = rankResult();

/** Evidence for k groups; by default as valid as can be. */
export function evidenceResult(k: number, change: Partial<Evidence> = {}): EvidenceResult {
  const stability = Array.from({ length: k }, (_, i) => ({
    group: i + 1,
    jaccard: 0.9,
    reading: 'highly_stable' as const,
  }));
  const evidence: Evidence = {
    gap: 1.2,
    gap_s: 0.03,
    stability,
    least_jaccard: 0.9,
    ward: { agreement: 0.82, sizes: [2, 1] },
    misplaced: [],
    ...change,
  };
  return { filter, k, evidence, notes: [] };
}

export function rowRobustness(id: string, change: Partial<RowRobustness> = {}): RowRobustness {
  return {
    id,
    first_share: 0.25,
    top_ten_share: 0.5,
    rank_low: 1,
    rank_high: 3,
    band_low: 1,
    band_high: 2,
    runs: 5,
    ...change,
  };
}

/** Robustness of the three winners: their ranks at five weights. */
export function robustnessResult(change: Partial<RobustnessResult> = {}): RobustnessResult {
  return {
    filter,
    ranking: { method: 'wpm', weight_time: 0.1 },
    draws: { weights: 10_000, runs: 2_000, seed: 1 },
    rows: ['h200', 'h100', 'big'].map((id) => rowRobustness(id)),
    groups: [
      { group: 1, first_share: 0.236 },
      { group: 2, first_share: 0.764 },
    ],
    agreement: {
      methods: ['wpm', 'topsis', 'pareto'],
      tau_b: [
        [1, 0.41, 0.52],
        [0.41, 1, null],
        [0.52, null, 1],
      ],
    },
    sensitivity: {
      weights: [0, 0.25, 0.5, 0.75, 1],
      rows: [
        { id: 'h200', ranks: [1, 2, 5, 40, 99] },
        { id: 'h100', ranks: [8, 1, 1, 2, 2] },
        { id: 'big', ranks: [30, 4, 2, 1, 1] },
      ],
    },
    notes: [],
    ...change,
  };
}
