import type { HardwareGain } from '../../engine/contract';
import { gainPoints, spokenGain, type GainPoint } from './gain';
import { isOwn } from './words';

interface GainLineProps {
  gain: HardwareGain;
  /** Rounds of the horizontal axis, shared by all rows. */
  rounds: string[];
  /** Of the axis, in px. */
  width: number;
  /** Lowest and highest gain of all rows: the vertical scale they share. */
  range: [number, number];
  selected: string | null;
  onSelect(id: string): void;
}

const kHeight = 52;
const kInset = 9;

/** Half the name of a round, which stands over its mark. */
const kSide = 16;

/** Where a round stands on the shared axis, in px. */
export function roundAt(at: number, rounds: number, width: number): number {
  return rounds < 2 ? width / 2 : kSide + (at * (width - 2 * kSide)) / (rounds - 1);
}

/** How often faster than at first, round by round, with 95 % intervals. The rows under it say the same in figures. */
export function GainLine({ gain, rounds, width, range, selected, onSelect }: GainLineProps) {
  const [low, high] = range.map(Math.log) as [number, number];
  const y = (value: number) =>
    kHeight - kInset - ((Math.log(value) - low) / (high - low || 1)) * (kHeight - 2 * kInset);
  const x = ({ entry }: GainPoint) => roundAt(rounds.indexOf(entry.round ?? ''), rounds.length, width);
  const points = gainPoints(gain);
  return (
    <svg class="gain-line" width={width} height={kHeight} role="img" aria-label={spokenGain(gain)}>
      <line class="same" x1="0" x2={width} y1={y(1)} y2={y(1)} />
      <polyline points={points.map((point) => `${x(point)},${y(point.value)}`).join(' ')} />
      {points.map((point) => (
        <g
          key={point.entry.id}
          class={point.entry.id === selected ? 'gain-mark selected' : 'gain-mark'}
          onClick={() => onSelect(point.entry.id)}
        >
          <line x1={x(point)} x2={x(point)} y1={y(point.low)} y2={y(point.high)} />
          <circle class="reach" cx={x(point)} cy={y(point.value)} r="14" />
          {point.entry.id === selected && <circle class="ring" cx={x(point)} cy={y(point.value)} r="7" />}
          {isOwn(point.entry) && <circle class="own" cx={x(point)} cy={y(point.value)} r="7" />}
          <circle cx={x(point)} cy={y(point.value)} r="3.4" />
        </g>
      ))}
    </svg>
  );
}
