/** What the parts of the Rank place have in common beside the store. */
import { signal } from '@preact/signals';
import type { ResultDetail, Row } from '../../engine/contract';
import { useLater } from '../../widgets/useLater';
import { useStore } from '../storeContext';

/** Row whose details are open in the table. */
export const openRow = signal<string | null>(null);

/** Words that the rows of the table are searched for. */
export const findText = signal('');

/** Row that the table is to focus, because the chart leads there. */
export const rowToFocus = signal<string | null>(null);

/** The selected row; before the user selects one it is the first in rank. */
export function useSelection(): { id: string | null; row: Row | null } {
  const { view, rank } = useStore();
  const rows = rank.value.value?.rows ?? [];
  const wanted = view.value.selected;
  const row = wanted === null ? rows.find(({ rank: place }) => place === 1) : rows.find(({ id }) => id === wanted);
  return { id: wanted ?? row?.id ?? null, row: row ?? null };
}

/** Opens a row in the table, which selects it too; null closes. */
export function useOpen(): (id: string | null) => void {
  const { selectRow } = useStore();
  return (id) => {
    if (id !== null) selectRow(id);
    openRow.value = id;
  };
}

/** Where a working answer begins to look old. */
const kDim_ms = 150;

export function useDimmed(): boolean {
  const { status, value } = useStore().rank.value;
  return useLater(status === 'working' && value !== null, kDim_ms);
}

// Details that have come in: a card and an opened row may be about different ones.
const known = new Map<string, ResultDetail>();

export function useDetails(): (id: string | null) => ResultDetail | null {
  const detail = useStore().result.value.value;
  if (detail) known.set(detail.id, detail);
  return (id) => (id === null ? null : (known.get(id) ?? null));
}
