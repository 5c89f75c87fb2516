/** Software gain in words, and its line in pixels. */
import type { HardwareGain, RoundGain } from '../../engine/contract';
import * as number from '../../format/number';

/** "× 1.18" */
export function factor(value: number): string {
  return `×\u2009${number.fixed(value, 2)}`;
}

/** "+6.1 %" of a gain per round. */
export function perRound(value: number): string {
  const share = (value - 1) * 100;
  const text = number.fixed(Math.abs(share), 1);
  const sign = text === '0.0' ? '' : share < 0 ? '−' : '+';
  return `${sign}${text}\u2009%`;
}

/** Every round from the earliest to the latest of the hardware shown. */
export function roundsOf(hardware: HardwareGain[]): string[] {
  const names = new Set(hardware.flatMap(({ rounds }) => rounds.map(({ round }) => round ?? '')));
  return [...names].sort(byVersion);
}

function byVersion(a: string, b: string): number {
  const [left, right] = [a, b].map((name) => name.replace(/^v/, '').split('.').map(Number));
  return left![0]! - right![0]! || (left![1] ?? 0) - (right![1] ?? 0);
}

/** How often faster than the first entry, with the interval of its runs. */
export interface GainPoint {
  entry: RoundGain;
  value: number;
  low: number;
  high: number;
}

export function gainPoints({ rounds }: HardwareGain): GainPoint[] {
  const first = rounds[0]!.time_to_train_min;
  return rounds.map((entry) => ({
    entry,
    value: first / entry.time_to_train_min,
    low: first / (entry.time_high_min ?? entry.time_to_train_min),
    high: first / (entry.time_low_min ?? entry.time_to_train_min),
  }));
}

/** The row in one sentence, for those who do not see the line. */
export function spokenGain(gain: HardwareGain): string {
  const points = gainPoints(gain).map(({ entry, value }) => `${entry.round} ${number.fixed(value, 2)}`);
  return `${number.configuration(gain.accelerators_total, gain.accelerator)}, times as fast as in ${gain.rounds[0]!.round}: ${points.join(', ')}`;
}

/** "v1.1–v3.1, 5 rounds" */
export function roundsText({ rounds }: HardwareGain): string {
  return `${rounds[0]!.round}–${rounds.at(-1)!.round}, ${number.counted(rounds.length, 'round')}`;
}
