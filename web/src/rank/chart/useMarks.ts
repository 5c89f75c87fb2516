import { useEffect, useState } from 'preact/hooks';
import type { ChartProps } from './Chart';
import { extreme, nearest, neighbour, type Direction } from './navigate';
import { cornerBox, nearestEdge, type Spot } from './place';
import { kCardSize, type Point, type Scene } from './scene';

const kArrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** How near a pointer must be to a mark, in px. */
const kReach = 24;

/** Which mark is pointed at, focused and carded, and the handlers that change it. */
export function useMarks(props: ChartProps, scene: Scene | null) {
  const [activeId, setActive] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const points = scene?.points ?? [];
  const find = (id: string | null) => points.find((point) => point.row.id === id) ?? null;
  const selected = find(props.selected);
  const active = find(activeId);
  const shown = dismissed ? null : (active ?? selected);
  // At first sight the card shows only where it hides no mark; pointer and keyboard always bring it.
  const room = scene !== null && !scene.narrow && (active !== null || scene.corner.covered === 0);
  const carded = room ? shown : null;
  const shownId = shown?.row.id ?? null;
  useEffect(() => props.onShow(shownId), [shownId]);

  const activate = (point: Point | null) => {
    setActive(point?.row.id ?? null);
    if (point) setDismissed(false);
  };
  const state: MarkState = { points, current: active ?? selected, activate, dismiss: () => setDismissed(true) };
  const marked = { active: active ?? (carded ? selected : null), selected, focused, carded };
  return {
    ...marked,
    leaderFrom: carded && scene ? cardEdge(scene, carded) : null,
    areaHandlers: {
      onKeyDown: (event: KeyboardEvent) => {
        // A click may have brought the focus; from the first key on it is the keyboard's.
        if (kArrows[event.key]) setFocused(true);
        onKey(event, state, props);
      },
      ...focusHandlers(state, setFocused),
      ...(focused ? { onClick: pointerHandlers(state, props).onClick } : pointerHandlers(state, props)),
    },
    regionHandlers: {
      onPointerLeave: () => !focused && activate(null),
      onFocusOut: (event: FocusEvent) => {
        if (!(event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null)) activate(null);
      },
    },
  };
}

interface MarkState {
  points: Point[];
  /** Where the keys start from. */
  current: Point | null;
  activate(point: Point | null): void;
  /** Takes the card away until another mark is gone to. */
  dismiss(): void;
}

function onKey(event: KeyboardEvent, { points, current, activate, dismiss }: MarkState, props: ChartProps) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const from = current ? points.indexOf(current) : -1;
  const direction = kArrows[event.key];
  if (direction) activate(points[neighbour(points, from, direction)] ?? null);
  else if (event.key === 'Home') activate(points[extreme(points, 'first')] ?? null);
  else if (event.key === 'End') activate(points[extreme(points, 'last')] ?? null);
  else if (event.key === 'Enter' && current) props.onOpen(current.row.id);
  else if (event.key === ' ' && current) props.onSelect(current.row.id);
  else if (event.key === 'Escape') dismiss();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The keyboard's ring shows only when the keyboard brought the focus. */
function focusHandlers({ points, current, activate }: MarkState, setFocused: (focused: boolean) => void) {
  return {
    onFocus: (event: FocusEvent) => {
      const byKey = (event.currentTarget as HTMLElement).matches(':focus-visible');
      setFocused(byKey);
      if (byKey) activate(current ?? points[0] ?? null);
    },
    onBlur: () => setFocused(false),
  };
}

function pointerHandlers({ points, activate }: MarkState, props: ChartProps) {
  const under = (event: MouseEvent): Point | null => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return points[nearest(points, { x: event.clientX - box.left, y: event.clientY - box.top }, kReach)] ?? null;
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      const point = event.pointerType === 'touch' ? null : under(event);
      if (point) activate(point);
    },
    onClick: (event: MouseEvent) => {
      const point = under(event);
      if (!point) return;
      activate(point);
      props.onSelect(point.row.id);
    },
  };
}

/** The point of the card's edge that is nearest to a mark. */
function cardEdge({ frame, corner }: Scene, mark: Spot): Spot {
  const { left, top } = cornerBox(corner, kCardSize, frame);
  return nearestEdge({ x: left, y: top }, kCardSize, mark);
}
