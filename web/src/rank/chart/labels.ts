/** Texts that stand beside marks: groups, the front, own rows. Text stays in ink; a mark beside it carries the hue. */
import type { Group } from '../../engine/contract';
import * as number from '../../format/number';
import { shortConfiguration } from '../rowText';
import type { Occupancy } from './occupancy';
import { type Box } from './occupancy';
import { nearestEdge, placeAround, placeBeside, placeNear, type Spot, type TextSize } from './place';
import { isoEnds } from './isolines';
import type { Point, Scene } from './scene';

/** What the rows count in, as words. */
export interface Units {
  /** "GPUs" */
  plural: string;
  /** "GPU-minutes" */
  minutes: string;
}

export interface TextLabel extends Spot {
  kind: 'group' | 'front' | 'front-note' | 'own' | 'iso' | 'series';
  title: string;
  /** Second line, smaller weight. */
  note: string | null;
  /** Group whose mark stands before the title; null for none. */
  group: number | null;
  /** Line from the text to what it names. */
  leader: { from: Spot; to: Spot } | null;
  /** Degrees; only lines of equal GPU-minutes carry their value along them. */
  angle?: number;
}

/** Widths of 12 px text in the page's stack: a little generous, so that nothing touches. */
const wide = (text: string, bold = false) => text.length * (bold ? 6.7 : 6.1);

/** At most `most` configurations of the front, the ends first. */
export function labelFront(
  front: Point[],
  most: number,
  explain: Units | null,
  frame: Box,
  occupied: Occupancy,
): TextLabel[] {
  const labels: TextLabel[] = [];
  for (const point of spread(front)) {
    if (labels.length === most) break;
    const title = shortConfiguration(point.row);
    const spot = placeBeside(point, { width: wide(title), height: 14 }, 13, occupied);
    if (spot) labels.push({ kind: 'front', ...spot, title, note: null, group: null, leader: null });
  }
  const note = explain && frontNote(front, explain, frame, occupied);
  return note ? [...labels, note] : labels;
}

/** Ends, middle, then the rest: labels that fit are spread over the front. */
function spread(front: Point[]): Point[] {
  const last = front.length - 1;
  const order = [0, last, last >> 1, last >> 2, (3 * last) >> 2, ...front.keys()];
  return [...new Set(order)].filter((i) => i >= 0 && i < front.length).map((i) => front[i]!);
}

/** Says what the line means, near the middle of its longest stretch. */
function frontNote(front: Point[], units: Units, frame: Box, occupied: Occupancy): TextLabel | null {
  const pairs = front.slice(1).map((to, i) => [front[i]!, to] as const);
  const longest = pairs.sort((a, b) => b[1].x - b[0].x - (a[1].x - a[0].x))[0];
  if (!longest) return null;
  const to = { x: (longest[0].x + longest[1].x) / 2, y: (longest[0].y + longest[1].y) / 2 };
  const note = `faster costs more ${units.minutes}`;
  const spot = placeAround(to, { width: wide(note), height: 32 }, 24, frame, occupied);
  return (
    spot && {
      kind: 'front-note',
      ...spot,
      title: 'Pareto front',
      note,
      group: null,
      leader: leaderOf(spot, { width: 76, height: 30 }, to),
    }
  );
}

export function labelGroups(
  points: Point[],
  groups: Group[],
  units: Units,
  frame: Box,
  occupied: Occupancy,
): TextLabel[] {
  return groups.flatMap((group) => {
    const own = points.filter((point) => point.row.group === group.group);
    if (!own.length) return [];
    const note = groupNote(group, units);
    const size = { width: 20 + Math.max(wide(group.name, true), wide(note)), height: 32 };
    const others = points.filter((point) => point.row.group !== group.group);
    const spot = placeNear(own, others, size, frame, occupied);
    return spot ? [{ kind: 'group' as const, ...spot, title: group.name, note, group: group.group, leader: null }] : [];
  });
}

/** Beside the mark, else near it with a leader where there is room for such; the ring tells the others. */
export function labelOwn(points: Point[], frame: Box, leaders: boolean, occupied: Occupancy): TextLabel[] {
  const own = points.filter((point) => point.row.source === 'own');
  return own.slice(0, 6).flatMap((point) => {
    const title = `Yours: ${shortConfiguration(point.row)}`;
    const size = { width: wide(title, true), height: 16 };
    const far = () => (leaders ? placeNear([point], [], size, frame, occupied) : null);
    const spot = placeBeside(point, size, 13, occupied) ?? far();
    return spot
      ? [{ kind: 'own' as const, ...spot, title, note: null, group: null, leader: leaderOf(spot, size, point) }]
      : [];
  });
}

/** The value of each line of equal GPU-minutes, written along it near one of its ends; with its unit where that fits. */
export function labelIsoLines(
  scene: Pick<Scene, 'isoLines' | 'x' | 'y'>,
  units: Units,
  occupied: Occupancy,
): TextLabel[] {
  return scene.isoLines.flatMap((iso) => {
    const [from, to] = isoEnds(iso, scene.x, scene.y) as [Spot, Spot];
    const value = number.count(iso.acceleratorMinutes);
    const power = Number.isInteger(Math.log10(iso.acceleratorMinutes));
    const texts = power ? [`${value} ${units.minutes}`, `${value} ${units.minutes.replace('minutes', 'min')}`] : [];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    for (const title of [...texts, value]) {
      const spot = placeAlong(from, to, wide(title), occupied);
      if (spot) return [{ kind: 'iso' as const, ...spot, title, note: null, group: null, leader: null, angle }];
    }
    return [];
  });
}

/** Middle of a text of this width that stands on the line from `from` to `to`, near the ends first. */
function placeAlong(from: Spot, to: Spot, width: number, occupied: Occupancy): Spot | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (px: number) => ({
    x: from.x + ((to.x - from.x) * px) / length,
    y: from.y + ((to.y - from.y) * px) / length - 5,
  });
  const around = ({ x, y }: Spot): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 5 });
  for (let shift = width / 2 + 12; shift < length / 2; shift += 16) {
    for (const middle of [shift, length - shift]) {
      const boxes = Array.from({ length: Math.ceil(width / 8) + 1 }, (_, i) => around(at(middle - width / 2 + i * 8)));
      if (!boxes.every((box) => occupied.free(box))) continue;
      boxes.forEach((box) => occupied.take(box));
      return at(middle);
    }
  }
  return null;
}

/** From the edge of the text, a little off it. */
function leaderOf(spot: Spot, { width, height }: TextSize, { x, y }: Spot): TextLabel['leader'] {
  const around = { x: spot.x - 3, y: spot.y + 2 };
  return { from: nearestEdge(around, { width: width + 6, height: height - 2 }, { x, y }), to: { x, y } };
}

function groupNote(group: Group, units: Units): string {
  const { min, max } = group.accelerators_total;
  return `${number.counted(group.size, 'result')}, ${number.range(min, max)} ${units.plural}`;
}
