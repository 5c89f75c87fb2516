import type { Store } from '../state/store';
import { answerOf } from '../format/words';

/** The page. */
export function App({ store }: { store: Store }) {
  const { value, error } = store.rank.value;
  return <h1>{value ? answerOf(value).headline : (error?.message ?? 'Tilecast')}</h1>;
}
