import { strToU8 } from 'fflate';
import type { RankResult } from '../engine/contract';
import { checksum } from './checksum';
import type { Codec } from './codecs';

/** What a ranking showed, short enough for a link: the number of rows, and a tag of the first of them. */
export interface Seen {
  rows: number;
  /** null where no row was ranked. */
  best: string | null;
}

/** "240.4k9xz" */
export const seenText: Codec<Seen> = {
  write: ({ rows, best }) => (best === null ? String(rows) : `${rows}.${best}`),
  read: (written) => {
    const [whole, rows, best = null] = /^(\d{1,7})(?:\.([0-9a-z]{1,5}))?$/.exec(written) ?? [];
    return whole === undefined ? undefined : { rows: Number(rows), best };
  },
};

export function seenOf({ rows }: RankResult): Seen {
  const best = rows.find(({ rank }) => rank === 1);
  return { rows: rows.length, best: best ? tagOf(best.id) : null };
}

/** 24 bits of the id: enough to find a row again among those of a benchmark. */
export function tagOf(id: string): string {
  return (parseInt(checksum(strToU8(id)), 36) % 2 ** 24).toString(36);
}
