/** The part of the chart that Observable Plot draws: grid, axes, lines and marks. Loaded on demand. */
import { axisX, axisY, dot, gridY, line, plot, type Markish } from '@observablehq/plot';
import { pathShape } from './symbol';
import type { Axis } from './axes';
import type { Point, Scene } from './scene';
import { shapeOf } from '../../widgets/shapes';

export interface Formats {
  x(value: number): string;
  y(value: number): string;
}

/** An SVG element without style elements or attributes that a strict content security policy would refuse. */
export function drawPlot(scene: Scene, formats: Formats): SVGSVGElement {
  const svg = plot({
    className: 'plot',
    width: scene.width,
    height: scene.height,
    marginLeft: scene.frame.left,
    marginTop: scene.frame.top,
    marginRight: scene.width - scene.frame.right,
    marginBottom: scene.height - scene.frame.bottom,
    x: { ...scaleOf(scene.x), label: null },
    y: { ...scaleOf(scene.y), label: null },
    marks: [...axes(scene, formats), ...lines(scene), ...marks(scene)],
  }) as SVGSVGElement;
  // Plot appends its own rules as an inline style element; ours stand in chart.css.
  svg.querySelectorAll('style').forEach((style) => style.remove());
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

function scaleOf({ type, domain, range }: Axis) {
  return { type, domain, range };
}

function axes({ x, y, narrow }: Scene, formats: Formats): Markish[] {
  // As a text channel, not a tick format: d3 leaves out most texts of a log scale.
  const text = { fill: 'var(--ink-2)', fontSize: narrow ? 11.5 : 12, tickSize: 0 };
  return [
    gridY(y.ticks, { className: 'grid', stroke: 'var(--line)', strokeOpacity: 1 }),
    axisX(x.ticks, { ...text, text: formats.x, tickPadding: 10, className: 'axis' }),
    axisY(y.ticks, { ...text, text: formats.y, tickPadding: 8, className: 'axis' }),
  ];
}

function lines({ isoLines, front, joinFront }: Scene): Markish[] {
  const ends = isoLines.flatMap(({ acceleratorMinutes, counts }) =>
    counts.map((count) => ({ acceleratorMinutes, count, time: acceleratorMinutes / count })),
  );
  const dotted = { stroke: 'var(--ink-3)', strokeWidth: 1, strokeDasharray: '1,3', className: 'iso' };
  const thin = { stroke: 'var(--ink)', strokeWidth: 1.2, className: 'front' };
  return [
    line(ends, { x: 'count', y: 'time', z: 'acceleratorMinutes', ...dotted }),
    joinFront ? line(front, { x: countOf, y: 'value', ...thin }) : null,
  ];
}

const countOf = (point: Point) => point.row.accelerators_total;

function marks({ points, front, narrow }: Scene): Markish[] {
  const at = { x: countOf, y: 'value', sort: null };
  const radius = narrow ? 3.4 : 3.9;
  const ring = { ...at, fill: 'none', className: 'rings' };
  const own = points.filter((point) => point.row.source === 'own');
  return [
    dot(points, {
      ...at,
      ...paint,
      symbol: (point: Point) => pathShape(shapeOf(point.row.group)),
      r: radius,
      className: 'marks',
    }),
    dot(front, { ...ring, r: radius + 3, stroke: 'var(--ink)', strokeWidth: 1.2 }),
    own.length ? dot(own, { ...ring, r: radius + 4, stroke: 'var(--surface)', strokeWidth: 4 }) : null,
    own.length ? dot(own, { ...ring, r: radius + 4, stroke: 'var(--yours)', strokeWidth: 2 }) : null,
  ];
}

/** Solid shapes have an edge of the ground, so that neighbours stay apart; hollow ones are drawn by their line. */
const paint = {
  fill: ({ row }: Point) => (shapeOf(row.group).hollow ? 'var(--surface)' : shapeOf(row.group).colour),
  stroke: ({ row }: Point) => (shapeOf(row.group).hollow ? shapeOf(row.group).colour : 'var(--surface)'),
  strokeWidth: ({ row }: Point) => (shapeOf(row.group).hollow ? 1.4 : 0.8),
};
