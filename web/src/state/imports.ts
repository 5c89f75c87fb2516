import { signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine/client';
import type { FileReport, FileToRead, MappedField, OwnRow } from '../engine/contract';
import { importToast, tooManyRows } from '../format/importWords';
import { plainText } from '../format/plainText';
import { kMostOwnRows, withEdits } from './ownEdits';
import { withPlainTexts } from './ownRows';

/** A dropped, pasted or opened file of this session. */
export interface ImportReport {
  /** The text as read, with the answers given so far. */
  file: FileToRead;
  size_bytes: number;
  /** Benchmark of its rows where the file names none: the one that was looked at when it came. */
  benchmark: string;
  /** null while the engine reads it. */
  report: FileReport | null;
}

/** A file as it came in: its text, or the sentence that says why there is none. */
export interface Incoming {
  name: string;
  size_bytes: number;
  content: { text: string } | { problem: string };
}

export interface Imports {
  readonly reports: ReadonlySignal<ImportReport[]>;
  add(incoming: readonly Incoming[]): Promise<void>;
  answerColumns(name: string, mapping: Partial<Record<MappedField, string>>): Promise<void>;
  answerDevice(name: string, asWritten: string, choice: string | null): Promise<void>;
  /** Forgets the file; the returned function brings its report back. */
  remove(name: string): () => void;
}

interface Deps {
  engine: Engine;
  benchmark: () => string;
  own: () => OwnRow[];
  setOwn: (rows: OwnRow[]) => void;
  say: (text: string) => void;
}

/** The files of this session: has the engine read them and puts their rows into the ranking. */
export function createImports({ engine, benchmark, own, setOwn, say }: Deps): Imports {
  const reports = signal<ImportReport[]>([]);

  /** Own rows of the last reading that were more than the ranking takes. */
  let refused = 0;

  function take(rows: OwnRow[]): void {
    refused = Math.max(0, rows.length - kMostOwnRows);
    setOwn(rows.slice(0, kMostOwnRows));
  }

  function edited(report: FileReport, before: ReadonlyMap<string, readonly OwnRow[]>): readonly OwnRow[] {
    const then = before.get(report.name);
    const kept = own().filter((row) => row.file === report.name);
    return then ? withEdits(then, kept, report.rows) : report.rows;
  }

  function put(entry: ImportReport): void {
    const others = reports.value.filter(({ file }) => file.name !== entry.file.name);
    reports.value = [...others, entry];
  }

  /** `before`: what each file gave when it was last read; the user's edits since then are kept. */
  async function read(entries: ImportReport[], before = new Map<string, readonly OwnRow[]>()): Promise<void> {
    entries.forEach(put);
    const files = entries.map(({ file }) => file);
    const answer = await engine.ask({ version: 1, command: 'read', benchmark: entries[0]!.benchmark, files });
    const known = reports.value.map(({ file }) => file);
    refused = 0;
    const done = entries
      .map((entry) => ({ ...entry, report: reportOn(entry.file, answer) }))
      .filter(({ file }) => known.includes(file)); // the others were removed or answered meanwhile
    done.forEach(put);
    if (done.some(({ file, report }) => report.rows.length > 0 || holdsRowsOf(own(), file.name))) {
      take(done.reduce((rows, { file, report }) => withRowsOf(rows, file.name, edited(report, before)), own()));
    }
    if (done.length > 0) say(importToast(done.map(({ report }) => report)) + tooManyRows(refused));
  }

  function entryOf({ name, size_bytes, content }: Incoming): ImportReport {
    const text = 'text' in content ? content.text : '';
    const file = { name: freeName(plainText(name), text, reports.value, own()), text };
    const report = 'problem' in content ? failed(file.name, content.problem) : null;
    return { file, size_bytes, benchmark: benchmark(), report };
  }

  async function readAgain(name: string, answers: (file: FileToRead) => Partial<FileToRead>): Promise<void> {
    const entry = reports.value.find(({ file }) => file.name === name);
    const before = new Map(entry?.report ? [[name, entry.report.rows]] : []);
    if (entry) await read([{ ...entry, file: { ...entry.file, ...answers(entry.file) }, report: null }], before);
  }

  return {
    reports,
    async add(incoming) {
      const entries: ImportReport[] = [];
      for (const one of incoming) {
        const entry = entryOf(one);
        put(entry);
        entries.push(entry);
      }
      const problems = entries.flatMap(({ report }) => report ?? []);
      if (problems.length > 0) say(importToast(problems));
      const readable = entries.filter(({ report }) => !report);
      if (readable.length > 0) await read(readable);
    },
    answerColumns: (name, mapping) => readAgain(name, () => ({ mapping })),
    answerDevice: (name, asWritten, choice) =>
      readAgain(name, ({ devices }) => ({ devices: { ...devices, [asWritten]: choice ?? '' } })),
    remove(name) {
      const before = reports.value.find(({ file }) => file.name === name);
      reports.value = reports.value.filter(({ file }) => file.name !== name);
      return () => before && put(before);
    },
  };
}

/** The rows with those of one file exchanged, at the place where they were. */
export function withRowsOf(own: readonly OwnRow[], file: string, rows: readonly OwnRow[]): OwnRow[] {
  const at = own.findIndex((row) => row.file === file);
  const others = own.filter((row) => row.file !== file);
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), ...rows, ...others.slice(place)];
}

function holdsRowsOf(own: readonly OwnRow[], file: string): boolean {
  return own.some((row) => row.file === file);
}

function reportOn(file: FileToRead, answer: Awaited<ReturnType<Engine['ask']>>): FileReport {
  if (!answer) return failed(file.name, `“${file.name}” was not read: the reading was cancelled.`);
  if (!answer.ok) return failed(file.name, answer.error.message);
  const { files } = answer.result as { files: FileReport[] };
  const report = files.find(({ name }) => name === file.name);
  if (!report) return failed(file.name, `The engine did not report on “${file.name}”.`);
  return { ...report, rows: report.rows.map(withPlainTexts) };
}

function failed(name: string, error: string): FileReport {
  return {
    name,
    format: null,
    rows: [],
    rows_read: 0,
    rows_skipped: 0,
    skipped: [],
    rows_not_read: 0,
    warnings: [],
    columns_question: null,
    device_questions: [],
    error,
  };
}

/**
 * The same file dropped again replaces itself; another file of the same name gets a number. Rows that came with a link
 * hold their file's name too: what that file was cannot be known, so it is another one.
 */
function freeName(name: string, text: string, reports: readonly ImportReport[], own: readonly OwnRow[]): string {
  const [stem, extension] = splitExtension(name);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${stem} (${number})${extension}`;
    const taken = reports.find(({ file }) => file.name === candidate);
    if (taken ? taken.file.text === text : !holdsRowsOf(own, candidate)) return candidate;
  }
}

function splitExtension(name: string): [string, string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
