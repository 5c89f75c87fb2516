import fc from 'fast-check';
import type { OwnRow } from '../../../web/src/engine/contract';
import { withPlainTexts } from '../../../web/src/state/ownRows';
import type { View } from '../../../web/src/state/view';

const anyText = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
const words = fc.uniqueArray(anyText, { maxLength: 4 });
const roundName = fc.tuple(fc.nat(99), fc.nat(9)).map(([major, minor]) => `v${major}.${minor}`);
const accelerators = fc.integer({ min: 1, max: 10_000_000 });
const openEnd = fc.option(accelerators, { nil: null });
const figure = fc.double({ min: 1e-6, max: 1e9, noNaN: true });

export const anyOwnRow: fc.Arbitrary<OwnRow> = fc
  .record({
    name: fc.string({ unit: 'grapheme', maxLength: 40 }),
    file: fc.string({ maxLength: 40 }),
    benchmark: anyText,
    accelerator: anyText,
    accelerators_total: accelerators,
    time_to_train_min: fc.option(figure, { nil: null }),
    throughput_samples_per_s: fc.option(figure, { nil: null }),
  })
  .filter((row) => row.time_to_train_min !== null || row.throughput_samples_per_s !== null)
  .map(withPlainTexts); // as all rows are that have entered the page

const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0); // no −0

/** Every view that the page can be in. */
export const anyView: fc.Arbitrary<View> = fc.record({
  place: fc.constantFrom('rank', 'files', 'about'),
  filter: fc.record({
    benchmark: anyText,
    rounds: fc.option(fc.tuple(roundName, roundName), { nil: null }),
    division: fc.constantFrom('closed', 'open'),
    availability: words,
    vendors: words,
    accelerators: words,
    count: fc.tuple(openEnd, openEnd),
  }),
  grouping: fc.record({
    k: fc.integer({ min: 2, max: 10 }),
    features: fc.subarray(
      ['accelerators_total', 'time_to_train_min', 'throughput_per_accelerator_samples_per_s', 'hardware_efficiency'],
      { minLength: 1 },
    ),
    restarts: fc.integer({ min: 1, max: 2_000 }),
    seed: fc.nat(2 ** 32 - 1),
    with_own: fc.boolean(),
  }),
  ranking: fc.record({
    method: fc.constantFrom('wpm', 'topsis', 'pareto'),
    weight_time: share,
  }),
  chart: fc.constantFrom('time', 'accelerator_minutes', 'efficiency'),
  scaling: fc.record({
    accelerators: words,
    reference_id: fc.option(anyText, { nil: null }),
    floor: fc.double({ min: 0.01, max: 1, noNaN: true }),
    minutes_per_minute_saved: fc.oneof(share, fc.double({ min: 1e-6, max: 1e9, noNaN: true })),
    measure: fc.constantFrom('time', 'accelerator_minutes', 'efficiency'),
  }),
  sort: fc.option(fc.record({ column: anyText, descending: fc.boolean() }), { nil: null }),
  selected: fc.option(anyText, { nil: null }),
  showAll: fc.boolean(),
  own: fc.array(anyOwnRow, { maxLength: 8 }),
});
