import { useEffect, useState } from 'preact/hooks';

/** Whether `active` has held for `delay_ms`: what passes quickly never shows. */
export function useLater(active: boolean, delay_ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!active) return;
    const timer = setTimeout(() => setLate(true), delay_ms);
    return () => clearTimeout(timer);
  }, [active, delay_ms]);
  return active && late;
}
