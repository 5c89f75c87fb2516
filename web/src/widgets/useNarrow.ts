import { useEffect, useState } from 'preact/hooks';

const kNarrow = '(max-width: 799px)';

/** Whether the page stands in one column. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(kNarrow).matches);
  useEffect(() => {
    const query = matchMedia(kNarrow);
    const update = () => setNarrow(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return narrow;
}
