import type { OwnRow } from './view';

export interface FileToRead {
  name: string;
  text: string;
  /** Column names chosen by the user, when they were not recognised. */
  mapping?: Partial<Record<MappedField, string>>;
  /** Answers to device questions: as written in the file → catalogue id or other spelling. */
  devices?: Record<string, string>;
}
export type MappedField =
  'name' | 'accelerator' | 'accelerators_total' | 'time_to_train_min' | 'throughput_samples_per_s';

export interface ReadResult {
  files: FileReport[];
}
export interface FileReport {
  name: string;
  /** "Own results (CSV)", or null when the file was not understood. */
  format: string | null;
  rows: OwnRow[];
  rows_read: number;
  rows_skipped: number;
  /** The first hundred of the rows passed over. */
  skipped: { line: number; reason: string; excerpt: string }[];
  /** Rows beyond the limit of one file, not looked at. */
  rows_not_read: number;
  warnings: string[];
  /** The columns were not recognised: ask, with the columns found and the best guess for each field. */
  columns_question: { columns: string[]; missing: MappedField[]; guess: Partial<Record<MappedField, string>> } | null;
  /** Devices the catalogue does not know or knows twice: ask; nearest names are offered, never applied. */
  device_questions: { as_written: string; sentence: string; choices: string[] }[];
  error: string | null;
}
