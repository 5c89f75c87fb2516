/** The table as CSV, for spreadsheets, and as JSON, for programs. */
import type { RankResult } from '../engine/contract';
import { csvRecord, csvText } from './csv';
import { kTrademark, provenanceOf, roundsOf, type Origin, type Provenance } from './provenance';
import { tableOf, type ExportTable, type SeenTable, type Value } from './table';

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const kByteOrderMark = '\ufeff';

/**
 * One header, one record per row: the columns of the screen with their text, then the unrounded figures, then in every
 * row what the file is, so that rows can be sorted, cut and put together and still say where they come from.
 */
export function tableCsv(seen: SeenTable, origin: Origin): string {
  const table = tableOf(seen);
  const about = provenanceOf(seen.result, origin, table.rows.length, seen.find);
  const aboutCells = Object.values(about).map((text: string) => csvText(text));
  const records = table.rows.map((row) => [
    ...table.columns.map((column) => (column.numeric ? column.text(row) : csvText(column.text(row)))),
    ...table.raw.map(({ value }) => rawCell(value(row))),
    ...aboutCells,
  ]);
  return kByteOrderMark + [headerOf(table, about), ...records].map(csvRecord).join('');
}

function headerOf({ columns, raw }: ExportTable, about: Provenance): string[] {
  const mark = (name: string, derived: boolean) => name + (derived ? '*' : '');
  return [
    ...columns.map(({ title, unit, derived }) => mark(title, derived) + (unit ? `, ${unit}` : '')),
    ...raw.map(({ key, derived }) => mark(key, derived)),
    ...Object.keys(about).map((key) => `about_${key}`),
  ];
}

function rawCell(value: Value): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : csvText(value);
}

const kSchema = 'tilecast.table';

/** Rows with their unrounded figures, and beside them each text as it stands on the screen. */
export function tableJson(seen: SeenTable, origin: Origin): string {
  const table = tableOf(seen);
  const file = {
    schema: kSchema,
    version: 1,
    about: { ...provenanceOf(seen.result, origin, table.rows.length, seen.find), trademark: kTrademark },
    question: questionOf(seen.result),
    sources: roundsOf(seen.result, origin.catalogue),
    columns: table.columns.map(({ id, title, unit, derived }) => ({ id, title, unit: unit || null, derived })),
    derived_fields: table.raw.filter(({ derived }) => derived).map(({ key }) => key),
    rows: table.rows.map((row) => ({
      ...Object.fromEntries(table.raw.map(({ key, value }) => [key, value(row)])),
      shown: Object.fromEntries(table.columns.map(({ id, text }) => [id, text(row)])),
    })),
  };
  return JSON.stringify(file, null, 1) + '\n';
}

function questionOf({ filter, grouping, ranking }: RankResult) {
  return { filter, grouping, ranking };
}
