/** The ranking as it is seen, with the unrounded figures behind it: what both files of the table are written from. */
import type { RankResult, Row } from '../engine/contract';
import { columnsOf, sortRows, type Column } from '../rank/table/columns';
import { excerpt, kFirst } from '../rank/table/excerpt';
import type { Sort } from '../rank/table/Header';
import type { Trust } from '../rank/trustText';

/** The table on the screen: `result` holds the rows that were found. */
export interface SeenTable {
  result: RankResult;
  /** As known when the table is written: bands and shares are part of what is seen. */
  trust: Trust;
  sort: Sort | null;
  selected: string | null;
  /** Whether only the first rows of the table are shown, with own and selected ones. */
  folded: boolean;
  find: string;
}

export type Value = string | number | null;

export interface ExportColumn {
  /** Key in JSON, header of the unrounded column in CSV. */
  id: string;
  title: string;
  unit: string;
  numeric: boolean;
  derived: boolean;
  text(row: Row): string;
}

/** An unrounded figure or a name as the data have it. */
export interface RawField {
  key: string;
  derived: boolean;
  value(row: Row): Value;
}

export interface ExportTable {
  columns: ExportColumn[];
  raw: RawField[];
  rows: Row[];
}

/** Rows in the order of the screen, every column of it, and the figures behind them. */
export function tableOf(seen: SeenTable): ExportTable {
  const columns = columnsOf(seen.result, seen.trust);
  return { columns: columns.map(columnOf), raw: rawFields(seen.result, columns), rows: rowsOf(seen, columns) };
}

function rowsOf({ result, sort, selected, folded }: SeenTable, columns: Column[]): Row[] {
  const sorted = sortRows(
    result.rows,
    columns.find(({ id }) => id === sort?.column),
    sort?.descending ?? false,
  );
  if (!folded) return sorted;
  return excerpt(sorted, kFirst, selected).flatMap((line) => ('row' in line ? [line.row] : []));
}

function columnOf({ id, title, note, numeric, text }: Column): ExportColumn {
  const derived = title.endsWith('*') || kRawOf[id]?.derived === true;
  return { id, title: title.replace(/\*$/, ''), unit: numeric ? note : '', numeric, derived, text };
}

const field = (key: keyof Row, derived = false): RawField => ({
  key,
  derived,
  value: (row) => (row[key] as Value | undefined) ?? null,
});
const derived = (key: keyof Row) => field(key, true);

const kNames = [
  { ...field('id'), key: 'result_id' },
  field('source'),
  field('name'),
  field('file'),
  field('round'),
  field('submitter'),
  field('system_name'),
  field('availability'),
  field('accelerator'),
  field('device'),
];
const kFigures = [
  field('accelerators_total'),
  field('accelerators_per_node'),
  field('time_to_train_min'),
  derived('accelerator_minutes'),
  derived('throughput_per_accelerator_samples_per_s'),
  derived('hardware_efficiency'),
  derived('statistical_efficiency'),
  derived('time_efficiency'),
  derived('group'),
  derived('silhouette'),
  derived('pareto_layer'),
  derived('score'),
  derived('rank'),
];
const kNotes: RawField[] = [
  { key: 'unranked_reason', derived: false, value: (row) => row.unranked_reason },
  { key: 'estimated', derived: false, value: (row) => row.estimated.join('; ') },
  { key: 'flags', derived: false, value: (row) => row.flags.join('; ') },
];

const figure = (key: string) => kFigures.find((each) => each.key === key)!;

/** Columns of the screen whose unrounded figure is a field of the row. */
const kRawOf: Record<string, RawField> = {
  rank: figure('rank'),
  time: figure('time_to_train_min'),
  accelerator_minutes: figure('accelerator_minutes'),
  speed: figure('throughput_per_accelerator_samples_per_s'),
  efficiency: figure('hardware_efficiency'),
};

/** The row as the engine gave it; columns that are no field of it join with what they are sorted by. */
function rawFields({ groups }: RankResult, columns: Column[]): RawField[] {
  const names = new Map(groups.map(({ group, name }) => [group, name]));
  const groupName: RawField = { key: 'group_name', derived: true, value: (row) => names.get(row.group) ?? null };
  const others = columns
    .filter(({ id, numeric }) => numeric && !kRawOf[id])
    .map(({ id, title, key }): RawField => ({ key: id, derived: title.endsWith('*'), value: key }));
  return [...kNames, ...kFigures, groupName, ...runFields, ...others, ...kNotes];
}

const runFields: RawField[] = [
  { key: 'runs', derived: false, value: (row) => row.runs?.count ?? null },
  { key: 'fastest_run_min', derived: false, value: (row) => row.runs?.fastest_min ?? null },
  { key: 'slowest_run_min', derived: false, value: (row) => row.runs?.slowest_min ?? null },
];
