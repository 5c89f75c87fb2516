/** The native program from the outside: what it prints, how it fails. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tilecast = (args, input = '') =>
  spawnSync(`${root}build/native/tilecast`, args, { input, cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
const lines = (text) => text.trimEnd().split('\n');

test('rank prints the first view as CSV under the column names of the source table', () => {
  const { stdout, status } = tilecast(['rank', '--format', 'csv']);
  assert.equal(status, 0);
  const [header, first, ...others] = lines(stdout);
  for (const name of [
    'result_id',
    'round',
    'submitter',
    'system_name',
    'accelerator',
    'accelerators_total',
    'time_to_train_min',
    'group',
    'pareto_layer',
    'score',
    'rank',
  ])
    assert.ok(header.split(',').includes(name), name);
  assert.equal(others.length, 239);
  assert.match(first, /^v4\.0\/NVIDIA\/h200_ngc24\.04_mxnet\/resnet,mlperf,.*,1$/);
});

test('each option reaches the request', () => {
  const { stdout } = tilecast([
    'rank',
    '--benchmark',
    'bert',
    '--rounds',
    'v3.0..v4.1',
    '--division',
    'closed',
    '--vendor',
    'NVIDIA',
    '--accelerator',
    'H100-SXM-80GB',
    '--availability',
    'available_cloud',
    '--count',
    '8..64',
    '--k',
    '3',
    '--restarts',
    '7',
    '--seed',
    '9',
    '--features',
    'accelerators_total,time_to_train_min',
    '--with-own',
    '--method',
    'topsis',
    '--weight',
    '0.4',
    '--format',
    'json',
  ]);
  const { filter, grouping, ranking } = JSON.parse(stdout).result;
  assert.deepEqual(filter, {
    benchmark: 'bert',
    rounds: ['v3.0', 'v4.1'],
    division: 'closed',
    availability: ['available_cloud'],
    vendors: ['NVIDIA'],
    accelerators: ['H100-SXM-80GB'],
    count: [8, 64],
  });
  assert.deepEqual([grouping.k, grouping.restarts, grouping.seed, grouping.with_own], [3, 7, 9, true]);
  assert.deepEqual(grouping.features, ['accelerators_total', 'time_to_train_min']);
  assert.deepEqual([ranking.method, ranking.weight_time], ['topsis', 0.4]);
});

test('open ends of the count and all vendors can be asked for', () => {
  const { stdout } = tilecast(['rank', '--vendor', 'all', '--count', '..16', '--format', 'json']);
  const { filter } = JSON.parse(stdout).result;
  assert.deepEqual([filter.vendors, filter.count], [[], [null, 16]]);
});

test('own rows are added from files, and what was passed over is said', () => {
  const added = tilecast(['rank', '--add', 'tests/fixtures/own/six_rows.csv', '--format', 'csv']);
  const own = lines(added.stdout).filter((line) => line.startsWith('own/'));
  assert.equal(own.length, 6);
  const bad = tilecast(['rank', '--add', '-', '--format', 'csv'], 'gpu,count,minutes\nL40S,x,3\nL4,1,600\n');
  assert.match(bad.stderr, /-:2: passed over: In "count" a number was expected, found "x"/);
  assert.equal(lines(bad.stdout).length, 242);
});

test('groups and select print their tables', () => {
  assert.equal(lines(tilecast(['groups', '--k', '4', '--format', 'csv']).stdout).length, 5);
  assert.equal(lines(tilecast(['select', '--seed', '3', '--format', 'csv']).stdout).length, 15);
  assert.match(tilecast(['rank']).stdout, /^result_id +round/);
});

test('requests are answered line by line, in order, from a pipe', () => {
  const requests = ['{"version":1,"command":"catalogue"}', '', 'not json', '{"version":1,"command":"left_out"}'];
  const { stdout, status } = tilecast(['request', '-'], requests.join('\n'));
  const responses = lines(stdout).map((line) => JSON.parse(line));
  assert.equal(status, 0);
  assert.deepEqual(
    responses.map(({ command, ok }) => [command, ok]),
    [
      ['catalogue', true],
      ['', false],
      ['left_out', true],
    ],
  );
});

const failures = [
  [['rank', '--colour', 'red'], /There is no such option; tilecast --help lists them\. \(--colour\)/],
  [['rank', '--k'], /A value was expected after this option\. \(--k\)/],
  [['rank', '--k', 'many'], /A whole number from 2 to 10 was expected, found "many"\. \(grouping\.k\)/],
  [['rank', '--rounds', 'v0.7'], /Two rounds, first and last, or null were expected\. \(filter\.rounds\)/],
  [['rank', '--format', 'xml'], /table, json or csv was expected/],
  [['rank', '--add', 'nowhere.csv'], /The file cannot be read\. \(nowhere\.csv\)/],
  [['select', '--k', '3'], /select does not take this option/],
  [['groups', '--weight', '0.2'], /groups does not take this option/],
  [['dance'], /There is no such command/],
  [['rank', 'twice'], /One command was expected/],
  [['request', 'nowhere.json'], /The file cannot be read/],
  [['rank', '--data', 'nowhere'], /The file cannot be read\. \(nowhere\/mlperf\/results\.csv\)/],
];
for (const [args, sentence] of failures)
  test(`tilecast ${args.join(' ')} fails with a sentence`, () => {
    const { stdout, stderr, status } = tilecast(args);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, sentence);
  });

test('help and version', () => {
  assert.match(tilecast(['--help']).stdout, /tilecast rank/);
  assert.equal(tilecast(['--help']).status, 0);
  assert.match(tilecast(['--version']).stdout, /^tilecast \d+\.\d+\.\d+\n$/);
  assert.equal(tilecast([]).status, 1);
});

test('the commands that look deeper print tables, and say in words what they mean', () => {
  const cases = [
    [['evidence', '--k', '3'], 'k,gap,gap_s,ward_agreement,group,jaccard,reading', 3, /derived/],
    [['robustness'], 'id,first_share,top_ten_share,rank_low,rank_high,band_low,band_high,runs', 240, /derived/],
    [
      ['scaling', '--kinds', 'H100-SXM-80GB'],
      'id,accelerators_total,time_to_train_min',
      9,
      /stop at 64 GPUs.*bends most at 32 GPUs/s,
    ],
    [['gain'], 'accelerator,accelerators_total,id,round', null, /per round in the median/],
  ];
  for (const [args, header, rows, said] of cases) {
    const { stdout, stderr, status } = tilecast([...args, '--format', 'csv']);
    assert.equal(status, 0, stderr);
    const [first, ...others] = lines(stdout);
    assert.ok(first.startsWith(header), first);
    if (rows !== null) assert.equal(others.length, rows);
    assert.match(stderr, said);
  }
});
