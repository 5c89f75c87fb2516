import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Store } from '../state/store';

export const StoreContext = createContext<Store | null>(null);

/** The state of the page. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('A component that needs the store was drawn outside of the page.');
  return store;
}
