/**
 * Requests over every command, benchmark and method, with own rows, files and errors among them: the same list for the
 * same catalogue. What they are answered is compared between native and WASM, byte for byte.
 */

const allFeatures = [
  'accelerators_total',
  'time_to_train_min',
  'throughput_per_accelerator_samples_per_s',
  'hardware_efficiency',
];
const methods = ['wpm', 'topsis', 'pareto'];

/**
 * `catalogue`: the result of a catalogue request; `resultIds`: identifiers of results; `facetsOf`: the values that occur
 * for a benchmark, as a rank response gives them.
 * Returns requests as single lines of text.
 */
export function makeRequests(catalogue, resultIds, facetsOf) {
  const pick = picker(20240917);
  const good = [
    { command: 'catalogue' },
    { command: 'rank' },
    { command: 'groups' },
    { command: 'select' },
    { command: 'left_out' },
    ...catalogue.benchmarks.flatMap(requestsOfBenchmark),
    ...catalogue.benchmarks.flatMap(deeperRequests),
    ...variedRanks(catalogue, facetsOf, pick),
    ...Array.from({ length: 24 }, (_, i) => rankWithOwn(catalogue, pick, i)),
    ...resultIds.map((result_id) => ({ command: 'result', result_id })),
    ...filesToRead.map((files) => ({ command: 'read', benchmark: 'resnet', files })),
    ...refused,
  ];
  return [...good.map((request) => JSON.stringify({ version: 1, ...request })), ...unreadable];
}

function requestsOfBenchmark({ id, first_round, last_round }) {
  const filter = { benchmark: id };
  const everything = { benchmark: id, rounds: [first_round, last_round], vendors: [] };
  return [
    ...methods.map((method) => ({ command: 'rank', filter, ranking: { method } })),
    { command: 'rank', filter: { ...everything, division: 'open' } },
    { command: 'groups', filter: everything },
    { command: 'select', filter: everything, seed: 3 },
    { command: 'left_out', filter },
  ];
}

/** Small numbers of draws: what is compared are bytes, not figures. */
function deeperRequests({ id, first_round, last_round }, i) {
  const filter = i % 2 ? { benchmark: id } : { benchmark: id, rounds: [first_round, last_round], vendors: [] };
  const draws = { bootstraps: 3, gap_draws: 4, resample_restarts: 2 };
  return [
    { command: 'evidence', filter, grouping: { k: 2 + (i % 9), seed: i }, ...draws },
    { command: 'evidence', filter, gap_reference: 'principal_axes', ...draws },
    ...methods.map((method) => ({
      command: 'robustness',
      filter,
      ranking: { method, weight_time: 0.3 },
      weight_draws: 200,
      run_draws: 40,
      seed: i,
    })),
    { command: 'scaling', filter, minutes_per_minute_saved: 10 ** (i % 4), floors: [0.9, 0.3] },
    { command: 'gain', filter },
  ];
}

/** How many of the varied rank requests there are; they come in a row. */
export const variedCount = 40;

function variedRanks(catalogue, facetsOf, pick) {
  return Array.from({ length: variedCount }, () => variedRank(catalogue, facetsOf, pick));
}

function variedRank({ benchmarks }, facetsOf, pick) {
  const { id, first_round, last_round } = pick.one(benchmarks);
  const occurring = facetsOf(id);
  const values = (facet) => occurring[facet].map(({ value }) => value);
  return {
    command: 'rank',
    filter: {
      benchmark: id,
      rounds: pick.one([null, [first_round, last_round], [last_round, last_round]]),
      division: pick.one(['closed', 'closed', 'open']),
      vendors: pick.some(values('vendors')),
      availability: pick.some(values('availability')),
      count: pick.one([
        [null, null],
        [8, 64],
        [null, 8],
        [512, null],
        [7, 7],
      ]),
    },
    grouping: {
      k: 2 + pick.below(9),
      features: pick.one([allFeatures, allFeatures.slice(0, 3), allFeatures.slice(0, 2), [allFeatures[3]]]),
      restarts: 1 + pick.below(20),
      seed: pick.below(1000),
    },
    ranking: { method: pick.one(methods), weight_time: pick.below(101) / 100 },
  };
}

function rankWithOwn({ benchmarks, devices }, pick, i) {
  const benchmark = i % 2 ? 'resnet' : pick.one(benchmarks).id;
  const own = Array.from({ length: 1 + pick.below(6) }, (_, row) => ({
    name: pick.one(['ours', 'Grüße, "Cluster"', '機 1', '']) + row,
    file: 'own.csv',
    benchmark,
    accelerator: pick.one([pick.one(devices).id, 'NVIDIA H100-SXM5-80GB', 'an unheard-of card']),
    accelerators_total: 2 ** pick.below(10),
    time_to_train_min: row % 3 === 2 ? null : 1 + pick.below(100000) / 97,
    throughput_samples_per_s: row % 3 === 0 ? null : 100 + pick.below(1000000) / 7,
  }));
  const grouping = { with_own: pick.below(2) === 1, k: 2 + pick.below(5) };
  const ranking = { method: methods[i % methods.length], weight_time: pick.below(11) / 10 };
  return { command: 'rank', filter: { benchmark }, grouping, ranking, own };
}

const header = 'name,accelerator,accelerators_total,time_to_train_min,throughput_samples_per_s';
const goodRow = 'lab,H100-SXM-80GB,8,35.5,21000';
const file = (text, extra = {}) => ({ name: 'own.csv', text, ...extra });
const filesToRead = [
  [file(`${header}\n${goodRow}\n`)],
  [file(`\ufeff${header}\r\n${goodRow}\r\n"two\nlines",A100,16,,12000\r\n`)],
  [file(`${header.replaceAll(',', ';')}\n${goodRow.replaceAll(',', ';')}\n`)],
  [file(`${header.replaceAll(',', '\t')}\n${goodRow.replaceAll(',', '\t')}\n`)],
  [file('GPU;Anzahl;Minuten\nNVIDIA A100;8;39,5\n')],
  [
    file('card,how many,minutes\nNVIDIA A100,8,39.5\n', {
      mapping: { accelerator: 'card', accelerators_total: 'how many', time_to_train_min: 'minutes' },
    }),
  ],
  [file(`${header}\nlab,A100,8,30,\nlab,Quantum 9,8,30,\n`)],
  [file(`${header}\nlab,Quantum 9,8,30,\n`, { devices: { 'Quantum 9': 'H100-SXM-80GB' } })],
  [file(`${header}\nlab,A100,eight,30,\nlab,A100,-8,30,\nlab,A100,8,,\nlab,A100,8,1e999,\nlab,A100\n`)],
  [file(header)],
  [file('')],
  [file('\u0000\u0001\u0002 not a table')],
  [file('{"schema": "something else"}')],
  [file(`${header}\n"never closed,A100,8,30,\n`)],
  [file(`${header}\n${goodRow}\n`), { name: 'second.csv', text: 'x,y\n1,2\n' }],
  [],
];

const row = {
  name: 'a',
  file: 'f.csv',
  benchmark: 'resnet',
  accelerator: 'A100',
  accelerators_total: 8,
  time_to_train_min: 30,
  throughput_samples_per_s: null,
};
const refused = [
  { command: 'unknown' },
  { command: 7 },
  {},
  { version: 2, command: 'rank' },
  { version: '1', command: 'rank' },
  { command: 'rank', filter: { benchmark: 'imagenet' } },
  { command: 'rank', filter: { benchmark: null } },
  { command: 'rank', filter: { rounds: ['v4.0', 'v0.7'] } },
  { command: 'rank', filter: { rounds: ['v9.9', 'v9.9'] } },
  { command: 'rank', filter: { rounds: 'v4.0' } },
  { command: 'rank', filter: { division: 'half-open' } },
  { command: 'rank', filter: { count: [64, 8] } },
  { command: 'rank', filter: { count: [-1.5, 'x'] } },
  { command: 'rank', filter: { vendors: ['Nobody'] } },
  { command: 'rank', filter: { colour: 'red' } },
  { command: 'rank', filter: [] },
  { command: 'rank', grouping: { k: 0 } },
  { command: 'rank', grouping: { k: 2.5 } },
  { command: 'rank', grouping: { k: 1000000 } },
  { command: 'rank', grouping: { features: [] } },
  { command: 'rank', grouping: { features: ['price'] } },
  { command: 'rank', grouping: { restarts: 0 } },
  { command: 'rank', grouping: { seed: -1 } },
  { command: 'rank', ranking: { method: 'guess' } },
  { command: 'rank', ranking: { weight_time: 1.0000001 } },
  { command: 'rank', own: [{ ...row, time_to_train_min: null }] },
  { command: 'rank', own: [{ ...row, accelerators_total: 0 }] },
  { command: 'rank', own: [{ ...row, accelerators_total: 1e300 }] },
  { command: 'rank', own: [{ ...row, time_to_train_min: 5e-324 }] },
  { command: 'rank', own: [{ ...row, benchmark: 'bert' }] },
  { command: 'rank', own: {} },
  { command: 'evidence', bootstraps: 0 },
  { command: 'evidence', gap_draws: 1e9 },
  { command: 'evidence', gap_reference: 'sphere' },
  { command: 'evidence', ranking: {} },
  { command: 'verdict' },
  { command: 'verdict', tried: [] },
  {
    command: 'verdict',
    tried: [
      { k: 4, least_jaccard: 0.8 },
      { k: 3, least_jaccard: 0.9 },
    ],
  },
  {
    command: 'verdict',
    tried: [
      { k: 2, least_jaccard: 0.9, gap: 1, gap_s: 0.1 },
      { k: 3, least_jaccard: 0.9, gap: 1.05, gap_s: 0.1 },
    ],
  },
  { command: 'robustness', weight_draws: 0 },
  { command: 'robustness', run_draws: 1.5 },
  { command: 'scaling', accelerators: ['no such card'] },
  { command: 'scaling', accelerators: Array(9).fill('A100-SXM-80GB') },
  { command: 'scaling', accelerators: ['A100-SXM-80GB', 'H100 SXM5 80GB', 'A100-SXM-80GB'] },
  { command: 'scaling', reference_id: 'no such result' },
  { command: 'scaling', reference_id: 'v4.0/NVIDIA/h200_ngc24.04_mxnet/resnet', accelerators: ['H200-SXM-141GB'] },
  { command: 'scaling', floors: [0] },
  { command: 'scaling', minutes_per_minute_saved: -1 },
  { command: 'scaling', own: [{ ...row, accelerator: 'an unheard-of card' }], accelerators: ['an unheard-of card'] },
  { command: 'gain', own: [] },
  { command: 'result', result_id: 'no such result' },
  { command: 'result' },
  { command: 'read', benchmark: 'resnet', files: [{ name: 'x.csv' }] },
  { command: 'read', benchmark: 'nothing', files: [] },
];
const unreadable = [
  '{',
  'null',
  '[]',
  '"rank"',
  '{"version":1,"command":"rank"',
  '{"version":1,"command":"rank"} {}',
  '{"version":1,"command":"rank","command":"groups"}',
  '{"version":1,"command":"rank","ranking":{"weight_time":1e400}}',
  '{"version":1,"command":"rank","ranking":{"weight_time":NaN}}',
  '{"version":1,"command":"\\ud800"}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
];

/** Choices from a small linear congruential generator: the same on every machine. */
function picker(seed) {
  let state = seed >>> 0;
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const one = (list) => list[below(list.length)];
  const some = (list) => (below(2) ? [] : list.filter(() => below(2) === 1));
  return { below, one, some };
}
