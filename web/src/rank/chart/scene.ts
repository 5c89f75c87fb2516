/** What the chart shows, in pixels: a pure function of the ranking, the kind of chart and the size. */
import type { Group, RankResult, Row } from '../../engine/contract';
import { minutesWord } from '../../format/words';
import type { View } from '../../state/view';
import { logAxis, shareAxis, type Axis } from './axes';
import { isoLines, type IsoLine } from './isolines';
import type { Units } from './labels';
import type { Box } from './occupancy';
import { unitPlural } from '../rowText';
import { freeCorner, type Corner, type Spot, type TextSize } from './place';

export type ChartKind = View['chart'];

export interface Point extends Spot {
  row: Row;
  value: number;
}

export interface Scene {
  width: number;
  height: number;
  frame: Box;
  narrow: boolean;
  x: Axis;
  y: Axis;
  points: Point[];
  /** Marks of the first Pareto layer from left to right. */
  front: Point[];
  /** Whether a line may join the front: not where the vertical axis is neither time nor GPU-minutes. */
  joinFront: boolean;
  isoLines: IsoLine[];
  /** Where the card of a mark goes. */
  corner: Corner;
  cardSize: TextSize;
  groups: Group[];
  units: Units;
  /** Rows that have no value on this axis. */
  without: number;
}

/** The card with its distance from the frame, see chart.css; as high as it gets with all its lines. */
export const kCardSize: TextSize = { width: 264, height: 264 };

export function valueOf(row: Row, kind: ChartKind): number | null {
  if (kind === 'time') return row.time_to_train_min;
  return kind === 'accelerator_minutes' ? row.accelerator_minutes : row.hardware_efficiency;
}

/** Below 560 px: every second tick, a legend in place of labels. */
const kNarrow = 560;

/** What the axes span before there are rows: the counts and times of most benchmarks. */
const kUsual: Record<ChartKind | 'count', number[]> = {
  count: [1, 4096],
  time: [0.2, 400],
  accelerator_minutes: [100, 10_000],
  efficiency: [1],
};

export function buildScene(result: RankResult | null, kind: ChartKind, size: TextSize): Scene {
  const rows = result?.rows ?? [];
  const narrow = size.width < kNarrow;
  const frame = { left: narrow ? 36 : 44, top: 26, right: size.width - 16, bottom: size.height - (narrow ? 40 : 44) };
  const shown = rows.filter((row) => valueOf(row, kind) !== null);
  const x = countAxis(shown, frame, narrow);
  const y = valueAxis(shown, kind, frame, narrow);
  const points = shown.map((row) => pointOf(row, kind, x, y));
  const products = kind === 'time' ? shown.map((row) => row.accelerator_minutes) : [];
  return {
    ...size,
    frame,
    narrow,
    x,
    y,
    points,
    front: frontOf(points),
    joinFront: kind !== 'efficiency',
    isoLines: products.length ? isoLines(x, y, products, narrow ? 1 : 2) : [],
    corner: freeCorner([...points, ...(kind === 'efficiency' ? [] : alongFront(frontOf(points)))], kCardSize, frame),
    cardSize: kCardSize,
    groups: result?.groups ?? [],
    units: result
      ? { plural: unitPlural(result), minutes: minutesWord(result) }
      : { plural: 'GPUs', minutes: 'GPU-minutes' },
    without: rows.length - shown.length,
  };
}

function countAxis(rows: Row[], frame: Box, narrow: boolean): Axis {
  const counts = rows.length ? rows.map((row) => row.accelerators_total) : kUsual.count;
  return logAxis(counts, [frame.left + 6, frame.right - 6], 'two', narrow ? 44 : 36);
}

function valueAxis(rows: Row[], kind: ChartKind, frame: Box, narrow: boolean): Axis {
  const values = rows.length ? rows.map((row) => valueOf(row, kind)!) : kUsual[kind];
  const range: [number, number] = [frame.bottom, frame.top];
  return kind === 'efficiency' ? shareAxis(values, range) : logAxis(values, range, 'one-two-five', narrow ? 30 : 24);
}

function pointOf(row: Row, kind: ChartKind, x: Axis, y: Axis): Point {
  const value = valueOf(row, kind)!;
  return { row, value, x: x.at(row.accelerators_total), y: y.at(value) };
}

function frontOf(points: Point[]): Point[] {
  const first = points.filter(({ row }) => row.pareto_layer === 1);
  return first.sort((a, b) => a.x - b.x);
}

/** Places on the line of the front, close enough for a card to cover one where it covers the line. */
function alongFront(front: Point[]): Spot[] {
  return front.slice(1).flatMap((to, i) => {
    const from = front[i]!;
    return [0.2, 0.4, 0.6, 0.8].map((t) => ({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) }));
  });
}
