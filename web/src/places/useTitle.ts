import { useEffect } from 'preact/hooks';
import type { Store } from '../state/store';

/** Names the tab, the history entry and the bookmark after what is looked at. */
export function useTitle({ rank, view }: Store) {
  const benchmark = rank.value.value?.benchmark_title;
  const place = { rank: benchmark, files: 'Files', about: 'About' }[view.value.place];
  useEffect(() => {
    document.title = place ? `${place} · Tilecast` : 'Tilecast';
  }, [place]);
}
