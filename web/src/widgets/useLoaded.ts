import { useEffect, useState } from 'preact/hooks';

/** What an import brings, once it is wanted: code that the first view does not need. Null until then. */
export function useLoaded<T>(wanted: boolean, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (wanted && !loaded) void load().then((value) => setLoaded({ value }));
  }, [wanted]);
  return loaded?.value ?? null;
}
