import { useEffect, useState } from 'preact/hooks';

/** The value, one task later: what is costly to draw follows what is cheap, and neither blocks the page for long. */
export function useSoon<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setShown(value));
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
