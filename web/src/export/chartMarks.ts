/** The chart itself as SVG text, from the same scene as on the screen, in the colours of the light theme. */
import { tickFormats, type AxisTitles } from '../rank/chart/axisText';
import { isoEnds } from '../rank/chart/isolines';
import type { TextLabel } from '../rank/chart/labels';
import type { ChartKind, Point, Scene } from '../rank/chart/scene';
import { shapeOf, pathOf, type Shape } from '../widgets/shapes';
import { light } from './ink';
import { element, textLine, type Attributes } from './svg';

const kRadius = 3.9;

/** Everything inside the frame of the chart and along its axes. */
export function chartMarks(
  scene: Scene,
  kind: ChartKind,
  titles: AxisTitles,
  labels: TextLabel[],
  selected: string | null,
): string {
  return [
    axes(scene, kind, titles),
    element('g', { class: 'iso', stroke: light('ink-3'), 'stroke-dasharray': '1 3' }, ...isoLines(scene)),
    front(scene),
    element('g', { class: 'marks' }, ...scene.points.map((point) => mark(point, kind))),
    element('g', { class: 'rings', fill: 'none' }, ...rings(scene, selected)),
    element('g', { class: 'labels' }, ...labels.map(label)),
  ].join('');
}

function axes({ x, y, frame }: Scene, kind: ChartKind, titles: AxisTitles): string {
  const formats = tickFormats(kind);
  const small = { fill: light('ink-2'), 'font-size': 12 };
  const grid = y.ticks.map((tick) => {
    const at = y.at(tick);
    return element('line', { x1: frame.left, x2: frame.right, y1: at, y2: at });
  });
  const left = { ...small, x: frame.left - 8, 'text-anchor': 'end' };
  const below = { ...small, y: frame.bottom + 20, 'text-anchor': 'middle' };
  return [
    element('g', { class: 'grid', stroke: light('line') }, ...grid),
    ...y.ticks.map((tick) => textLine(formats.y(tick), { ...left, y: y.at(tick) + 4 })),
    ...x.ticks.map((tick) => textLine(formats.x(tick), { ...below, x: x.at(tick) })),
    textLine(titles.y, { ...small, x: 0, y: 12 }),
    textLine(titles.x, { ...small, x: frame.right, y: frame.bottom + 40, 'text-anchor': 'end' }),
  ].join('');
}

function isoLines({ isoLines, x, y }: Scene): string[] {
  return isoLines.map((iso) => {
    const [from, to] = isoEnds(iso, x, y) as [Spot, Spot];
    return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  });
}

interface Spot {
  x: number;
  y: number;
}

function front({ front, joinFront }: Scene): string {
  if (!joinFront || front.length < 2) return '';
  const d = front.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(2)},${y.toFixed(2)}`).join('');
  return element('path', { class: 'front', d, fill: 'none', stroke: light('ink'), 'stroke-width': 1.2 });
}

/** Each mark carries its row and its two figures, unrounded. */
function mark({ row, value, x, y }: Point, kind: ChartKind): string {
  const attributes = {
    'data-row': row.id,
    'data-accelerators': String(row.accelerators_total),
    [`data-${kind.replaceAll('_', '-')}`]: String(value),
    transform: `translate(${x.toFixed(3)},${y.toFixed(3)})`,
  };
  return shapePath(shapeOf(row.group), kRadius, attributes);
}

/** Solid shapes have an edge of the ground, so that neighbours stay apart; hollow ones are drawn by their line. */
export function shapePath(shape: Shape, radius: number, attributes: Attributes): string {
  const colour = light(shape.colour);
  const paint = shape.hollow
    ? { fill: light('surface'), stroke: colour, 'stroke-width': 1.4 }
    : { fill: colour, stroke: light('surface'), 'stroke-width': 0.8 };
  return element('path', { d: pathOf(shape, radius), ...paint, ...attributes });
}

function rings({ points, front }: Scene, selected: string | null): string[] {
  const ring = ({ x, y }: Point, r: number, stroke: string, width: number) =>
    element('circle', { cx: x, cy: y, r, stroke: light(stroke), 'stroke-width': width });
  const own = points.filter(({ row }) => row.source === 'own');
  const chosen = points.filter(({ row }) => row.id === selected);
  return [
    ...front.map((point) => ring(point, kRadius + 3, 'ink', 1.2)),
    ...own.map((point) => ring(point, kRadius + 4, 'surface', 4)),
    ...own.map((point) => ring(point, kRadius + 4, 'yours', 2)),
    ...chosen.map((point) => ring(point, kRadius + 6.5, 'ink', 2)),
  ];
}

const kHalo = { stroke: light('surface'), 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };

function label({ kind, x, y, title, note, group, leader, angle }: TextLabel): string {
  if (kind === 'iso') {
    const place = { transform: `translate(${x.toFixed(2)},${y.toFixed(2)}) rotate(${(angle ?? 0).toFixed(2)})` };
    return textLine(title, { ...kHalo, ...place, fill: light('ink-2'), 'font-size': 11.5, 'text-anchor': 'middle' });
  }
  const bold = kind === 'group' || kind === 'own' ? 600 : null;
  const indent = group === null ? 0 : 20;
  return [
    leader ? leaderLine(leader.from, leader.to, kind === 'own') : '',
    group === null ? '' : shapePath(shapeOf(group), 5.2, { transform: `translate(${x + 8},${y + 8})` }),
    textLine(title, { ...kHalo, x: x + indent, y: y + 12, fill: light('ink'), 'font-size': 12, 'font-weight': bold }),
    note ? textLine(note, { ...kHalo, x: x + indent, y: y + 28, fill: light('ink-2'), 'font-size': 12 }) : '',
  ].join('');
}

/** Ends a little before the mark. */
function leaderLine(from: Spot, to: Spot, own: boolean): string {
  const gap = own ? 9 : 2;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= gap) return '';
  const end = { x: to.x + ((from.x - to.x) * gap) / length, y: to.y + ((from.y - to.y) * gap) / length };
  const stroke = own ? { stroke: light('yours'), 'stroke-width': 1.4 } : { stroke: light('ink-3') };
  return element('line', { x1: from.x, y1: from.y, x2: end.x, y2: end.y, ...stroke });
}
