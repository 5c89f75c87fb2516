import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { OwnRow } from '../engine/contract';
import { plainText } from '../format/plainText';
import { checksum } from './checksum';

/** More cannot be meant: 5 MB of text is the largest file that is read. */
const kLargestText_bytes = 20_000_000;

/** The user's rows as one field of a link: deflated, base64url, then a checksum of the text. */
export function packRows(rows: readonly OwnRow[]): string {
  const text = strToU8(JSON.stringify(rows.map(toTuple)));
  return `${toBase64Url(deflateSync(text, { level: 9 }))}.${checksum(text)}`;
}

/** The rows of such a field, or null when it is damaged. */
export function unpackRows(written: string): OwnRow[] | null {
  try {
    const [packed, sum, ...rest] = written.split('.');
    const text = inflate(fromBase64Url(packed!));
    if (rest.length > 0 || checksum(text) !== sum) return null;
    const tuples: unknown = JSON.parse(strFromU8(text));
    return Array.isArray(tuples) ? validRows(tuples.map(fromTuple)) : null;
  } catch {
    return null; // not base64url, not deflate, or not JSON
  }
}

/** The rows if every one of them has the shape of an OwnRow, else null. */
export function validRows(rows: readonly unknown[]): OwnRow[] | null {
  return rows.every(isOwnRow) ? rows.map(withPlainTexts) : null;
}

/** Names come from anywhere: what does not print in them is made visible as they enter the page. */
export function withPlainTexts(row: OwnRow): OwnRow {
  const { name, file, accelerator } = row;
  return { ...row, name: plainText(name), file: plainText(file), accelerator: plainText(accelerator) };
}

function isOwnRow(value: unknown): value is OwnRow {
  const row = value as OwnRow;
  return (
    typeof value === 'object' &&
    value !== null &&
    [row.name, row.file, row.benchmark, row.accelerator].every((text) => typeof text === 'string') &&
    Number.isInteger(row.accelerators_total) &&
    row.accelerators_total > 0 &&
    [row.time_to_train_min, row.throughput_samples_per_s].every(isFigure) &&
    (row.time_to_train_min !== null || row.throughput_samples_per_s !== null)
  );
}

function isFigure(value: unknown): boolean {
  return value === null || (typeof value === 'number' && Number.isFinite(value) && value > 0);
}

function toTuple(row: OwnRow): unknown[] {
  const { name, file, benchmark, accelerator, accelerators_total, time_to_train_min, throughput_samples_per_s } = row;
  return [name, file, benchmark, accelerator, accelerators_total, time_to_train_min, throughput_samples_per_s];
}

function fromTuple(tuple: unknown): unknown {
  if (!Array.isArray(tuple) || tuple.length !== 7) return null;
  const [name, file, benchmark, accelerator, accelerators_total, time_to_train_min, throughput_samples_per_s] = tuple;
  return { name, file, benchmark, accelerator, accelerators_total, time_to_train_min, throughput_samples_per_s };
}

/** Inflates, but never more than a link can honestly hold. */
function inflate(packed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflater = new Inflate((piece) => {
    size += piece.length;
    if (size > kLargestText_bytes) throw new Error('too long');
    pieces.push(piece);
  });
  inflater.push(packed, true);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]+$/.test(text)) throw new Error('not base64url');
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
