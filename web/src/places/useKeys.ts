import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Store } from '../state/store';
import type { View } from '../state/view';

/** Whether help is open. */
export const helpOpen = signal(false);

export const toggleHelp = () => void (helpOpen.value = !helpOpen.value);

/** Single-letter keys can be switched off: some speech input types them. Kept for this visit. */
export const lettersOn = signal(true);

const kPlaces: View['place'][] = ['rank', 'files', 'about'];

/** Keys that work everywhere on the page. */
export function useKeys(store: Store) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (handle(event, store)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}

/** Tells whether the key meant something here. */
function handle(event: KeyboardEvent, store: Store): boolean {
  const typing =
    event.target instanceof Element &&
    event.target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !typing) {
    (event.shiftKey ? store.redo : store.undo)();
    return true;
  }
  if (event.altKey && /^Digit[1-3]$/.test(event.code)) {
    store.update({ place: kPlaces[Number(event.code.at(-1)) - 1]! });
    document.getElementById('main')?.focus(); // what had the focus may be gone with its place
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return false;
  return letter(event, store);
}

function letter(event: KeyboardEvent, store: Store): boolean {
  if (event.key === 'Escape') return escape(store);
  if (!lettersOn.value) return false;
  if (event.key === '?') toggleHelp();
  else if (event.key === '/') document.getElementById('find')?.focus();
  else return false;
  return true;
}

function escape(store: Store): boolean {
  if (helpOpen.value) helpOpen.value = false;
  else if (store.leftOutOpen.value) store.leftOutOpen.value = false;
  else if (store.view.value.selected !== null) store.selectRow(null);
  else return false;
  return true;
}
