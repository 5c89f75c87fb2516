import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Line } from './excerpt';

interface TableWindow {
  body: { current: HTMLElement | null };
  scrollTo(index: number): void;
}

interface RowActions {
  selected: string | null;
  open: string | null;
  focusOn: string | null;
  onSelect(id: string | null): void;
  onOpen(id: string | null): void;
  onFocused(): void;
}

/** Arrow keys over the rows: one of them is in the tab order, the keys move which. */
export function useRowKeys(view: TableWindow, lines: Line[], actions: RowActions) {
  const [chosen, setCurrent] = useState<string | null>(null);
  const focusNext = useRef(false);
  const ids = lines.flatMap((line) => ('row' in line ? [line.row.id] : []));
  const current =
    chosen !== null && ids.includes(chosen)
      ? chosen
      : actions.selected !== null && ids.includes(actions.selected)
        ? actions.selected
        : (ids[0] ?? null);
  useLayoutEffect(() => {
    if (focusNext.current && current !== null) focusNext.current = !focusRow(view.body.current, current);
  });
  const moveTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), ids.length - 1);
    const id = ids[next];
    if (id === undefined) return;
    setCurrent(id);
    focusNext.current = !focusRow(view.body.current, id);
    if (focusNext.current) view.scrollTo(next);
  };
  useLayoutEffect(() => {
    const at = actions.focusOn === null ? -1 : ids.indexOf(actions.focusOn);
    if (at < 0) return;
    moveTo(at);
    actions.onFocused();
  }, [actions.focusOn, lines]);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).dataset['row'];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = ids.indexOf(row);
    if (event.key === 'ArrowDown') moveTo(at + 1);
    else if (event.key === 'ArrowUp') moveTo(at - 1);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(ids.length - 1);
    else if (event.key === 'PageDown') moveTo(at + 10);
    else if (event.key === 'PageUp') moveTo(at - 10);
    else if (event.key === 'Enter') actions.onOpen(actions.open === row ? null : row);
    else if (event.key === ' ') actions.onSelect(row);
    else if (event.key === 'Escape' && actions.open !== null) actions.onOpen(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { current, setCurrent, onKeyDown };
}

/** Tells whether the row was there to be focused. */
function focusRow(body: HTMLElement | null, id: string): boolean {
  const rows = body?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [];
  const row = [...rows].find((element) => element.dataset['row'] === id);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined;
}
