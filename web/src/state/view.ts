import type { Filter, Grouping, OwnRow, Ranking } from '../engine/contract';

/** All that a link holds: what is looked at, how it is grouped and ranked, and the user's own rows. */
export interface View {
  place: 'rank' | 'files' | 'about';
  filter: Filter;
  grouping: Grouping;
  ranking: Ranking;
  /** What the vertical axis of the chart shows. */
  chart: 'time' | 'accelerator_minutes' | 'efficiency';
  scaling: ScalingChoice;
  sort: { column: string; descending: boolean } | null;
  /** Row id under the selection shared by chart and table. */
  selected: string | null;
  showAll: boolean;
  own: OwnRow[];
}

/** What is looked at where more accelerators stop paying. */
export interface ScalingChoice {
  /** Kinds of accelerator, the one that break-evens are about first; empty: the kind with most sizes. */
  accelerators: string[];
  /** Row that the first kind is held against; null: its smallest entry. */
  reference_id: string | null;
  /** Least time efficiency that still pays, 0…1. */
  floor: number;
  /** Accelerator-minutes that saving one minute is worth. */
  minutes_per_minute_saved: number;
  /** What the vertical axis shows. */
  measure: 'time' | 'accelerator_minutes' | 'efficiency';
}

export const kDefaultView: View = {
  place: 'rank',
  filter: {
    benchmark: 'resnet',
    rounds: null,
    division: 'closed',
    availability: [],
    vendors: ['NVIDIA', 'AMD'],
    accelerators: [],
    count: [null, null],
  },
  grouping: {
    k: 5,
    features: ['accelerators_total', 'time_to_train_min', 'throughput_per_accelerator_samples_per_s'],
    restarts: 50,
    seed: 1,
    with_own: false,
  },
  ranking: { method: 'wpm', weight_time: 0.1 },
  chart: 'time',
  scaling: { accelerators: [], reference_id: null, floor: 0.8, minutes_per_minute_saved: 50, measure: 'time' },
  sort: null,
  selected: null,
  showAll: false,
  own: [],
};
