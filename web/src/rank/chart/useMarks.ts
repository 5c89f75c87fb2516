import { useEffect, useState } from 'preact/hooks';
import { extreme, nearest, neighbour, type Direction } from './navigate';
import { cornerBox, nearestEdge, type Corner, type Spot, type TextSize } from './place';
import type { Box } from './occupancy';

/** A mark that stands for a row. */
interface Marked extends Spot {
  row: { id: string };
}

interface MarkScene<P extends Marked> {
  points: P[];
  frame: Box;
  narrow: boolean;
  corner: Corner;
  cardSize: TextSize;
}

interface MarkActions {
  selected: string | null;
  onSelect(id: string): void;
  onOpen(id: string): void;
  onShow(id: string | null): void;
}

const kArrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** How near a pointer must be to a mark, in px. */
const kReach = 24;

/** Which mark is pointed at, focused and carded, and the handlers that change it. */
export function useMarks<P extends Marked>(props: MarkActions, scene: MarkScene<P> | null) {
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

  const activate = (point: P | null) => {
    setActive(point?.row.id ?? null);
    if (point) setDismissed(false);
  };
  const state: MarkState<P> = { points, current: active ?? selected, activate, dismiss: () => setDismissed(true) };
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

interface MarkState<P extends Marked> {
  points: P[];
  /** Where the keys start from. */
  current: P | null;
  activate(point: P | null): void;
  /** Takes the card away until another mark is gone to. */
  dismiss(): void;
}

function onKey<P extends Marked>(event: KeyboardEvent, state: MarkState<P>, props: MarkActions) {
  const { points, current, activate, dismiss } = state;
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
function focusHandlers<P extends Marked>(
  { points, current, activate }: MarkState<P>,
  setFocused: (focused: boolean) => void,
) {
  return {
    onFocus: (event: FocusEvent) => {
      const byKey = (event.currentTarget as HTMLElement).matches(':focus-visible');
      setFocused(byKey);
      if (byKey) activate(current ?? points[0] ?? null);
    },
    onBlur: () => setFocused(false),
  };
}

function pointerHandlers<P extends Marked>({ points, activate }: MarkState<P>, props: MarkActions) {
  const under = (event: MouseEvent): P | null => {
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
function cardEdge(
  { frame, corner, cardSize }: Pick<MarkScene<Marked>, 'frame' | 'corner' | 'cardSize'>,
  mark: Spot,
): Spot {
  const { left, top } = cornerBox(corner, cardSize, frame);
  return nearestEdge({ x: left, y: top }, cardSize, mark);
}
