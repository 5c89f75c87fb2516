/** Columns of the ranking: how each is headed, sorted and written. */
import type { RankResult, Row } from '../../engine/contract';
import * as number from '../../format/number';
import { sampleNoun } from '../../format/words';
import { capital, configuration, unitPlural } from '../rowText';
import { fewRuns, placeOf, shareMissing, type Trust } from '../trustText';

export interface Column {
  id: string;
  title: string;
  /** Second line of the header: the unit, or what stands under the first line of a cell. */
  note: string;
  numeric: boolean;
  /** Left out where the table is narrower: from 800 px to 1,199, or to 1,379. */
  room?: 'wide' | 'widest';
  /** What rows are ordered by; null comes last either way. */
  key(row: Row): string | number | null;
  text(row: Row): string;
  /** Why there is a dash. */
  missing?(row: Row): string;
}

/** Estimates are marked; the details say what they rest on. */
function marked(row: Row, field: string, text: string): string {
  return row.estimated.includes(field) ? `≈ ${text}` : text;
}

const text = { numeric: false, note: '' };
const figure = { numeric: true, note: '' };

/** Robustness comes later than the ranking: until then there are plain ranks, and no shares. */
export function columnsOf(result: RankResult, trust: Trust): Column[] {
  const units = unitPlural(result);
  return [rankColumn(trust), ...kNames, ...figures(units, result), ...shareColumns(result, trust), kSource];
}

function rankColumn(trust: Trust): Column {
  return {
    ...figure,
    id: 'rank',
    title: 'Rank',
    note: 'or band',
    key: (row) => row.rank,
    text: (row) => placeOf(row, trust),
    missing: (row) => row.unranked_reason ?? 'The method cannot rank this row.',
  };
}

/** Methods without weights have no share of them. */
function shareColumns(result: RankResult, trust: Trust): Column[] {
  if (result.ranking.method === 'pareto') return [];
  const share = (row: Row) => trust.rows.get(row.id)?.top_ten_share ?? null;
  return [
    {
      ...figure,
      id: 'top_ten_share',
      title: 'Top-10 share*',
      note: '% of all weights',
      room: 'wide',
      key: share,
      text: (row) => number.percentOf(share(row)),
      missing: (row) => row.unranked_reason ?? shareMissing(trust),
    },
  ];
}

/** Which configuration a row is about. */
const kNames: Column[] = [
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
    missing: () => 'The row has no name.',
  },
  {
    ...text,
    id: 'submitter',
    title: 'Submitter',
    room: 'wide',
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
    missing: () => 'A row of yours belongs to no round.',
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
      text: (row) => {
        const time = marked(row, 'time_to_train_min', number.minutes(row.time_to_train_min));
        return fewRuns(row) ? `† ${time}` : time;
      },
    },
    {
      ...figure,
      id: 'accelerator_minutes',
      title: `${capital(singular(units))}-minutes*`,
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
      room: 'widest',
      key: (row) => row.hardware_efficiency,
      text: (row) => number.ratio(row.hardware_efficiency),
      missing: () => 'Needs the speed of this row and of the smallest entry of its kind.',
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
    room: 'widest',
    key: speed,
    text: (row) => {
      const value = speed(row);
      return value === null
        ? number.kMissing
        : marked(row, 'throughput_per_accelerator_samples_per_s', number.fixed(value, decimals));
    },
    missing: (row) =>
      row.source === 'own'
        ? 'The file gives no throughput.'
        : `The result does not say how many ${sample}s it was trained on.`,
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
