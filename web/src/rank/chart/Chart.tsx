import { useEffect, useState } from 'preact/hooks';
import type { RankResult, ResultDetail } from '../../engine/contract';
import { spokenRow } from '../rowText';
import { axisTitles, chartSummary, tickFormats } from './axisText';
import { Card } from './Card';
import { extreme, nearest, neighbour, type Direction } from './navigate';
import { Overlay } from './Overlay';
import { nearestEdge, type Spot } from './place';
import type { Formats } from './plot';
import { buildScene, kCardSize, type ChartKind, type Point, type Scene } from './scene';
import { usePlot } from './usePlot';
import { useSize, type Size } from '../../widgets/useSize';

interface ChartProps {
  result: RankResult | null;
  kind: ChartKind;
  selected: string | null;
  /** An older answer is shown while a newer one is worked on. */
  working: boolean;
  /** Every field of the row the card is about, once known. */
  detail: ResultDetail | null;
  onSelect(id: string): void;
  /** Opens the row in the table. */
  onOpen(id: string): void;
  /** Which row the card is about; null without a card. */
  onShow(id: string | null): void;
}

const kArrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Accelerators × time, one mark per configuration. One tab stop; the table says the same in rows. */
export function Chart(props: ChartProps) {
  const { result, kind, working } = props;
  const { ref, size } = useSize();
  const { scene, formats } = useScene(result, kind, size);
  const plot = usePlot(scene, formats);
  const marks = useMarks(props, scene);
  const titles = axisTitles(result, kind, scene?.narrow ?? false);
  return (
    <div class={working ? 'chart working' : 'chart'} ref={ref} {...marks.regionHandlers}>
      <div
        class="chart-area"
        role="application"
        aria-roledescription="chart"
        tabIndex={0}
        aria-label={`${titles.heading}, chart`}
        aria-describedby="chart-summary"
        {...marks.areaHandlers}
      >
        <div ref={plot.ref} class="chart-plot" />
        {scene && plot.drawn && (
          <Overlay
            scene={scene}
            selected={marks.selected}
            active={marks.active}
            focused={marks.focused}
            leaderFrom={marks.leaderFrom}
          />
        )}
        <p class="axis-title y" aria-hidden="true">
          {titles.y}
        </p>
        <p class="axis-title x" aria-hidden="true">
          {titles.x}
        </p>
      </div>
      <p class="sr-only" id="chart-summary">
        {chartSummary(result, kind, scene)}
      </p>
      <p class="sr-only" aria-live="polite">
        {marks.focused && marks.active && result ? spokenRow(marks.active.row, result) : ''}
      </p>
      {marks.carded && scene && result && (
        <Card row={marks.carded.row} result={result} detail={props.detail} {...scene.corner} />
      )}
    </div>
  );
}

/** The scene is built after the frame, so that headline and table never wait for the places of its labels. */
function useScene(result: RankResult | null, kind: ChartKind, size: Size | null) {
  const [built, setBuilt] = useState<{ scene: Scene | null; formats: Formats }>({
    scene: null,
    formats: tickFormats(kind),
  });
  useEffect(() => {
    if (size) setBuilt({ scene: buildScene(result, kind, size), formats: tickFormats(kind) });
  }, [result, kind, size]);
  return built;
}

/** Which mark is pointed at, focused, carded, and the handlers that change it. */
function useMarks(props: ChartProps, scene: Scene | null) {
  const [activeId, setActive] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const points = scene?.points ?? [];
  const find = (id: string | null) => points.find((point) => point.row.id === id) ?? null;
  const selected = find(props.selected);
  const active = find(activeId);
  const carded = dismissed || !scene || scene.narrow ? null : (active ?? selected);
  const shownId = dismissed ? null : ((active ?? selected)?.row.id ?? null);
  useEffect(() => props.onShow(shownId), [shownId]);

  const activate = (id: string | null) => {
    setActive(id);
    if (id) setDismissed(false);
  };
  const goTo = (index: number) => points[index] && activate(points[index].row.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = points.findIndex((point) => point === (active ?? selected));
    const direction = kArrows[event.key];
    if (direction) goTo(neighbour(points, from, direction));
    else if (event.key === 'Home') goTo(extreme(points, 'first'));
    else if (event.key === 'End') goTo(extreme(points, 'last'));
    else if (event.key === 'Enter' && active) props.onOpen(active.row.id);
    else if (event.key === ' ' && active) props.onSelect(active.row.id);
    else if (event.key === 'Escape' && carded) setDismissed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pointed = (event: PointerEvent | MouseEvent, reach: number): Point | null => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return points[nearest(points, { x: event.clientX - box.left, y: event.clientY - box.top }, reach)] ?? null;
  };
  const areaHandlers = {
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const byKey = (event.currentTarget as HTMLElement).matches(':focus-visible');
      setFocused(byKey);
      if (byKey) activate((active ?? selected ?? points[0])?.row.id ?? null);
    },
    onBlur: () => setFocused(false),
    onPointerMove: (event: PointerEvent) => {
      const point = event.pointerType === 'touch' ? null : pointed(event, 24);
      if (point && !focused) activate(point.row.id);
    },
    onClick: (event: MouseEvent) => {
      const point = pointed(event, 24);
      if (!point) return;
      activate(point.row.id);
      props.onSelect(point.row.id);
    },
  };
  const regionHandlers = {
    onPointerLeave: () => !focused && setActive(null),
    onFocusOut: (event: FocusEvent) => {
      if (!(event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null)) setActive(null);
    },
  };
  const leaderFrom = carded && scene ? cardEdge(scene, carded) : null;
  return {
    active: active ?? (carded ? selected : null),
    selected,
    focused,
    carded,
    leaderFrom,
    areaHandlers,
    regionHandlers,
  };
}

/** The point of the card's edge that is nearest to a mark. */
function cardEdge({ frame, corner }: Scene, mark: Spot): Spot {
  const x = corner.side === 'left' ? frame.left : frame.right - kCardSize.width;
  const y = corner.end === 'top' ? frame.top : frame.bottom - kCardSize.height;
  return nearestEdge({ x, y }, kCardSize, mark);
}
