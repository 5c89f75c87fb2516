import { strToU8 } from 'fflate';
import type { OwnRow } from '../engine/contract';
import { checksum } from './checksum';
import { text } from './codecs';
import { kFields, readFields, writeFields } from './fields';
import { packRows, unpackRows } from './ownRows';
import { repairsOf } from './repair';
import { seenText, type Seen } from './seen';
import { kDefaultView, type View } from './view';

/** Version of the link format that is written; links of up to this version are read. */
export const kLinkVersion = 1;
/** Longer addresses are cut by some mail programs and servers. */
export const kLongestLink = 8_000;

/** Name of the own rows among the settings of a link. */
export const kOwnRows = 'own rows';

/** What a link says, and how much of it could be read. */
export interface DecodedLink {
  view: View;
  /** Version of the data that the sender saw. */
  dataVersion: string | null;
  /** What the sender saw, where the link says so. */
  seen: Seen | null;
  /** Written by a version of the page that knows more. */
  newer: boolean;
  /** The link is not what was copied: cut, edited, or damaged on its way. */
  altered: boolean;
  /** What was undone to read the link whole; null when nothing had to be. */
  repaired: string | null;
  kept: string[];
  lost: string[];
  /** Own rows that the link was too short for. */
  rowsLeftBehind: number;
}

/**
 * `#v=1&…`: settings that differ from the first view, own rows in one packed field, a checksum over all. `seen` is what
 * the view shows, for a reader with other data.
 */
export function encodeLink(view: View, dataVersion: string | null, seen: Seen | null = null): string {
  return assemble(view, dataVersion, view.own.length > 0 ? packed(view.own) : null, seen);
}

/** The same for the address bar, which names the number of own rows where the rows themselves do not fit. */
export function encodeAddress(view: View, dataVersion: string | null): string {
  const link = encodeLink(view, dataVersion);
  return link.length <= kLongestLink ? link : assemble(view, dataVersion, `~${view.own.length}`, null);
}

/** Reads any fragment; null when it is not a link of this page (say, `#main`). Never throws. */
export function decodeLink(hash: string): DecodedLink | null {
  const { body, what } = mended(hash.replace(/^#/, ''));
  const pairs = parsePairs(body);
  if (!pairs) return null;
  const { version, check, data, then, rows, settings } = takeApart(pairs);
  const { view, kept, lost } = readFields(settings);
  const own = readRows(rows);
  if (own.label) (own.rows ? kept : lost).push(own.label);
  const unsaid = check === undefined && settings.size === 0 && rows === undefined;
  return {
    view: own.rows ? { ...view, own: own.rows } : view,
    dataVersion: data === undefined ? null : (text().read(data) ?? null),
    seen: then === undefined ? null : (seenText.read(then) ?? null),
    newer: Number(version) > kLinkVersion,
    altered: !isVersion(version) || unsaid || (check !== undefined && check !== sumOf(pairs)),
    repaired: what,
    kept,
    lost: [...lost, ...unknownSettings(settings)],
    rowsLeftBehind: own.leftBehind,
  };
}

type Pairs = Map<string, string>;

function assemble(view: View, dataVersion: string | null, rows: string | null, seen: Seen | null): string {
  const pairs: Pairs = new Map();
  if (dataVersion !== null) pairs.set('data', text().write(dataVersion));
  if (seen !== null) pairs.set('then', seenText.write(seen));
  for (const [key, value] of writeFields(view)) pairs.set(key, value);
  if (rows !== null) pairs.set('rows', rows);
  return `#v=${kLinkVersion}&check=${sumOf(pairs)}` + [...pairs].map(([key, value]) => `&${key}=${value}`).join('');
}

/** Checksum of all but version and checksum: a link that was cut shows it, wherever the cut is. */
function sumOf(pairs: Pairs): string {
  const covered = [...pairs].filter(([key]) => key !== 'v' && key !== 'check');
  return checksum(strToU8(covered.map(([key, value]) => `${key}=${value}`).join('&')));
}

/** The link as it is when its checksum fits; else as it fits after a repair; else as it is. */
function mended(body: string): { body: string; what: string | null } {
  const asItIs = { body, what: null };
  if (fits(body)) return asItIs;
  const repairs = repairsOf(body);
  const readable = body.includes('=') ? undefined : repairs.find((repaired) => repaired.body.includes('='));
  return repairs.find((repaired) => fits(repaired.body)) ?? (readable ? { ...readable, what: null } : asItIs);
}

function fits(body: string): boolean {
  const pairs = parsePairs(body);
  return pairs !== null && isVersion(pairs.get('v')) && pairs.get('check') === sumOf(pairs);
}

function isVersion(written: string | undefined): boolean {
  return /^\d+$/.test(written ?? '');
}

/** A setting that is there twice with different values is none: nobody knows which was meant. */
function parsePairs(body: string): Pairs | null {
  if (!body.includes('=')) return null;
  const pairs: Pairs = new Map();
  for (const part of body.split('&').filter((each) => each !== '')) {
    const [key, value] = splitAt(part, part.indexOf('='));
    pairs.set(key, (pairs.get(key) ?? value) === value ? value : kTwice);
  }
  return pairs;
}

const kTwice = '%there twice'; // a broken escape: no field reads it

const kMostNamed = 5;

/** What a newer version knows, or damage made: some by name, the others by number. */
function unknownSettings(settings: Pairs): string[] {
  const unknown = [...settings.keys()].filter((key) => !kFields.some((field) => field.key === key));
  const named = unknown.slice(0, kMostNamed).map((key) => `“${key.slice(0, 40)}”`);
  const others = unknown.length - named.length;
  return others > 0 ? [...named, `${others} other unknown settings`] : named;
}

function splitAt(part: string, at: number): [string, string] {
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
}

function takeApart(pairs: Pairs) {
  const settings = new Map(pairs);
  const take = (key: string) => {
    const value = settings.get(key);
    settings.delete(key);
    return value;
  };
  return {
    version: take('v'),
    check: take('check'),
    data: take('data'),
    then: take('then'),
    rows: take('rows'),
    settings,
  };
}

interface ReadRows {
  rows: OwnRow[] | null;
  label: string | null;
  leftBehind: number;
}

function readRows(written: string | undefined): ReadRows {
  if (written === undefined) return { rows: null, label: null, leftBehind: 0 };
  const count = /^~(\d{1,7})$/.exec(written)?.[1];
  if (count) return { rows: null, label: null, leftBehind: Number(count) };
  return { rows: unpackRows(written), label: kOwnRows, leftBehind: 0 };
}

let lastPacked: { rows: OwnRow[]; written: string } = { rows: kDefaultView.own, written: '' };

/** The rows change far less often than the rest of the view. */
function packed(rows: OwnRow[]): string {
  if (lastPacked.rows !== rows) lastPacked = { rows, written: packRows(rows) };
  return lastPacked.written;
}
