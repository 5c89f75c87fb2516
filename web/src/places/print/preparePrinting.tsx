import { effect } from '@preact/signals';
import { render } from 'preact';
import { trustOf } from '../../rank/trustText';
import { findRows } from '../../rank/table/find';
import type { Store } from '../../state/store';
import { originOf } from '../rank/exports';
import { findText } from '../rank/shared';
import type { PrintSheet } from './PrintSheet';

type Sheet = typeof PrintSheet;

/**
 * Lays the ranking out for paper while the browser prints. The sheet must stand when the browser asks for it, so its
 * code is fetched as soon as there is something to print; before that the page itself is printed.
 */
export function preparePrinting(store: Store): void {
  const root = document.createElement('div');
  root.className = 'print-root';
  document.body.prepend(root);
  let sheet: Sheet | null = null;
  const stop = effect(() => {
    if (store.rank.value.status !== 'ready') return;
    void import('./PrintSheet').then((module) => (sheet = module.PrintSheet));
    queueMicrotask(() => stop());
  });
  const open = () => sheet && render(sheetOf(store, sheet), root);
  const close = () => render(null, root);
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? open() : close()));
}

/** null where there is no ranking to print: the other places print as they are. */
function sheetOf(store: Store, Sheet: Sheet) {
  const { place, sort, selected, chart: kind } = store.view.value;
  const result = store.rank.value.value;
  if (place !== 'rank' || !result) return null;
  const find = findText.value;
  const trust = trustOf(store.robustness.value);
  const table = { result: findRows(result, find), trust, sort, selected, folded: false, find };
  return <Sheet table={table} chart={{ result, kind, selected }} origin={originOf(store)} />;
}
