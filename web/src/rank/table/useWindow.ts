import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** First and past-the-last row to draw. */
interface Range {
  from: number;
  to: number;
}

/** Rows above and below the screen that are drawn too, so that scrolling shows no gap. */
const kMargin = 20;
/** Rows that one task adds to a table. */
const kStep = 60;

/**
 * Which rows of a table are drawn: up to `threshold` all of them, a few dozen per task; of longer tables those near the
 * screen. Rows are taken to be as high as the first drawn one.
 */
export function useWindow(count: number, threshold: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useRef(37);
  const growing = useGrowing(Math.min(count, threshold));
  const near = useNear(body, rowHeight, count, count > threshold);
  const { from, to } = count > threshold ? near : { from: 0, to: Math.min(growing, count) };
  /** Brings a row that is not drawn onto the screen. */
  const scrollTo = (index: number) => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY;
    window.scrollTo({ top: top + index * rowHeight.current - innerHeight / 2 });
  };
  return { body, scrollTo, from, to, above: from * rowHeight.current, below: (count - to) * rowHeight.current };
}

function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(kStep);
  useEffect(() => {
    if (drawn > count + kStep) setDrawn(Math.max(kStep, count));
    if (drawn >= count) return;
    const task = setTimeout(() => setDrawn(drawn + kStep));
    return () => clearTimeout(task);
  }, [drawn, count]);
  return drawn;
}

function useNear(
  body: { current: HTMLElement | null },
  rowHeight: { current: number },
  count: number,
  active: boolean,
) {
  const [range, setRange] = useState<Range>({ from: 0, to: kStep });
  useLayoutEffect(() => {
    if (!active) return;
    const update = () => {
      const row = body.current?.querySelector('tr[data-row]');
      if (row) rowHeight.current = row.getBoundingClientRect().height || rowHeight.current;
      const top = -(body.current?.getBoundingClientRect().top ?? 0);
      const from = Math.max(0, Math.floor(top / rowHeight.current) - kMargin);
      const to = from + Math.ceil(innerHeight / rowHeight.current) + 2 * kMargin;
      setRange((old) => (old.from === from && old.to === to ? old : { from, to }));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [active, count]);
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) };
}
