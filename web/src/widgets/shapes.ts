/** Shapes of the groups: colour is never the only sign. */

/** What d3's path and a canvas have in common, as far as shapes need it. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  closePath(): void;
}

export interface Shape {
  name: string;
  colour: string;
  hollow: boolean;
  /** Draws the shape around the origin; `radius` is that of a circle of like weight. */
  trace(pen: Pen, radius: number): void;
}

type Point = [number, number];

function polygon(points: Point[]): Shape['trace'] {
  return (pen, radius) => {
    points.forEach(([x, y], i) => (i ? pen.lineTo(x * radius, y * radius) : pen.moveTo(x * radius, y * radius)));
    pen.closePath();
  };
}

/** Corners on alternating radii, the first one up. */
function star(corners: number, outer: number, inner: number): Point[] {
  return Array.from({ length: 2 * corners }, (_, i) => {
    const angle = (Math.PI * i) / corners - Math.PI / 2;
    const reach = i % 2 ? inner : outer;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/** A bar of half width `w` and reach `r`, as arms of a plus sign. */
function cross(w: number, r: number): Point[] {
  return [
    [-w, -r],
    [w, -r],
    [w, -w],
    [r, -w],
    [r, w],
    [w, w],
    [w, r],
    [-w, r],
    [-w, w],
    [-r, w],
    [-r, -w],
    [-w, -w],
  ];
}

const circle: Shape['trace'] = (pen, radius) => {
  pen.moveTo(radius, 0);
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.closePath();
};
const square = polygon([
  [-0.9, -0.9],
  [0.9, -0.9],
  [0.9, 0.9],
  [-0.9, 0.9],
]);
const triangle = polygon([
  [0, -1.2],
  [1.12, 0.82],
  [-1.12, 0.82],
]);
const diamond = polygon([
  [0, -1.25],
  [1.25, 0],
  [0, 1.25],
  [-1.25, 0],
]);
const plus = polygon(cross(0.42, 1.3));
const wye = polygon(star(3, 1.4, 0.42));

const kShapes: Shape[] = [
  { name: 'circle', colour: 'var(--g1)', hollow: false, trace: circle },
  { name: 'square', colour: 'var(--g2)', hollow: false, trace: square },
  { name: 'triangle', colour: 'var(--g3)', hollow: false, trace: triangle },
  { name: 'diamond', colour: 'var(--g4)', hollow: false, trace: diamond },
  { name: 'cross', colour: 'var(--g5)', hollow: false, trace: plus },
  { name: 'star', colour: 'var(--ink-2)', hollow: false, trace: polygon(star(5, 1.4, 0.6)) },
  { name: 'wye', colour: 'var(--ink-2)', hollow: false, trace: wye },
  { name: 'hollow circle', colour: 'var(--ink-2)', hollow: true, trace: circle },
  { name: 'hollow square', colour: 'var(--ink-2)', hollow: true, trace: square },
  { name: 'hollow triangle', colour: 'var(--ink-2)', hollow: true, trace: triangle },
];

const kNoGroup: Shape = {
  name: 'dot',
  colour: 'var(--ink-2)',
  hollow: false,
  trace: (pen, r) => circle(pen, 0.75 * r),
};

/** Shape of group 1…10; 0 is a row without a group. */
export function shapeOf(group: number): Shape {
  return kShapes[group - 1] ?? kNoGroup;
}

const round = (value: number) => Number(value.toFixed(2));

/** The shape as the `d` of an SVG path. */
export function pathOf(shape: Shape, radius: number): string {
  let d = '';
  shape.trace(
    {
      moveTo: (x, y) => void (d += `M${round(x)},${round(y)}`),
      lineTo: (x, y) => void (d += `L${round(x)},${round(y)}`),
      arc: (_x, _y, r) =>
        void (d += `A${round(r)},${round(r)},0,1,1,${round(-r)},0A${round(r)},${round(r)},0,1,1,${round(r)},0`),
      closePath: () => void (d += 'Z'),
    },
    radius,
  );
  return d;
}
