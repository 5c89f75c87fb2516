/** All texts inside the frame of a chart of sizes, placed where nothing else is. */
import { labelIsoLines, type TextLabel, type Units } from '../chart/labels';
import { Occupancy, type Box } from '../chart/occupancy';
import { nearestEdge, placeAround, placeBeside, type Spot } from '../chart/place';
import type { Line, ScalingScene } from './scene';

const wide = (text: string) => text.length * 6.3;
const kLine = 14;
/** From a mark to its text. */
const kGap = 11;

/** In order of importance: what is placed first gets the better place. On narrow screens the legend names the lines. */
export function placeLabels(scene: ScalingScene, units: Units): TextLabel[] {
  const occupied = occupancyOf(scene);
  const named = scene.narrow ? [] : endLabels(scene, occupied);
  const stops = scene.stops.flatMap(({ title, point }) => label(title, point, 'front', scene.frame, occupied));
  return [...named, ...stops, ...labelIsoLines(scene, units, occupied)];
}

interface End {
  line: Line;
  at: Spot;
}

/** The names of the lines at their ends; those that end at the same size stand under each other. */
function endLabels({ lines, x, y, frame }: ScalingScene, occupied: Occupancy): TextLabel[] {
  const columns = new Map<number, End[]>();
  for (const line of lines) {
    const last = line.places.at(-1)!;
    const end = { line, at: { x: x.at(last.accelerators_total), y: y.at(last.value) } };
    columns.set(last.accelerators_total, [...(columns.get(last.accelerators_total) ?? []), end]);
  }
  return [...columns.values()].flatMap((ends) => column(ends, frame, occupied));
}

function column(ends: End[], frame: Box, occupied: Occupancy): TextLabel[] {
  const ordered = ends.sort((a, b) => a.at.y - b.at.y);
  const tops = apart(
    ordered.map(({ at }) => at.y - kLine / 2),
    kLine + 4,
    frame.bottom - kLine,
  );
  return ordered.flatMap(({ line, at }, i) => {
    const kind = line.kind === 'series' ? ('series' as const) : ('front' as const);
    const spot = { x: at.x + kGap, y: tops[i]! };
    const box = { left: spot.x, right: spot.x + wide(line.label), top: spot.y, bottom: spot.y + kLine };
    if (!occupied.free(box)) return label(line.label, at, kind, frame, occupied);
    occupied.take(box);
    const moved = Math.abs(spot.y + kLine / 2 - at.y) > kLine / 3;
    const leader = moved ? { from: { x: spot.x - 2, y: spot.y + kLine / 2 }, to: at } : null;
    return [{ kind, ...spot, title: line.label, note: null, group: null, leader }];
  });
}

/** Ascending places, moved as little as keeps them `gap` apart and above `bottom`. */
export function apart(places: number[], gap: number, bottom: number): number[] {
  const moved = [...places];
  for (let i = 1; i < moved.length; ++i) moved[i] = Math.max(moved[i]!, moved[i - 1]! + gap);
  for (let i = moved.length - 1, most = bottom; i >= 0; --i, most = moved[i + 1]! - gap) {
    moved[i] = Math.min(moved[i]!, most);
  }
  return moved;
}

/** Beside what it names, else as near as there is room, with a leader. */
function label(title: string, at: Spot, kind: TextLabel['kind'], frame: Box, occupied: Occupancy): TextLabel[] {
  const size = { width: wide(title), height: kLine };
  const near = placeBeside(at, size, kGap, occupied);
  const spot = near ?? placeAround(at, size, 18, frame, occupied);
  if (!spot) return [];
  const leader = near ? null : { from: nearestEdge(spot, size, at), to: { x: at.x, y: at.y } };
  return [{ kind, ...spot, title, note: null, group: null, leader }];
}

function occupancyOf({ frame, points, lines, x, y }: ScalingScene): Occupancy {
  const occupied = new Occupancy(frame);
  for (const point of points) {
    occupied.take({ left: point.x - 5, right: point.x + 5, top: point.y - 5, bottom: point.y + 5 });
  }
  for (const { places } of lines.filter(({ joined }) => joined)) {
    const spots = places.map((place) => ({ x: x.at(place.accelerators_total), y: y.at(place.value) }));
    spots.slice(1).forEach((to, i) => occupied.takeLine(spots[i]!.x, spots[i]!.y, to.x, to.y));
  }
  return occupied;
}
