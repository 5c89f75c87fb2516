import type { OwnRow } from '../engine/contract';

/** More own rows than any comparison needs; the engine refuses requests with more. */
export const kMostOwnRows = 5_000;

/**
 * Rows of a file that was read again, with what the user had done to its rows: names given and rows taken out.
 * `before` is what the file gave the last time, `kept` what stood in the ranking since; order is the same in all three.
 */
export function withEdits(before: readonly OwnRow[], kept: readonly OwnRow[], now: readonly OwnRow[]): OwnRow[] {
  const edited = pairInOrder(before, kept, sameFigures);
  const past = pairInOrder(now, before, (a, b) => a.name === b.name && sameFigures(a, b));
  return now.flatMap((row, at) => {
    const then = past[at];
    if (then === undefined) return [row]; // new since the last reading
    const current = edited[then];
    return current === undefined ? [] : [{ ...row, name: kept[current]!.name }];
  });
}

/** For each row the position of its partner among the others, both lists walked from the start. */
function pairInOrder(
  rows: readonly OwnRow[],
  others: readonly OwnRow[],
  same: (a: OwnRow, b: OwnRow) => boolean,
): (number | undefined)[] {
  let next = 0;
  return rows.map((row) => {
    const at = others.findIndex((other, index) => index >= next && same(row, other));
    if (at < 0) return undefined;
    next = at + 1;
    return at;
  });
}

/** Renaming and device answers leave these alone. */
function sameFigures(a: OwnRow, b: OwnRow): boolean {
  return (
    a.benchmark === b.benchmark &&
    a.accelerators_total === b.accelerators_total &&
    a.time_to_train_min === b.time_to_train_min &&
    a.throughput_samples_per_s === b.throughput_samples_per_s
  );
}
