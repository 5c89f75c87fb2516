/** What the chart of sizes shows, in pixels: a pure function of the curves, the choices and the size. */
import type { ScalingCurve, SizeFigures } from '../../engine/contract';
import { shortAccelerator } from '../../format/words';
import { logAxis, shareAxis, type Axis } from '../chart/axes';
import { isoLines, type IsoLine } from '../chart/isolines';
import type { Box } from '../chart/occupancy';
import { freeCorner, type Corner, type Spot, type TextSize } from '../chart/place';
import { kLawDash, kPartDash, seriesDash } from './dashes';
import { efficiencyLine, lawLines, spreadOf, valueOf, type Measure, type Place } from './measures';
import { kFewestForChart, kLawNames } from './words';

export interface SizePoint extends Spot {
  row: SizeFigures;
  accelerator: string;
  value: number;
  /** Of the runs, on the vertical axis. */
  spread: [number, number] | null;
}

export interface Line {
  label: string;
  dash: string;
  /** Weight of the line: a kind of accelerator, a part of its efficiency, or a fitted law. */
  kind: 'series' | 'part' | 'law';
  /** Whether the places are joined: two sizes are no curve. */
  joined: boolean;
  places: Place[];
}

/** A mark at which more accelerators stop paying, and by which measure. */
export interface Stop {
  title: string;
  point: SizePoint;
}

export interface ScalingScene {
  width: number;
  height: number;
  frame: Box;
  narrow: boolean;
  x: Axis;
  y: Axis;
  points: SizePoint[];
  lines: Line[];
  isoLines: IsoLine[];
  /** Least efficiency, on the axis of efficiency only. */
  floor: number | null;
  stops: Stop[];
  corner: Corner;
  cardSize: TextSize;
}

export interface SceneOptions {
  measure: Measure;
  /** Which curve the laws and stops belong to. */
  focus: ScalingCurve;
  withLaws: boolean;
  floor: number;
}

const kNarrow = 560;
/** Right of the marks, for the names of the lines. */
const kLabelRoom = 124;
const kCardSize: TextSize = { width: 264, height: 262 };

export function buildScene(curves: ScalingCurve[], options: SceneOptions, size: TextSize): ScalingScene {
  const { measure } = options;
  const narrow = size.width < kNarrow;
  const frame = { left: narrow ? 36 : 44, top: 26, right: size.width - 16, bottom: size.height - (narrow ? 40 : 44) };
  const lines = linesOf(curves, options);
  const { x, y } = axesOf(curves, lines, measure, frame, narrow);
  const points = curves.flatMap((curve) => pointsOf(curve, measure, x, y));
  const products = measure === 'time' ? points.map(({ row }) => row.accelerator_minutes) : [];
  const drawn = lines
    .filter(({ joined }) => joined)
    .flatMap(({ places }) => places.map((place) => ({ x: x.at(place.accelerators_total), y: y.at(place.value) })));
  return {
    ...size,
    frame,
    narrow,
    x,
    y,
    points,
    lines,
    isoLines: products.length ? isoLines(x, y, products, 1) : [],
    floor: measure === 'efficiency' ? options.floor : null,
    stops: stopsOf(options.focus, points),
    corner: freeCorner([...points, ...drawn], kCardSize, frame),
    cardSize: kCardSize,
  };
}

function axesOf(curves: ScalingCurve[], lines: Line[], measure: Measure, frame: Box, narrow: boolean) {
  const sizes = curves.flatMap((curve) => curve.sizes);
  const right = frame.right - (narrow ? 6 : kLabelRoom);
  const counts = sizes.map((size) => size.accelerators_total);
  const x = logAxis(counts, [frame.left + 6, right], 'two', narrow ? 44 : 36);
  const values = lines.flatMap(({ places }) => places.map((place) => place.value));
  const shown = sizes.flatMap((size) => [valueOf(size, measure) ?? [], spreadOf(size, measure) ?? []].flat());
  const range: [number, number] = [frame.bottom, frame.top];
  const all = [...values, ...shown];
  const y = measure === 'efficiency' ? shareAxis(all, range) : logAxis(all, range, 'one-two-five', narrow ? 30 : 24);
  return { x, y };
}

function pointsOf(curve: ScalingCurve, measure: Measure, x: Axis, y: Axis): SizePoint[] {
  return curve.sizes.flatMap((row) => {
    const value = valueOf(row, measure);
    if (value === null) return [];
    const spot = { x: x.at(row.accelerators_total), y: y.at(value) };
    return [{ ...spot, row, accelerator: curve.accelerator, value, spread: spreadOf(row, measure) }];
  });
}

/** The parts of efficiency stand beside one kind alone, for want of room. */
function linesOf(curves: ScalingCurve[], { measure, focus, withLaws }: SceneOptions): Line[] {
  const series = curves.map((curve, at) => ({
    label: measure === 'efficiency' && curves.length === 1 ? 'time' : shortAccelerator(curve.accelerator),
    dash: seriesDash(at),
    kind: 'series' as const,
    joined: curve.sizes.length >= kFewestForChart,
    places: placesOf(curve, measure),
  }));
  const parts = measure === 'efficiency' && curves.length === 1 ? partsOf(focus) : [];
  const laws = withLaws ? lawsOf(focus, measure) : [];
  return [...laws, ...parts, ...series].filter(({ places }) => places.length > 0);
}

function placesOf(curve: ScalingCurve, measure: Measure): Place[] {
  return curve.sizes.flatMap((size) => {
    const value = valueOf(size, measure);
    return value === null ? [] : [{ accelerators_total: size.accelerators_total, value }];
  });
}

function partsOf(curve: ScalingCurve): Line[] {
  const part = (key: keyof typeof kPartDash, label: string): Line => ({
    label,
    dash: kPartDash[key],
    kind: 'part',
    joined: true,
    places: efficiencyLine(curve, key),
  });
  return [part('hardware_efficiency', 'hardware'), part('statistical_efficiency', 'statistical')];
}

function lawsOf(curve: ScalingCurve, measure: Measure): Line[] {
  return lawLines(curve, measure).map(({ law, places }) => ({
    label: law === 'usl' ? 'USL, hardware' : kLawNames[law],
    dash: kLawDash[law],
    kind: 'law',
    joined: true,
    places,
  }));
}

/** One per size at which something stops, named by all that stop there. */
function stopsOf({ accelerator, break_even }: ScalingCurve, points: SizePoint[]): Stop[] {
  const said = [
    ...break_even.floors.map((floor) => ({ at: floor.accelerators_total, title: `efficiency ${floor.floor}` })),
    { at: break_even.price.accelerators_total, title: `price ${break_even.price.minutes_per_minute_saved}` },
    ...break_even.knees.map((knee) => ({
      at: knee.accelerators_total,
      title: knee.axis === 'logarithmic' ? 'knee, ln N' : 'knee, N',
    })),
  ];
  return points.flatMap((point) => {
    const here = said.filter(({ at }) => at === point.row.accelerators_total).map(({ title }) => title);
    return point.accelerator === accelerator && here.length ? [{ point, title: here.join(' · ') }] : [];
  });
}
