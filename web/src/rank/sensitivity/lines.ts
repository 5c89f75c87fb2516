/** Rank by weight as lines: scales, paths and places of their names. Pure. */
import type { RankResult, Row, Sensitivity } from '../../engine/contract';
import { shortConfiguration } from '../rowText';

export interface Line {
  row: Row;
  /** By weight, as in `Sensitivity.weights`. */
  ranks: number[];
  /** The best of them. */
  best: number;
  /** Short, and unlike the names of the other lines. */
  name: string;
}

/** Lines of the rows that the ranking on the screen holds; those that come first at some weight lead. */
export function linesOf(result: RankResult, sensitivity: Sensitivity): Line[] {
  const rows = new Map(result.rows.map((row) => [row.id, row]));
  const lines = sensitivity.rows.flatMap(({ id, ranks }) => {
    const row = rows.get(id);
    return row ? [{ row, ranks, best: Math.min(...ranks), name: shortConfiguration(row) }] : [];
  });
  const named = lines.map((line) => ({ ...line, name: uniqueName(line, lines) }));
  return named.sort((a, b) => a.best - b.best);
}

function uniqueName({ row, name }: Line, lines: Line[]): string {
  const alike = lines.filter((other) => other.name === name);
  if (alike.length < 2) return name;
  const who = row.submitter ?? row.name ?? 'yours';
  const alikeToo = alike.filter((other) => (other.row.submitter ?? other.row.name ?? 'yours') === who);
  return alikeToo.length < 2 ? `${name}, ${who}` : `${name}, ${who} ${row.round ?? ''}`.trim();
}

/** Ranks beyond this one are not drawn: lines leave at the bottom. */
export const kLastRank = 20;
export const kRankTicks = [1, 2, 3, 5, 10, 20];

export interface Plane {
  width: number;
  height: number;
  /** Pixel of a weight, and of a rank on a log scale. */
  x(weight: number): number;
  y(rank: number): number;
}

const kTop = 22;
const kBottom = 6;

export function planeOf(width: number, height: number): Plane {
  const tall = height - kTop - kBottom;
  return {
    width,
    height,
    x: (weight) => weight * width,
    y: (rank) => kTop + (Math.log(rank) / Math.log(kLastRank)) * tall,
  };
}

export function pathOf({ ranks }: Line, weights: number[], plane: Plane): string {
  return ranks.map((rank, i) => `${i ? 'L' : 'M'}${place(plane.x(weights[i]!))},${place(plane.y(rank))}`).join('');
}

const place = (pixel: number) => Number(pixel.toFixed(1));

export interface Name {
  line: Line;
  /** Left end of mark and text, and their base line. */
  x: number;
  y: number;
}

const kLetter = 6;
const kMark = 13;
const kAbove = 6;
const kApart = { x: 8, y: 15 };

/** A name above its line where the line is highest, as far as there is room; the first lines choose first. */
export function namesOf(lines: Line[], weights: number[], plane: Plane): Name[] {
  const placed: (Name & { end: number })[] = [];
  for (const line of lines) {
    const width = kMark + line.name.length * kLetter;
    const y = plane.y(line.best) - kAbove;
    const x = clamp(plane.x(middleOfBest(line, weights)) - width / 2, 0, plane.width - width);
    const touches = placed.some(
      (other) => x < other.end + kApart.x && other.x < x + width + kApart.x && Math.abs(other.y - y) < kApart.y,
    );
    if (line.best <= 3 && !touches) placed.push({ line, x, y, end: x + width });
  }
  return placed;
}

/** Middle of the longest stretch of weights at which the line is at its best. */
function middleOfBest({ ranks, best }: Line, weights: number[]): number {
  let longest = { from: 0, to: -1 };
  let from = -1;
  ranks.forEach((rank, i) => {
    if (rank !== best) from = -1;
    else if (from < 0) from = i;
    if (from >= 0 && i - from > longest.to - longest.from) longest = { from, to: i };
  });
  return (weights[longest.from]! + weights[Math.max(longest.from, longest.to)]!) / 2;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** A place on a line. */
export interface Cursor {
  line: number;
  weight: number;
}

/** Where a key leads: left and right along the weights, up and down to the next line in rank. Null: not one of its keys. */
export function moved(cursor: Cursor, key: string, step: number, lines: Line[], weights: number[]): Cursor | null {
  const last = weights.length - 1;
  const along = (weight: number) => ({ ...cursor, weight: clamp(weight, 0, last) });
  if (key === 'ArrowLeft') return along(cursor.weight - step);
  if (key === 'ArrowRight') return along(cursor.weight + step);
  if (key === 'Home') return along(0);
  if (key === 'End') return along(last);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const order = lines.map((_, i) => i).sort((a, b) => rankAt(a) - rankAt(b) || a - b);
  const next = order[order.indexOf(cursor.line) + (key === 'ArrowDown' ? 1 : -1)];
  return { ...cursor, line: next ?? cursor.line };

  function rankAt(line: number): number {
    return lines[line]!.ranks[cursor.weight]!;
  }
}

/** The drawn place nearest to a point; null if none is within reach. */
export function nearestTo(x: number, y: number, lines: Line[], weights: number[], plane: Plane): Cursor | null {
  const weight = nearestWeight(x / plane.width, weights);
  let best: Cursor | null = null;
  let distance = 24;
  lines.forEach(({ ranks }, line) => {
    if (ranks[weight]! > kLastRank) return;
    const away = Math.abs(plane.y(ranks[weight]!) - y);
    if (away < distance) [best, distance] = [{ line, weight }, away];
  });
  return best;
}

/** Index of the weight next to a value. */
export function nearestWeight(value: number, weights: number[]): number {
  return weights.reduce(
    (best, weight, i) => (Math.abs(weight - value) < Math.abs(weights[best]! - value) ? i : best),
    0,
  );
}
