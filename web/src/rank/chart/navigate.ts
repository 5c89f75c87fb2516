/** Moving through the marks of the chart with the keyboard. */
import type { Spot } from './place';

export type Direction = 'left' | 'right' | 'up' | 'down';

const kAxes: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Index of the nearest mark in a direction; marks that coincide are stepped through by right and down. */
export function neighbour(marks: Spot[], from: number, direction: Direction): number {
  const here = marks[from];
  if (!here) return marks.length ? 0 : -1;
  const twin = nextTwin(marks, from, direction === 'right' || direction === 'down' ? 1 : -1);
  if (twin !== null) return twin;
  const [dx, dy] = kAxes[direction];
  let best = from;
  let bestCost = Infinity;
  marks.forEach((mark, i) => {
    const along = (mark.x - here.x) * dx + (mark.y - here.y) * dy;
    const across = Math.abs((mark.x - here.x) * dy) + Math.abs((mark.y - here.y) * dx);
    // Within 63° of the direction, so that left and right never jump between far heights.
    if (along < 0.5 || across > 2 * along) return;
    const cost = along + 2 * across;
    if (cost < bestCost) [best, bestCost] = [i, cost];
  });
  return best;
}

function nextTwin(marks: Spot[], from: number, step: 1 | -1): number | null {
  const here = marks[from]!;
  for (let i = from + step; i >= 0 && i < marks.length; i += step) {
    if (Math.hypot(marks[i]!.x - here.x, marks[i]!.y - here.y) < 0.5) return i;
  }
  return null;
}

/** First or last mark from left to right; of several at one count the lower one first. */
export function extreme(marks: Spot[], end: 'first' | 'last'): number {
  const sign = end === 'first' ? 1 : -1;
  let best = marks.length ? 0 : -1;
  marks.forEach((mark, i) => {
    const held = marks[best]!;
    if (sign * (mark.x - held.x) < 0 || (mark.x === held.x && sign * (held.y - mark.y) < 0)) best = i;
  });
  return best;
}

/** Index of the mark nearest to a point, or -1 if none is within `reach` px. */
export function nearest(marks: Spot[], to: Spot, reach: number): number {
  let best = -1;
  let least = reach;
  marks.forEach((mark, i) => {
    const away = Math.hypot(mark.x - to.x, mark.y - to.y);
    if (away < least) [best, least] = [i, away];
  });
  return best;
}
