/** All texts inside the frame of a chart of sizes, placed where nothing else is. */
import { labelIsoLines, type TextLabel, type Units } from '../chart/labels';
import { Occupancy, type Box } from '../chart/occupancy';
import { nearestEdge, placeAround, placeBeside, type Spot } from '../chart/place';
import type { Line, ScalingScene } from './scene';

const wide = (text: string) => text.length * 6.3;
const kLine = 14;

/** In order of importance: what is placed first gets the better place. On narrow screens the legend names the lines. */
export function placeLabels(scene: ScalingScene, units: Units): TextLabel[] {
  const occupied = occupancyOf(scene);
  const named = scene.narrow ? [] : [...scene.lines].reverse().flatMap((line) => lineLabel(scene, line, occupied));
  const stops = scene.stops.flatMap(({ title, point }) => label(title, point, 'front', scene.frame, occupied));
  return [...named, ...stops, ...labelIsoLines(scene, units, occupied)];
}

/** At the end of the line. */
function lineLabel(scene: ScalingScene, { label: title, places, kind }: Line, occupied: Occupancy): TextLabel[] {
  const last = places.at(-1)!;
  const end = { x: scene.x.at(last.accelerators_total), y: scene.y.at(last.value) };
  return label(title, end, kind === 'series' ? 'series' : 'front', scene.frame, occupied);
}

/** Beside what it names, else as near as there is room, with a leader. */
function label(title: string, at: Spot, kind: TextLabel['kind'], frame: Box, occupied: Occupancy): TextLabel[] {
  const size = { width: wide(title), height: kLine };
  const near = placeBeside(at, size, 11, occupied);
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
