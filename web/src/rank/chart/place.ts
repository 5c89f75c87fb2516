/** Finds places for texts beside the marks they name. */
import type { Occupancy } from './occupancy';
import { type Box } from './occupancy';

export interface Spot {
  x: number;
  y: number;
}

export interface TextSize {
  width: number;
  height: number;
}

/** Further away a leader no longer ties text and line. */
const kReach = 180;

/** Pixels between the places that are tried: thousands are, and every answer waits for them. */
const kStep = 10;

const boxAt = ({ x, y }: Spot, { width, height }: TextSize): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** Beside one mark: right, left, above, below, then the corners. Null when every side is taken. */
export function placeBeside(mark: Spot, size: TextSize, gap: number, occupied: Occupancy): Spot | null {
  const { width, height } = size;
  const middle = { x: mark.x - width / 2, y: mark.y - height / 2 };
  const right = mark.x + gap;
  const left = mark.x - gap - width;
  const above = mark.y - gap - height;
  const below = mark.y + gap;
  const spots: Spot[] = [
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: right, y: above + 6 },
    { x: left, y: below - 6 },
    { x: middle.x, y: above },
    { x: middle.x, y: below },
    { x: left, y: above + 6 },
    { x: right, y: below - 6 },
  ];
  const spot = spots.find((candidate) => occupied.free(boxAt(candidate, size))) ?? null;
  if (spot) occupied.take(boxAt(spot, size));
  return spot;
}

/** Near a cloud of marks and nearer to it than to `others`. Null when the frame has no such place. */
export function placeNear(own: Spot[], others: Spot[], size: TextSize, frame: Box, occupied: Occupancy): Spot | null {
  const [mine, theirs] = [thinned(own), thinned(others)];
  let best: Spot | null = null;
  let bestCost = Infinity;
  for (let y = frame.top; y + size.height <= frame.bottom; y += kStep) {
    for (let x = frame.left; x + size.width <= frame.right; x += kStep) {
      // The mark at the start of the text is what the eye ties to the cloud.
      const anchor = { x: x + 8, y: y + 10 };
      const near = distance(anchor, mine);
      if (near >= bestCost || !occupied.free(roomy(boxAt({ x, y }, size)))) continue;
      const cost = near + Math.max(0, 1.4 * near - distance(anchor, theirs));
      if (cost < bestCost) [best, bestCost] = [{ x, y }, cost];
    }
  }
  if (best) occupied.take(boxAt(best, size));
  return best;
}

/** With room around: the mark in front of a label must not pass for one of the cloud. */
function roomy({ left, top, right, bottom }: Box): Box {
  return { left: left - 8, top: top - 4, right: right + 4, bottom: bottom + 4 };
}

/** One mark of each cell of the step's size: distances stay right to within it. */
function thinned(marks: Spot[]): Spot[] {
  const cells = new Map(marks.map((mark) => [`${Math.round(mark.x / kStep)} ${Math.round(mark.y / kStep)}`, mark]));
  return [...cells.values()];
}

/** As near as possible to a point of a line, with at least `gap` px to it; below is tried before above. */
export function placeAround(to: Spot, size: TextSize, gap: number, frame: Box, occupied: Occupancy): Spot | null {
  let best: Spot | null = null;
  let bestCost = kReach;
  const first = { x: Math.max(frame.left, to.x - kReach - size.width), y: Math.max(frame.top, to.y - kReach) };
  const last = {
    x: Math.min(frame.right - size.width, to.x + kReach),
    y: Math.min(frame.bottom - size.height, to.y + kReach),
  };
  for (let y = first.y; y <= last.y; y += kStep) {
    for (let x = first.x; x <= last.x; x += kStep) {
      const away = Math.hypot(x + size.width / 2 - to.x, y + size.height / 2 - to.y) + (y < to.y ? 30 : 0);
      const near = edgeDistance({ x, y }, size, to);
      if (near < gap || away >= bestCost || !occupied.free(boxAt({ x, y }, size))) continue;
      [best, bestCost] = [{ x, y }, away];
    }
  }
  if (best) occupied.take(boxAt(best, size));
  return best;
}

function edgeDistance(at: Spot, size: TextSize, to: Spot): number {
  const edge = nearestEdge(at, size, to);
  return Math.hypot(edge.x - to.x, edge.y - to.y);
}

/** The point of a box that is nearest to another point. */
export function nearestEdge(at: Spot, size: TextSize, to: Spot): Spot {
  return {
    x: Math.min(Math.max(to.x, at.x), at.x + size.width),
    y: Math.min(Math.max(to.y, at.y), at.y + size.height),
  };
}

/** To the nearest mark. Asked for thousands of places: squares are compared, and one root is taken. */
function distance(from: Spot, marks: Spot[]): number {
  let least = Infinity;
  for (const mark of marks) {
    const [dx, dy] = [mark.x - from.x, mark.y - from.y];
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** A mark with its rings reaches this far. */
const kRing = 10;

/** A corner for a card, and how many marks lie under it there. */
export interface Corner {
  side: 'left' | 'right';
  end: 'top' | 'bottom';
  covered: number;
}

/** The corner of the frame with the fewest marks under a card of this size; bottom left is tried first. */
export function freeCorner(marks: Spot[], size: TextSize, frame: Box): Corner {
  const corners = [
    { side: 'left', end: 'bottom' },
    { side: 'right', end: 'top' },
    { side: 'left', end: 'top' },
    { side: 'right', end: 'bottom' },
  ] as const;
  const counted = corners.map((corner) => {
    const { left, top, right, bottom } = cornerBox(corner, size, frame);
    const under = marks.filter(
      (m) => m.x > left - kRing && m.x < right + kRing && m.y > top - kRing && m.y < bottom + kRing,
    );
    return { ...corner, covered: under.length };
  });
  return counted.reduce((best, corner) => (corner.covered < best.covered ? corner : best));
}

export function cornerBox({ side, end }: Pick<Corner, 'side' | 'end'>, { width, height }: TextSize, frame: Box): Box {
  const left = side === 'left' ? frame.left : frame.right - width;
  const top = end === 'top' ? frame.top : frame.bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}
