import { useMemo, useState } from 'preact/hooks';
import type { RankResult, Sensitivity } from '../../engine/contract';
import * as number from '../../format/number';
import { Disclosure } from '../../widgets/Disclosure';
import { pathOf as shapePath, shapeOf } from '../../widgets/shapes';
import { useSize } from '../../widgets/useSize';
import {
  kRankTicks,
  linesOf,
  moved,
  namesOf,
  nearestTo,
  nearestWeight,
  pathOf,
  planeOf,
  type Cursor,
  type Line,
  type Name,
  type Plane,
} from './lines';
import { SensitivityTable } from './SensitivityTable';

export interface SensitivityProps {
  result: RankResult;
  sensitivity: Sensitivity;
  /** The weight of time in use. */
  weight: number;
  selected: string | null;
  onSelect(id: string): void;
}

export const kChartHeight = 190;

/** Rank of the leading rows at each weight of time, under the slider and on its scale. One tab stop. */
export function SensitivityChart(props: SensitivityProps) {
  const { result, sensitivity, weight } = props;
  const { ref, size } = useSize();
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const { weights } = sensitivity;
  const lines = useMemo(() => linesOf(result, sensitivity), [result, sensitivity]);
  const plane = useMemo(() => size && planeOf(size.width, kChartHeight), [size]);
  const at = cursor && lines[cursor.line] && weights[cursor.weight] !== undefined ? cursor : null;
  const said = at ? spoken(lines[at.line]!, weights[at.weight]!, at.weight) : null;
  return (
    <div class="sensitivity">
      <p class="sensitivity-title">Rank at each weight of time</p>
      <div
        class="sensitivity-area"
        role="application"
        aria-roledescription="chart"
        aria-label="Rank by weight of time, chart"
        aria-describedby="sensitivity-summary"
        tabIndex={0}
        ref={ref}
        style={{ height: `${kChartHeight}px` }}
        {...handlers({ ...props, lines, plane, cursor: at, setCursor })}
      >
        {plane && <Drawing {...props} lines={lines} plane={plane} cursor={at} weight={weight} />}
      </div>
      <p class="sensitivity-ends" aria-hidden="true">
        <span>0</span>
        <span>weight of time</span>
        <span>100 %</span>
      </p>
      <p class="sensitivity-said hint" id="sensitivity-summary">
        {said ?? summary(lines)}
      </p>
      <p class="sr-only" aria-live="polite">
        {said}
      </p>
      <Disclosure label="The same as a table" labelOpen="Hide the table">
        <SensitivityTable lines={lines} weights={weights} weight={weight} />
      </Disclosure>
    </div>
  );
}

function summary(lines: Line[]): string {
  const many = number.counted(lines.length, 'row');
  return `Rank of the ${many} that come among the first three at some weight: 1 is at the top, log scale, places after 20 are not drawn.`;
}

function spoken({ row, name, ranks }: Line, weight: number, at: number): string {
  const from = row.source === 'own' ? 'yours' : `${row.submitter}, ${row.round}`;
  return `At ${number.percent(weight)} on time ${name} (${from}) has rank ${number.count(ranks[at]!)}.`;
}

interface Handled extends SensitivityProps {
  lines: Line[];
  plane: Plane | null;
  cursor: Cursor | null;
  setCursor(cursor: Cursor | null): void;
}

function handlers({ sensitivity: { weights }, lines, plane, cursor, setCursor, weight, onSelect }: Handled) {
  const here = cursor ?? { line: 0, weight: nearestWeight(weight, weights) };
  const under = (event: MouseEvent) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return plane && nearestTo(event.clientX - box.left, event.clientY - box.top, lines, weights, plane);
  };
  const select = (place: Cursor | null) => place && onSelect(lines[place.line]!.row.id);
  return {
    onFocus: (event: FocusEvent) => {
      if ((event.currentTarget as HTMLElement).matches(':focus-visible') && lines.length) setCursor(here);
    },
    onBlur: () => setCursor(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !lines.length) return;
      const next = moved(here, event.key, event.shiftKey ? 5 : 1, lines, weights);
      if (next) setCursor(next);
      else if (event.key === 'Enter' || event.key === ' ') select(cursor);
      else if (event.key === 'Escape' && cursor) setCursor(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerMove: (event: PointerEvent) => event.pointerType !== 'touch' && setCursor(under(event)),
    onPointerLeave: (event: PointerEvent) => {
      if (document.activeElement !== event.currentTarget) setCursor(null);
    },
    onClick: (event: MouseEvent) => {
      const place = under(event);
      setCursor(place);
      select(place);
    },
  };
}

interface DrawingProps extends SensitivityProps {
  lines: Line[];
  plane: Plane;
  cursor: Cursor | null;
}

function Drawing({ sensitivity: { weights }, lines, plane, cursor, weight, selected }: DrawingProps) {
  const names = useMemo(() => namesOf(lines, weights, plane), [lines, weights, plane]);
  const held = cursor && lines[cursor.line]!;
  return (
    <svg class="sensitivity-svg" width={plane.width} height={plane.height} aria-hidden="true">
      <clipPath id="sensitivity-clip">
        <rect x="-6" y="0" width={plane.width + 12} height={plane.height} />
      </clipPath>
      <RankAxis plane={plane} />
      <line class="now" x1={plane.x(weight)} x2={plane.x(weight)} y1={plane.y(1)} y2={plane.height} />
      <g clip-path="url(#sensitivity-clip)">
        {[...lines].reverse().map((line) => (
          <path
            class={line === held || line.row.id === selected ? 'line held' : line.best === 1 ? 'line first' : 'line'}
            style={line.best === 1 || line === held ? { stroke: shapeOf(line.row.group).colour } : undefined}
            d={pathOf(line, weights, plane)}
            key={line.row.id}
          />
        ))}
      </g>
      {names.map((name) => (
        <LineName name={name} key={name.line.row.id} />
      ))}
      {held && (
        <circle
          class="cursor"
          cx={plane.x(weights[cursor.weight]!)}
          cy={plane.y(Math.min(held.ranks[cursor.weight]!, 20))}
          r="6"
        />
      )}
    </svg>
  );
}

function RankAxis({ plane }: { plane: Plane }) {
  return kRankTicks.map((rank) => (
    <g key={rank}>
      <line class="grid" x1="0" x2={plane.width} y1={plane.y(rank)} y2={plane.y(rank)} />
      <text class="axis" x="-8" y={plane.y(rank) + 4} text-anchor="end">
        {rank}
      </text>
    </g>
  ));
}

function LineName({ name: { line, x, y } }: { name: Name }) {
  const shape = shapeOf(line.row.group);
  return (
    <g class="name">
      <path transform={`translate(${x + 4},${y - 4})`} d={shapePath(shape, 4)} fill={shape.colour} />
      <text x={x + 13} y={y}>
        {line.name}
      </text>
    </g>
  );
}
