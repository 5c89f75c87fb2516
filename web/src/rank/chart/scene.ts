/** What the chart shows, in pixels: a pure function of the ranking, the kind of chart and the size. */
import type { RankResult, Row } from '../../engine/contract';
import { minutesWord } from '../../format/words';
import type { View } from '../../state/view';
import { logAxis, shareAxis, type Axis } from './axes';
import { isoLines, type IsoLine } from './isolines';
import { labelFront, labelGroups, labelIsoLines, labelOwn, type TextLabel, type Units } from './labels';
import { Occupancy, type Box } from './occupancy';
import { unitPlural } from '../rowText';
import { freeCorner, type Spot, type TextSize } from './place';

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
  labels: TextLabel[];
  /** Where the card of a mark goes. */
  corner: { side: 'left' | 'right'; end: 'top' | 'bottom'; covered: number };
  /** Rows that have no value on this axis. */
  without: number;
}

export const kCardSize: TextSize = { width: 256, height: 236 };

export function valueOf(row: Row, kind: ChartKind): number | null {
  if (kind === 'time') return row.time_to_train_min;
  return kind === 'accelerator_minutes' ? row.accelerator_minutes : row.hardware_efficiency;
}

/** Below 560 px: every second tick, a legend in place of labels. */
const kNarrow = 560;

export function buildScene(result: RankResult | null, kind: ChartKind, size: TextSize): Scene {
  const rows = result?.rows ?? [];
  const narrow = size.width < kNarrow;
  const frame = { left: narrow ? 36 : 44, top: 26, right: size.width - 16, bottom: size.height - (narrow ? 40 : 44) };
  const shown = rows.filter((row) => valueOf(row, kind) !== null);
  const values = shown.map((row) => valueOf(row, kind)!);
  const x = logAxis(
    shown.map((row) => row.accelerators_total),
    [frame.left + 6, frame.right - 6],
    'two',
    narrow ? 44 : 36,
  );
  const vertical: [number, number] = [frame.bottom, frame.top];
  const y =
    kind === 'efficiency' ? shareAxis(values, vertical) : logAxis(values, vertical, 'one-two-five', narrow ? 30 : 24);
  const points = shown.map((row, i) => ({
    row,
    value: values[i]!,
    x: x.at(row.accelerators_total),
    y: y.at(values[i]!),
  }));
  const front = points
    .filter((point) => point.row.pareto_layer === 1 && point.row.source === 'mlperf')
    .sort((a, b) => a.x - b.x);
  const plain = {
    width: size.width,
    height: size.height,
    frame,
    narrow,
    x,
    y,
    points,
    front,
    without: rows.length - shown.length,
  };
  const joinFront = kind !== 'efficiency';
  const corner = freeCorner(points, kCardSize, frame);
  const lines =
    kind === 'time' && points.length
      ? isoLines(
          x,
          y,
          shown.map((row) => row.accelerator_minutes),
          narrow ? 1 : 2,
        )
      : [];
  return {
    ...plain,
    joinFront,
    corner,
    isoLines: lines,
    labels: result ? allLabels({ ...plain, corner, joinFront, isoLines: lines }, result) : [],
  };
}

/** Labels in order of importance: what is placed first gets the better place. */
function allLabels(scene: Omit<Scene, 'labels'>, result: RankResult): TextLabel[] {
  const units: Units = { plural: unitPlural(result), minutes: minutesWord(result) };
  const { frame, narrow, points, front, joinFront } = scene;
  const occupied = occupancyOf(scene);
  const own = labelOwn(points, frame, occupied);
  const named = labelFront(front, narrow ? 3 : 6, joinFront && !narrow ? units : null, frame, occupied);
  const clouds = narrow ? [] : labelGroups(points, result.groups, units, frame, occupied);
  return [...own, ...named, ...clouds, ...labelIsoLines(scene, units, occupied)];
}

function occupancyOf({ frame, narrow, points, front, joinFront, corner }: Omit<Scene, 'labels'>): Occupancy {
  const occupied = new Occupancy(frame);
  const radius = narrow ? 5 : 6;
  for (const { x, y } of points)
    occupied.take({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  if (joinFront) front.slice(1).forEach((to, i) => occupied.takeLine(front[i]!.x, front[i]!.y, to.x, to.y));
  if (!narrow && corner.covered === 0) occupied.take(cardBox(frame, corner));
  return occupied;
}

function cardBox(frame: Box, { side, end }: Scene['corner']): Box {
  const left = side === 'left' ? frame.left : frame.right - kCardSize.width;
  const top = end === 'top' ? frame.top : frame.bottom - kCardSize.height;
  return { left, top, right: left + kCardSize.width, bottom: top + kCardSize.height };
}
