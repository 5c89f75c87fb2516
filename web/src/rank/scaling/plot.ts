/** The part of the chart of sizes that Observable Plot draws: grid, axes, lines, error bars and marks. */
import { axisX, axisY, dot, gridY, line, plot, ruleX, ruleY, type Markish } from '@observablehq/plot';
import { tickFormats } from '../chart/axisText';
import type { Measure } from './measures';
import type { Line, ScalingScene, SizePoint } from './scene';
import { isOwn } from './words';

/** An SVG element without style elements or attributes that a strict content security policy would refuse. */
export function drawScaling(scene: ScalingScene, measure: Measure): SVGSVGElement {
  const { x, y, frame } = scene;
  const svg = plot({
    className: 'plot',
    width: scene.width,
    height: scene.height,
    marginLeft: frame.left,
    marginTop: frame.top,
    marginRight: scene.width - frame.right,
    marginBottom: scene.height - frame.bottom,
    x: { type: x.type, domain: x.domain, range: x.range, label: null },
    y: { type: y.type, domain: y.domain, range: y.range, label: null },
    marks: [
      ...axes(scene, measure),
      ...guides(scene),
      ...scene.lines.filter(({ joined }) => joined).map(lineMark),
      ...marks(scene),
    ],
  }) as SVGSVGElement;
  // Plot appends its own rules as an inline style element; ours stand in chart.css.
  svg.querySelectorAll('style').forEach((style) => style.remove());
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

function axes({ x, y, narrow }: ScalingScene, measure: Measure): Markish[] {
  const formats = tickFormats(measure);
  // As a text channel, not a tick format: d3 leaves out most texts of a log scale.
  const text = { fill: 'var(--ink-2)', fontSize: narrow ? 11.5 : 12, tickSize: 0 };
  return [
    gridY(y.ticks, { className: 'grid', stroke: 'var(--line)', strokeOpacity: 1 }),
    axisX(x.ticks, { ...text, text: formats.x, tickPadding: 10, className: 'axis' }),
    axisY(y.ticks, { ...text, text: formats.y, tickPadding: 8, className: 'axis' }),
  ];
}

/** Lines of equal accelerator-minutes and the least efficiency. */
function guides({ isoLines, floor }: ScalingScene): Markish[] {
  const ends = isoLines.flatMap(({ acceleratorMinutes, counts }) =>
    counts.map((count) => ({ acceleratorMinutes, count, time: acceleratorMinutes / count })),
  );
  const dotted = { stroke: 'var(--ink-3)', strokeWidth: 1, strokeDasharray: '1,3', className: 'iso' };
  return [
    line(ends, { x: 'count', y: 'time', z: 'acceleratorMinutes', ...dotted }),
    floor === null ? null : ruleY([floor], { stroke: 'var(--ink-2)', strokeDasharray: '4,3', className: 'floor' }),
  ];
}

const kPens = {
  series: { stroke: 'var(--ink)', strokeWidth: 1.6 },
  part: { stroke: 'var(--ink)', strokeWidth: 1.2 },
  law: { stroke: 'var(--ink-3)', strokeWidth: 1.1 },
};

function lineMark({ kind, dash, places }: Line): Markish {
  const pen = { ...kPens[kind], ...(dash ? { strokeDasharray: dash } : {}), className: kind };
  return line(places, { x: 'accelerators_total', y: 'value', ...pen });
}

function marks({ points, y, narrow }: ScalingScene): Markish[] {
  const radius = narrow ? 3.4 : 3.9;
  const at = { x: (point: SizePoint) => point.row.accelerators_total, y: 'value', sort: null };
  const spread = points.filter(({ spread: runs }) => runs && Math.abs(y.at(runs[0]) - y.at(runs[1])) > 2 * radius);
  const own = points.filter((point) => isOwn(point.row));
  const bar = { x: at.x, stroke: 'var(--ink)', strokeWidth: 1.2, className: 'spread' };
  return [
    ruleX(spread, { ...bar, y1: (point: SizePoint) => point.spread![0], y2: (point: SizePoint) => point.spread![1] }),
    dot(points, {
      ...at,
      r: radius,
      fill: 'var(--ink)',
      stroke: 'var(--surface)',
      strokeWidth: 0.8,
      className: 'marks',
    }),
    own.length
      ? dot(own, { ...at, r: radius + 4, stroke: 'var(--surface)', strokeWidth: 4, className: 'rings' })
      : null,
    own.length ? dot(own, { ...at, r: radius + 4, stroke: 'var(--yours)', strokeWidth: 2, className: 'rings' }) : null,
  ];
}
