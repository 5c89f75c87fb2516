import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface RowWindow {
  /** First and past-the-last row to draw. */
  from: number;
  to: number;
}

/** Rows above and below the screen that are drawn too, so that scrolling shows no gap. */
const kMargin = 20;

/**
 * Which rows of a long list are near the screen. Below `threshold` rows it is all of them.
 * Rows are taken to be as high as the first drawn one.
 */
export function useWindow(count: number, threshold: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useRef(37);
  const [range, setRange] = useState<RowWindow>({ from: 0, to: threshold });
  const all = count <= threshold;
  useLayoutEffect(() => {
    if (all) return;
    const update = () => {
      const row = body.current?.querySelector('tr[data-row]');
      if (row) rowHeight.current = row.getBoundingClientRect().height || rowHeight.current;
      const top = -(body.current?.getBoundingClientRect().top ?? 0);
      const from = Math.max(0, Math.floor(top / rowHeight.current) - kMargin);
      const to = Math.min(count, from + Math.ceil(innerHeight / rowHeight.current) + 2 * kMargin);
      setRange((old) => (old.from === from && old.to === to ? old : { from, to }));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [all, count]);
  const shown = all ? { from: 0, to: count } : { from: Math.min(range.from, count), to: Math.min(range.to, count) };
  /** Brings a row that is not drawn onto the screen. */
  const scrollTo = (index: number) => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY;
    window.scrollTo({ top: top + index * rowHeight.current - innerHeight / 2 });
  };
  return {
    body,
    scrollTo,
    ...shown,
    above: shown.from * rowHeight.current,
    below: (count - shown.to) * rowHeight.current,
  };
}
