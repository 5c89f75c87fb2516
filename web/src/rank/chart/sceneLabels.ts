/** All texts inside the frame of a scene, placed where nothing else is. */
import { labelFront, labelGroups, labelIsoLines, labelOwn, type TextLabel } from './labels';
import { Occupancy } from './occupancy';
import { cornerBox, nearestEdge } from './place';
import { kCardSize, type Scene } from './scene';

/** In order of importance: what is placed first gets the better place. Without a card its corner is free for labels. */
export function placeLabels(scene: Scene, carded = hasCard(scene)): TextLabel[] {
  const { frame, narrow, points, front, joinFront, groups, units } = scene;
  const occupied = occupancyOf(scene, carded);
  const own = labelOwn(points, frame, !narrow, occupied);
  // The card names the first place.
  const unnamed = carded ? front.filter(({ row }) => row.rank !== 1) : front;
  const named = labelFront(unnamed, narrow ? 3 : 6, joinFront && !narrow ? units : null, frame, occupied);
  const clouds = narrow ? [] : labelGroups(points, groups, units, frame, occupied);
  return [...own, ...named, ...clouds, ...labelIsoLines(scene, units, occupied)];
}

/** Whether there is a free corner, so that a card stands there at first sight. */
function hasCard({ narrow, corner }: Scene): boolean {
  return !narrow && corner.covered === 0;
}

function occupancyOf(scene: Scene, carded: boolean): Occupancy {
  const { frame, narrow, points, front, joinFront, corner } = scene;
  const occupied = new Occupancy(frame);
  const r = narrow ? 5 : 6;
  for (const { x, y } of points) occupied.take({ left: x - r, right: x + r, top: y - r, bottom: y + r });
  if (joinFront) front.slice(1).forEach((to, i) => occupied.takeLine(front[i]!.x, front[i]!.y, to.x, to.y));
  if (carded) {
    const card = cornerBox(corner, kCardSize, frame);
    occupied.take(card);
    // At first sight the card is about the first place: its leader needs room too.
    const first = points.find(({ row }) => row.rank === 1);
    const edge = first && nearestEdge({ x: card.left, y: card.top }, kCardSize, first);
    if (first && edge) occupied.takeLine(first.x, first.y, edge.x, edge.y);
  }
  return occupied;
}
