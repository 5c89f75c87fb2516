import type { Filter } from './view';

/** What more of the same accelerator gains: best reported entries of each size, not scaling of one system. */
export interface ScalingResult {
  filter: Filter & { rounds: [string, string] };
  /** Kinds of accelerator to choose from, most sizes first. */
  kinds: { accelerator: string; sizes: number }[];
  /** One per kind asked for, in that order; by default the kind with most sizes. */
  curves: ScalingCurve[];
  notes: string[];
}

export interface ScalingCurve {
  accelerator: string;
  /** What figures are held against: by default the smallest, of several the fastest entry, whatever the filter. */
  reference: SizeEntry & { chosen: boolean };
  /** By rising number of accelerators. */
  sizes: SizeFigures[];
  break_even: BreakEven;
  /** Laws fitted within the measured range; null below five sizes, or where samples are not counted (USL). */
  fits: { amdahl: AmdahlFit | null; usl: UslFit | null; power_law: PowerLawFit | null };
}

export interface SizeEntry {
  id: string;
  round: string | null;
  submitter: string | null;
  accelerators_total: number;
  time_to_train_min: number;
}

export interface SizeFigures extends SizeEntry {
  availability: string | null;
  accelerator_minutes: number;
  /** Samples to converge over the time; null where samples are not counted. Evaluation is inside: a lower bound. */
  throughput_samples_per_s: number | null;
  /** Time of the reference over this time. */
  speedup: number;
  time_efficiency: number | null;
  hardware_efficiency: number | null;
  statistical_efficiency: number | null;
  /** Of time, from the size before: 1 is linear scaling, 0 no gain. */
  elasticity: number | null;
  /** Serial fraction that explains the speed-up (Karp and Flatt). */
  karp_flatt: number | null;
  /** Slowest and fastest run behind the time, in minutes; null where runs are not known. */
  run_min: number | null;
  run_max: number | null;
}

/** Where more accelerators stop paying, in three named ways; `accelerators_total` is the size to stop at. */
export interface BreakEven {
  /** Largest size whose time efficiency is at least the floor. */
  floors: { floor: number; accelerators_total: number | null; sentence: string }[];
  price: {
    /** Accelerator-minutes the user would pay to save one minute, as asked. */
    minutes_per_minute_saved: number;
    accelerators_total: number | null;
    sentence: string;
    /** Along the lower convex hull of time and accelerator-minutes. */
    steps: { from: number; to: number; minutes_per_minute_saved: number }[];
  };
  /** Knee of time (Kneedle), over ln N and over N: it moves with the axis. */
  knees: { axis: 'logarithmic' | 'linear'; accelerators_total: number | null; sentence: string }[];
}

export interface FitFigures {
  /** "T = 58.5 min × N^−0.730", with its parameters. */
  formula: string;
  /** Root mean square of the residuals. */
  rms: number;
  /** ln(measured / law) by size. */
  residuals: number[];
}
/** A law of the time, drawn from the smallest to the largest measured size. */
export interface TimeFit extends FitFigures {
  curve: { accelerators_total: number; time_to_train_min: number }[];
}
export interface AmdahlFit extends TimeFit {
  time_of_one_min: number;
  serial_fraction: number;
}
/** The universal scalability law is one of throughput: draw it where throughput or hardware efficiency is shown. */
export interface UslFit extends FitFigures {
  gamma: number;
  alpha: number;
  beta: number;
  curve: { accelerators_total: number; throughput_samples_per_s: number }[];
}
export interface PowerLawFit extends TimeFit {
  time_of_one_min: number;
  exponent: number;
}

/** What the same hardware gained from round to round. */
export interface GainResult {
  filter: Filter & { rounds: [string, string] };
  /** Most rounds first. */
  hardware: HardwareGain[];
  /** Median gain per round over the hardware listed, and its spread in words. */
  sentence: string;
  notes: string[];
}
export interface HardwareGain {
  accelerator: string;
  accelerators_total: number;
  /** By time, two or more: the fastest entry of each. */
  rounds: RoundGain[];
  /** First time over last. */
  total_gain: number;
  /** Its geometric mean over the rounds from first to last. */
  gain_per_round: number;
}
export interface RoundGain extends SizeEntry {
  /** Time of the entry before over this time; null for the first. */
  gain: number | null;
  /** 95 % interval of the mean run time (Student's t), scaled to the published time; null below three runs. */
  time_low_min: number | null;
  time_high_min: number | null;
  /** Runs behind the time. */
  runs: number;
}
