import type { Row } from '../../engine/contract';

/** Rows shown before all are asked for. */
export const kFirst = 10;

/** A line of the table: a row, or the count of rows that are left out between two. */
export type Line = { row: Row; index: number } | { between: number; index: number };

/** The first rows, then own and selected rows that stand further down, with the count of rows between. */
export function excerpt(rows: Row[], first: number, selected: string | null): Line[] {
  const lines: Line[] = [];
  let next = 0;
  rows.forEach((row, index) => {
    if (index >= first && row.source !== 'own' && row.id !== selected) return;
    if (index > next) lines.push({ between: index - next, index: next });
    lines.push({ row, index });
    next = index + 1;
  });
  return lines;
}
