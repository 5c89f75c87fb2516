import type { RankResult, Row } from '../../../web/src/engine/contract';

/** A row with the figures that sentences use; derived ones follow from count and time. */
export function row(
  change: Partial<Row> & Pick<Row, 'id' | 'accelerator' | 'accelerators_total' | 'time_to_train_min'>,
): Row {
  return {
    source: 'mlperf',
    name: null,
    file: null,
    round: 'v4.0',
    submitter: 'NVIDIA',
    system_name: 'dgx',
    availability: 'available_on_premise',
    device: null,
    accelerators_per_node: null,
    runs: null,
    accelerator_minutes: change.accelerators_total * change.time_to_train_min,
    throughput_per_accelerator_samples_per_s: null,
    hardware_efficiency: null,
    statistical_efficiency: null,
    time_efficiency: null,
    group: 1,
    silhouette: null,
    pareto_layer: 1,
    score: null,
    rank: null,
    unranked_reason: null,
    estimated: [],
    flags: [],
    ...change,
  };
}

/** The three winners of the ResNet-50 table, with the figures of the published results. */
export function threeWinners(): Row[] {
  return [
    row({ id: 'h200', accelerator: 'H200-SXM-141GB', accelerators_total: 8, time_to_train_min: 12.0758, rank: 1 }),
    row({ id: 'h100', accelerator: 'H100-SXM-80GB', accelerators_total: 768, time_to_train_min: 0.3693, rank: 2 }),
    row({ id: 'big', accelerator: 'H100-SXM-80GB', accelerators_total: 3584, time_to_train_min: 0.182983, rank: 3 }),
  ];
}

export function rankResult(change: Partial<RankResult> = {}): RankResult {
  const rows = change.rows ?? threeWinners();
  return {
    filter: {
      benchmark: 'resnet',
      rounds: ['v0.7', 'v4.0'],
      division: 'closed',
      availability: [],
      vendors: ['NVIDIA', 'AMD'],
      accelerators: [],
      count: [null, null],
    },
    benchmark_title: 'ResNet-50',
    sample_unit: 'image',
    comparability_group: 'resnet@v0.6',
    counts: { benchmark: 372, selected: rows.length, own: 0 },
    left_out: [],
    rows,
    groups: [],
    grouping: { k: 5, features: [], restarts: 50, seed: 1, with_own: false, inertia: null },
    ranking: {
      method: 'wpm',
      weight_time: 0.1,
      intervals: [
        { from: 0, to: 0.236, winner: 'h200' },
        { from: 0.236, to: 0.544, winner: 'h100' },
        { from: 0.544, to: 1, winner: 'big' },
      ],
    },
    facets: {
      rounds: [],
      divisions: [],
      vendors: [],
      accelerators: [
        { value: 'H200-SXM-141GB', count: 1, vendor: 'NVIDIA' },
        { value: 'H100-SXM-80GB', count: 2, vendor: 'NVIDIA' },
        { value: 'TPU-v4', count: 1, vendor: 'Google' },
      ],
      availability: [],
      count_min: 8,
      count_max: 3584,
    },
    suggestions: [],
    notes: [],
    ...change,
  };
}
