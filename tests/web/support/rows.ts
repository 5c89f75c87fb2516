import fc from 'fast-check';
import type { RankResult, Row } from '../../../web/src/engine/contract';
import { rankResult, row } from './rankResult';

const figure = fc.double({ min: 1e-3, max: 1e6, noNaN: true });
const share = fc.double({ min: 1e-4, max: 1.5, noNaN: true });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const word = fc.string({
  unit: fc.constantFrom(...'abcZ09 =+-@,;"\'\n\t<&>é×＝日\ud834'),
  minLength: 1,
  maxLength: 12,
});

const anyRow: fc.Arbitrary<Partial<Row>> = fc.record({
  source: fc.constantFrom('mlperf', 'own'),
  name: orNull(word),
  file: orNull(word),
  round: fc.constantFrom('v3.0', 'v4.0'),
  submitter: orNull(word),
  system_name: orNull(word),
  accelerator: word,
  accelerators_total: fc.integer({ min: 1, max: 100_000 }),
  time_to_train_min: figure,
  throughput_per_accelerator_samples_per_s: orNull(figure),
  hardware_efficiency: orNull(share),
  statistical_efficiency: orNull(share),
  time_efficiency: orNull(share),
  group: fc.integer({ min: 0, max: 10 }),
  silhouette: orNull(fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value + 0)), // no −0
  pareto_layer: fc.integer({ min: 1, max: 5 }),
  score: orNull(share),
  estimated: fc.subarray(['time_to_train_min', 'throughput_per_accelerator_samples_per_s']),
});

/** Rankings of any rows, in rank order, with ids of their own. */
export const anyRanking: fc.Arbitrary<RankResult> = fc
  .array(anyRow, { minLength: 1, maxLength: 30 })
  .map((changes) => rankResult({ rows: changes.map(completed) }));

function completed(change: Partial<Row>, at: number): Row {
  const { accelerator = '', accelerators_total = 1, time_to_train_min = 1 } = change;
  const id = change.source === 'own' ? `own/${at + 1}` : `v4.0/lab/${at}/resnet`;
  return row({ ...change, id, accelerator, accelerators_total, time_to_train_min, rank: at + 1 });
}

/** A ranking of `count` results of one kind, each larger and faster than the one before. */
export function rankOf(count: number): RankResult {
  const rows = Array.from({ length: count }, (_, at) => ({
    accelerator: 'H100-SXM-80GB',
    accelerators_total: 8 * (at + 1),
    time_to_train_min: 13.215 / (at + 1) ** 0.9,
  }));
  return rankResult({ rows: rows.map(completed) });
}
