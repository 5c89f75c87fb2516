import type { RoundGain, ScalingCurve, SizeFigures } from '../../../web/src/engine/contract';

/** Best H100-SXM entry of each size on ResNet-50: number, minutes, epochs, submitter, round. */
const kH100: [number, number, number, string, string][] = [
  [4, 25.5832, 35, 'Fujitsu', 'v4.0'],
  [8, 13.2184, 35, 'Dell', 'v4.0'],
  [16, 7.54796, 35, 'Dell', 'v3.1'],
  [32, 4.50776, 35, 'NVIDIA', 'v2.1'],
  [64, 2.4937, 35, 'Oracle', 'v4.0'],
  [512, 0.509267, 50, 'NVIDIA', 'v3.0'],
  [768, 0.3693, 56, 'NVIDIA', 'v3.0'],
  [2528, 0.227939, 70, 'NVIDIA', 'v4.0'],
  [3584, 0.182983, 77, 'NVIDIA+CoreWeave', 'v3.0'],
];
const kImages = 1_281_167;

/** A curve of the first sizes of the table, with figures as the engine derives them. */
export function h100(sizes = kH100.length): ScalingCurve {
  const rows = kH100.slice(0, sizes).map(sizeOf);
  const { id, round, submitter, accelerators_total, time_to_train_min } = rows[0]!;
  return {
    accelerator: 'H100-SXM-80GB',
    reference: { id, round, submitter, accelerators_total, time_to_train_min, chosen: false },
    sizes: rows,
    break_even: {
      floors: [
        { floor: 0.8, accelerators_total: 16, sentence: '16 keep 0.8.' },
        { floor: 0.5, accelerators_total: 64, sentence: '64 keep 0.5.' },
      ],
      price: {
        minutes_per_minute_saved: 50,
        accelerators_total: 64,
        sentence: 'Stop at 64.',
        steps: [{ from: 4, to: 8, minutes_per_minute_saved: 0.28 }],
      },
      knees: [
        { axis: 'logarithmic', accelerators_total: 32, sentence: 'Over ln N at 32.' },
        { axis: 'linear', accelerators_total: 64, sentence: 'Over N at 64.' },
      ],
    },
    fits: {
      amdahl: null,
      usl: {
        formula: 'X = 5,911 N / …',
        rms: 0.141,
        residuals: rows.map(() => 0),
        gamma: 5911,
        alpha: 4.61e-4,
        beta: 0,
        curve: [1, 2].map((step) => ({ accelerators_total: 4 * step, throughput_samples_per_s: 5911 * 4 * step })),
      },
      power_law: {
        formula: 'T = 58.5 min × N^−0.730',
        rms: 0.151,
        residuals: rows.map(() => 0),
        time_of_one_min: 58.5,
        exponent: -0.73,
        curve: [4, 3584].map((n) => ({ accelerators_total: n, time_to_train_min: 58.5 * n ** -0.73 })),
      },
    },
  };
}

function sizeOf([n, minutes, epochs, submitter, round]: (typeof kH100)[number]): SizeFigures {
  const [n0, minutes0, epochs0] = kH100[0]!;
  const time_efficiency = (n0 * minutes0) / (n * minutes);
  return {
    id: `${round}/${submitter}/${n}`,
    round,
    submitter,
    accelerators_total: n,
    time_to_train_min: minutes,
    availability: 'available_on_premise',
    accelerator_minutes: n * minutes,
    throughput_samples_per_s: (epochs * kImages) / (60 * minutes),
    speedup: minutes0 / minutes,
    time_efficiency,
    hardware_efficiency: time_efficiency * (epochs / epochs0),
    statistical_efficiency: epochs0 / epochs,
    elasticity: null,
    karp_flatt: null,
    run_min: 0.9 * minutes,
    run_max: 1.2 * minutes,
  };
}

export function roundGain(round: string, minutes: number, change: Partial<RoundGain> = {}): RoundGain {
  return {
    id: `${round}/x`,
    round,
    submitter: 'NVIDIA',
    accelerators_total: 8,
    time_to_train_min: minutes,
    gain: null,
    time_low_min: null,
    time_high_min: null,
    runs: 5,
    ...change,
  };
}
