/** The line of weights: who wins where, and where the winner changes. Pure. */
import type { RankResult, Row, WeightInterval } from '../../engine/contract';
import { shortConfiguration } from '../rowText';

export interface Segment extends WeightInterval {
  row: Row | null;
  label: string;
  /** Neighbours of one group take turns between the full and the lighter hue. */
  light: boolean;
}

export function segmentsOf(result: RankResult): Segment[] {
  const rows = new Map(result.rows.map((row) => [row.id, row]));
  let light = false;
  return result.ranking.intervals.map((interval, i, all) => {
    const row = rows.get(interval.winner) ?? null;
    const before = all[i - 1] && rows.get(all[i - 1]!.winner);
    light = before !== undefined && before?.group === row?.group && !light;
    return { ...interval, row, label: row ? shortConfiguration(row) : interval.winner, light };
  });
}

/** The segment a weight lies in; a border belongs to the lower one. */
export function segmentAt(segments: Segment[], weight: number): Segment | null {
  return segments.find((segment) => weight <= segment.to) ?? segments.at(-1) ?? null;
}

/** Whole percent just beyond the next border in a direction, where another configuration wins. */
export function nextBorder(segments: Segment[], weight: number, direction: 1 | -1): number {
  const borders = segments.slice(1).map((segment) => segment.from);
  const percents = borders.map(
    (border) => (direction === 1 ? Math.floor(border * 100) + 1 : Math.ceil(border * 100) - 1) / 100,
  );
  if (direction === 1) return percents.find((percent) => percent > weight + 1e-9) ?? 1;
  return percents.reverse().find((percent) => percent < weight - 1e-9) ?? 0;
}

/** Texts on a line of `width` px that do not touch: those with the widest room come first. */
export function withoutOverlap<T extends { center: number; width: number; room: number }>(texts: T[]): T[] {
  const kept: T[] = [];
  for (const text of [...texts].sort((a, b) => b.room - a.room)) {
    const touches = kept.some((other) => Math.abs(other.center - text.center) < (other.width + text.width) / 2 + 6);
    if (!touches) kept.push(text);
  }
  return kept;
}
