/** Columns of the ranking: how each is headed, sorted and written. */
import type { RankResult, Row } from '../../engine/contract';
import * as number from '../../format/number';
import { availabilityWord, configuration, unitPlural } from '../rowText';

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

export function columnsOf(result: RankResult): Column[] {
  const units = unitPlural(result);
  const sample = result.sample_unit?.split(' ')[0];
  return [
    {
      id: 'rank',
      title: 'Rank',
      note: '',
      numeric: true,
      key: (row) => row.rank,
      text: (row) => (row.rank === null ? '–' : number.count(row.rank)),
    },
    {
      id: 'configuration',
      title: 'Configuration',
      note: 'mark shows the group',
      numeric: false,
      key: (row) => row.accelerators_total,
      text: configuration,
    },
    {
      id: 'system',
      title: 'System',
      note: '',
      numeric: false,
      key: (row) => (row.system_name ?? row.name)?.toLowerCase() ?? null,
      text: (row) => row.system_name ?? row.name ?? '–',
    },
    {
      id: 'submitter',
      title: 'Submitter',
      note: '',
      numeric: false,
      wideOnly: true,
      key: (row) => row.submitter?.toLowerCase() ?? null,
      text: (row) => row.submitter ?? 'you',
    },
    {
      id: 'round',
      title: 'Round',
      note: 'availability',
      numeric: false,
      key: (row) => row.round,
      text: (row) => row.round ?? '–',
    },
    {
      id: 'time',
      title: 'Time',
      note: 'min',
      numeric: true,
      key: (row) => row.time_to_train_min,
      text: (row) => number.minutes(row.time_to_train_min),
    },
    {
      id: 'accelerator_minutes',
      title: `${singular(units)}-minutes*`,
      note: `${units} × min`,
      numeric: true,
      key: (row) => row.accelerator_minutes,
      text: (row) => number.acceleratorMinutes(row.accelerator_minutes),
    },
    ...(sample ? [speedColumn(sample, units)] : []),
    {
      id: 'efficiency',
      title: 'Efficiency*',
      note: 'hardware',
      numeric: true,
      wideOnly: true,
      key: (row) => row.hardware_efficiency,
      text: (row) => number.ratio(row.hardware_efficiency),
    },
    {
      id: 'source',
      title: 'Source',
      note: '',
      numeric: false,
      key: (row) => row.source,
      text: (row) => (row.source === 'own' ? 'Yours' : 'MLPerf®'),
    },
  ];
}

function speedColumn(sample: string, units: string): Column {
  return {
    id: 'speed',
    title: 'Speed*',
    note: `${sample}s/s per ${singular(units)}`,
    numeric: true,
    wideOnly: true,
    key: (row) => row.throughput_per_accelerator_samples_per_s,
    text: (row) => number.throughput(row.throughput_per_accelerator_samples_per_s),
  };
}

const singular = (units: string) => units.replace(/s$/, '');

export { availabilityWord };

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
