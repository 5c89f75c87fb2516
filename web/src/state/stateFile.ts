import type { OwnRow } from '../engine/contract';
import { readFields, writeFields } from './fields';
import { kLinkVersion, kOwnRows, type DecodedLink } from './link';
import { validRows } from './ownRows';
import { seenText, type Seen } from './seen';
import type { View } from './view';

export const kStateFileName = 'ranking.tilecast-state.json';
const kSchema = 'tilecast.state';

interface StateFile {
  schema: typeof kSchema;
  version: number;
  data_version: string | null;
  /** What was seen when it was saved, as in a link. */
  seen: string | null;
  /** The settings as they stand in a link. */
  settings: Record<string, string>;
  rows: OwnRow[];
}

/** The view as a file, for what is too long for a link. */
export function writeStateFile(view: View, dataVersion: string | null, seen: Seen | null = null): string {
  const settings = Object.fromEntries(writeFields(view));
  const file: StateFile = {
    schema: kSchema,
    version: kLinkVersion,
    data_version: dataVersion,
    seen: seen && seenText.write(seen),
    settings,
    rows: view.own,
  };
  return JSON.stringify(file, null, 1) + '\n';
}

/** Reads a state file as a link is read; null when the text is none. */
export function readStateFile(text: string): DecodedLink | null {
  const file = parse(text);
  if (!file) return null;
  const settings = Object.entries(Object(file.settings) as object).filter(([, value]) => typeof value === 'string');
  const { view, kept, lost } = readFields(new Map(settings));
  const rows = Array.isArray(file.rows) ? validRows(file.rows) : null;
  return {
    view: rows ? { ...view, own: rows } : view,
    dataVersion: typeof file.data_version === 'string' ? file.data_version : null,
    seen: typeof file.seen === 'string' ? (seenText.read(file.seen) ?? null) : null,
    newer: Number(file.version) > kLinkVersion,
    altered: false,
    repaired: null,
    kept: rows ? [...kept, kOwnRows] : kept,
    lost: rows ? lost : [...lost, kOwnRows],
    rowsLeftBehind: 0,
  };
}

function parse(text: string): Partial<StateFile> | null {
  if (!text.includes(kSchema)) return null;
  try {
    const file = JSON.parse(text) as Partial<StateFile> | null;
    return file?.schema === kSchema ? file : null;
  } catch {
    return null;
  }
}
