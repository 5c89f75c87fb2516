/** Columns of the ranking: how each is headed, sorted and written. */
import type { RankResult, Row } from '../../engine/contract';
import * as number from '../../format/number';
import { sampleNoun } from '../../format/words';
import { configuration, unitPlural } from '../rowText';

export interface Column {
  id: string;
  title: string;
  /** Second line of the header: the unit, or what stands under the first line of a cell. */
  note: string;
  numeric: boolean;
  /** Left out between 800 and 1,199 px. */
  wideOnly?: boolean;
  /** What rows are ordered by; null comes last either way. */
  key(row: Row): string | number | null;
  text(row: Row): string;
}

/** Estimates are marked; the details say what they rest on. */
function marked(row: Row, field: string, text: string): string {
  return row.estimated.includes(field) ? `≈ ${text}` : text;
}

const text = { numeric: false, note: '' };
const figure = { numeric: true, note: '' };

export function columnsOf(result: RankResult): Column[] {
  const units = unitPlural(result);
  return [...kNames, ...figures(units, result), kSource];
}

/** Which configuration a row is about. */
const kNames: Column[] = [
  {
    ...figure,
    id: 'rank',
    title: 'Rank',
    key: (row) => row.rank,
    text: (row) => number.count(row.rank),
  },
  {
    ...text,
    id: 'configuration',
    title: 'Configuration',
    note: 'mark shows the group',
    key: (row) => row.accelerators_total,
    text: configuration,
  },
  {
    ...text,
    id: 'system',
    title: 'System',
    key: (row) => (row.system_name ?? row.name)?.toLowerCase() ?? null,
    text: (row) => row.system_name ?? row.name ?? number.kMissing,
  },
  {
    ...text,
    id: 'submitter',
    title: 'Submitter',
    wideOnly: true,
    key: (row) => row.submitter?.toLowerCase() ?? null,
    text: (row) => row.submitter ?? 'you',
  },
  {
    ...text,
    id: 'round',
    title: 'Round',
    note: 'availability',
    key: (row) => row.round,
    text: (row) => row.round ?? number.kMissing,
  },
];

const kSource: Column = {
  ...text,
  id: 'source',
  title: 'Source',
  key: (row) => row.source,
  text: (row) => (row.source === 'own' ? 'Yours' : 'MLPerf®'),
};

/** Where the benchmark has no common unit there is no speed. */
function figures(units: string, result: RankResult): Column[] {
  return [
    {
      ...figure,
      id: 'time',
      title: 'Time',
      note: 'min',
      key: (row) => row.time_to_train_min,
      text: (row) => marked(row, 'time_to_train_min', number.minutes(row.time_to_train_min)),
    },
    {
      ...figure,
      id: 'accelerator_minutes',
      title: `${singular(units)}-minutes*`,
      note: `${units} × min`,
      key: (row) => row.accelerator_minutes,
      text: (row) => marked(row, 'time_to_train_min', number.acceleratorMinutes(row.accelerator_minutes)),
    },
    ...(result.sample_unit ? [speedColumn(sampleNoun(result.sample_unit)!, units, result.rows)] : []),
    {
      ...figure,
      id: 'efficiency',
      title: 'Efficiency*',
      note: 'hardware',
      wideOnly: true,
      key: (row) => row.hardware_efficiency,
      text: (row) => number.ratio(row.hardware_efficiency),
    },
  ];
}

function speedColumn(sample: string, units: string, rows: Row[]): Column {
  const speed = (row: Row) => row.throughput_per_accelerator_samples_per_s;
  const decimals = number.columnDecimals(rows.map(speed));
  return {
    ...figure,
    id: 'speed',
    title: 'Speed*',
    note: `${sample}s/s per ${singular(units)}`,
    wideOnly: true,
    key: speed,
    text: (row) => {
      const value = speed(row);
      return value === null
        ? number.kMissing
        : marked(row, 'throughput_per_accelerator_samples_per_s', number.fixed(value, decimals));
    },
  };
}

const singular = (units: string) => units.replace(/s$/, '');

/** Rows in the order of a column; equal rows keep their rank order, rows without a value come last. */
export function sortRows(rows: Row[], column: Column | undefined, descending: boolean): Row[] {
  if (!column) return rows;
  const sign = descending ? -1 : 1;
  return rows
    .map((row, i) => ({ row, i, key: column.key(row) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null) || a.i - b.i;
      return sign * compare(a.key, b.key) || a.i - b.i;
    })
    .map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}
