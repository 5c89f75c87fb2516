import type { DecodedLink } from '../state/link';
import { count, counted } from './number';

/** A sentence about the link or state file the page was opened with. */
export interface LinkNotice {
  kind: 'data_version' | 'damaged' | 'newer' | 'too_long';
  sentence: string;
  /** Names of the settings that could not be read and took their default. */
  lost: string[];
  /** Names of the settings that were read. */
  kept: string[];
}

/** What is worth saying about a link; null when it was read whole and rests on the same data. */
export function linkNotice(link: DecodedLink, dataVersion: string | null): LinkNotice | null {
  const { kept, lost } = link;
  const notice = (kind: LinkNotice['kind'], sentence: string) => ({ kind, sentence, lost, kept });
  const old = otherData(link, dataVersion);
  if (link.newer) return notice('newer', `This link was made by a newer version of Tilecast. ${howMuch(link)}`);
  if (lost.length > 0 && old) return notice('data_version', `${old} ${howMuch(link)}`);
  if (lost.length > 0) return notice('damaged', `The link is damaged. ${howMuch(link)} ${kLinksGetCut}`);
  if (link.rowsLeftBehind > 0) return notice('too_long', leftBehind(link.rowsLeftBehind));
  if (link.altered) {
    return notice('damaged', `This link is not as it was copied: it was cut or edited on its way. ${asItStands(link)}`);
  }
  return old ? notice('data_version', `${old} Rows, groups and ranks may differ from what its sender saw.`) : null;
}

const kLinksGetCut = 'Often the end of a link is lost in mail.';

function otherData({ dataVersion }: DecodedLink, present: string | null): string | null {
  if (dataVersion === null || present === null || dataVersion === present) return null;
  return `This link was made with data version ${dataVersion}; the page now has ${present}.`;
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
