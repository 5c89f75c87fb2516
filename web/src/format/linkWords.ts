import type { RankResult, Row } from '../engine/contract';
import type { DecodedLink } from '../state/link';
import { tagOf, type Seen } from '../state/seen';
import { configuration, count, counted } from './number';
import { shortAccelerator } from './words';

/** A sentence about the link or state file the page was opened with. */
export interface LinkNotice {
  kind: 'data_version' | 'damaged' | 'newer' | 'too_long' | 'repaired';
  sentence: string;
  /** Names of the settings that could not be read and took their default. */
  lost: string[];
  /** Names of the settings that were read. */
  kept: string[];
}

/**
 * What is worth saying about a link; null when it was read whole and rests on the same data. `result` is what the link
 * shows here, once it is known.
 */
export function linkNotice(
  link: DecodedLink,
  dataVersion: string | null,
  result: RankResult | null = null,
): LinkNotice | null {
  const { kept, lost } = link;
  const notice = (kind: LinkNotice['kind'], sentence: string) => ({ kind, sentence, lost, kept });
  const old = otherData(link, dataVersion);
  if (link.newer) return notice('newer', `This link was made by a newer version of Tilecast. ${howMuch(link)}`);
  if (lost.length > 0 && old) return notice('data_version', [old, howMuch(link), ...changes(link, result)].join(' '));
  if (lost.length > 0) return notice('damaged', `The link is damaged. ${howMuch(link)} ${kLinksGetCut}`);
  if (link.rowsLeftBehind > 0) return notice('too_long', leftBehind(link.rowsLeftBehind));
  if (link.altered) {
    return notice('damaged', `This link is not as it was copied: it was cut or edited on its way. ${asItStands(link)}`);
  }
  if (old) return notice('data_version', [old, ...changes(link, result)].join(' '));
  return link.repaired ? notice('repaired', `This link was changed on its way: ${link.repaired}. ${kReadWhole}`) : null;
}

const kReadWhole = 'It could be read whole.';
const kLinksGetCut = 'Often the end of a link is lost in mail.';

function otherData({ dataVersion }: DecodedLink, present: string | null): string | null {
  if (dataVersion === null || present === null || dataVersion === present) return null;
  return `This link was made with data version ${dataVersion}; the page now has ${present}.`;
}

/** How far what the link shows here is what its sender saw. */
function changes(link: DecodedLink, result: RankResult | null): string[] {
  if (!result || !link.seen) {
    return ['Rows, groups and ranks may differ from what its sender saw.', ...(result ? notThere(link, result) : [])];
  }
  return [thenAndNow(link.seen, result), ...notThere(link, result)];
}

/** "Then 240 rows, 8 × H200 of NVIDIA (v4.0) first; now 243 rows, …" */
function thenAndNow(seen: Seen, { rows }: RankResult): string {
  const now = rows.find(({ rank }) => rank === 1);
  const then = rows.find(({ id }) => tagOf(id) === seen.best);
  const many = counted(rows.length, 'row');
  if (seen.rows === rows.length && now && then === now) {
    return `It shows ${many} as then, and ${named(now)} first as then; groups and other ranks may differ.`;
  }
  const first = seen.best === null ? 'none ranked' : then ? `${named(then)} first` : 'one first that is not here now';
  return `Then ${counted(seen.rows, 'row')}, ${first}; now ${many}, ${now ? `${named(now)} first` : 'none ranked'}.`;
}

function named({ source, accelerators_total, accelerator, submitter, round }: Row): string {
  const text = configuration(accelerators_total, shortAccelerator(accelerator));
  return source === 'own' ? `your ${text}` : `${text} of ${submitter} (${round})`;
}

/** What the link names and the data do not have, or no longer among these rows. */
function notThere({ view, kept }: DecodedLink, { rows, facets }: RankResult): string[] {
  const known = new Set(facets.accelerators.map(({ value }) => value));
  const kinds = view.filter.accelerators.filter((name) => !known.has(name)).map((name) => `“${name}”`);
  const selected = kept.includes('selected row') && !rows.some(({ id }) => id === view.selected);
  return [
    ...(kinds.length > 0 ? [`The data do not have ${kinds.join(', ')}.`] : []),
    ...(selected ? ['Its selected row is not among the rows now.'] : []),
  ];
}

function howMuch({ kept, lost }: DecodedLink): string {
  if (lost.length === 0) return `All of its ${counted(kept.length, 'setting')} could be read.`;
  const total = kept.length + lost.length;
  const readable = kept.length > 0 ? ` ${sentenceList(kept)} ${kept.length === 1 ? 'is' : 'are'} as sent.` : '';
  return `${count(lost.length)} of its ${counted(total, 'setting')} could not be read. ${sentenceList(lost)} took the default.${readable}`;
}

function asItStands({ kept }: DecodedLink): string {
  if (kept.length === 0) return 'It holds no setting, so this is the first view.';
  return `${sentenceList(kept)} ${kept.length === 1 ? 'was' : 'were'} read as written; settings that were cut off have their default.`;
}

function leftBehind(rows: number): string {
  return `This link was too short for its ${counted(rows, 'own row')}, so they are missing here. Ask its sender for the saved state file and drop it on this page.`;
}

/** "Rounds, weight of time and own rows" */
function sentenceList(names: readonly string[]): string {
  const text = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the link takes along of the user's, beside the length. */
export function whatTravels(ownRows: number): string {
  return ownRows > 0 ? `with your ${counted(ownRows, 'row')}` : '';
}

/** Why there is no link to copy, and what to do in its place. */
export function tooLongSentence(length: number, longest: number): string {
  return `With your rows the link has ${count(length)} characters; over ${count(longest)} many programs cut it. Save a state file and send that: dropped on this page, it shows the same.`;
}
