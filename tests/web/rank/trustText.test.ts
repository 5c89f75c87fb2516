import { describe, expect, test } from 'vitest';
import { kGlossary } from '../../../web/src/format/glossary';
import {
  agreements,
  fewRuns,
  firstPlaceSentence,
  firstShareSentence,
  gapText,
  listed,
  placeOf,
  shareMissing,
  stabilityText,
  trustOf,
} from '../../../web/src/rank/trustText';
import type { Resource } from '../../../web/src/state/store';
import type { Group, RobustnessResult } from '../../../web/src/engine/contract';
import { groupsSentence } from '../../../web/src/rank/rowText';
import { rankResult, row, threeWinners } from '../support/rankResult';
import { evidenceResult, robustnessResult, rowRobustness } from '../support/trust';

const plain = (text: string | null) => text?.replace(/[\u00a0\u2009]/g, ' ') ?? null;

function resource(
  value: RobustnessResult | null,
  status: Resource<unknown>['status'] = 'ready',
): Resource<RobustnessResult> {
  return { status, value, error: null, startedAt: null };
}

describe('the place of a row', () => {
  const [winner] = threeWinners();
  const place = (robust: RobustnessResult | null, status?: Resource<unknown>['status']) =>
    placeOf(winner!, trustOf(resource(robust, status)));
  const alone = rowRobustness('h200', { band_low: 1, band_high: 1 });
  const none = rowRobustness('h200', { band_low: null, band_high: null });

  test('is a band where others share it', () => expect(place(robustnessResult())).toBe('1–2'));
  test('is one number where none does', () => expect(place(robustnessResult({ rows: [alone] }))).toBe('1'));
  test('is the plain rank where the method gives no band', () =>
    expect(place(robustnessResult({ rows: [none] }))).toBe('1'));
  test('is the plain rank until the band has come', () => expect(place(null, 'working')).toBe('1'));
  test('is the plain rank while the band is an old one', () => expect(place(robustnessResult(), 'working')).toBe('1'));
  test('is a dash where there is no rank', () =>
    expect(placeOf({ ...winner!, rank: null }, trustOf(resource(null, 'working')))).toBe('–'));
});

test('fewer than three runs say little, and so do unknown ones', () => {
  const runs = (count: number) => ({ count, fastest_min: 1, slowest_min: 2, variation: 0.1 });
  const given = { id: 'a', accelerator: 'A30', accelerators_total: 1, time_to_train_min: 1 };
  expect(fewRuns(row({ ...given, runs: null }))).toBe(true);
  expect(fewRuns(row({ ...given, runs: runs(2) }))).toBe(true);
  expect(fewRuns(row({ ...given, runs: runs(3) }))).toBe(false);
});

test('a missing share says whether it will come', () => {
  const reason = (status: Resource<unknown>['status']) => shareMissing({ status, rows: new Map() });
  expect(reason('working')).toMatch(/On its way/);
  expect(reason('ready')).toMatch(/cannot rank/);
  expect(new Set(['working', 'ready', 'failed', 'stopped'].map((each) => reason(each as 'ready'))).size).toBe(4);
});

test('first places by group, most first; what rounds to nothing is left out', () => {
  const groups = [
    { group: 1, name: 'H100/H200 nodes' },
    { group: 2, name: 'Extreme scale' },
    { group: 3, name: 'Clusters' },
  ] as Group[];
  const shares = [...robustnessResult().groups, { group: 3, first_share: 0.001 }];
  const said = firstShareSentence(robustnessResult({ groups: shares }), groups);
  expect(plain(said)).toBe('First place with random weights: Extreme scale 76 %, H100/H200 nodes 24 %.');
  expect(firstShareSentence(robustnessResult({ groups: [] }), groups)).toBeNull();
});

test('the first place is one row’s alone, or shared within the noise', () => {
  const runs = { count: 5, fastest_min: 12, slowest_min: 12.1, variation: 0.001 };
  const result = rankResult({ rows: threeWinners().map((each) => ({ ...each, runs })) });
  const said = (high: number | null) => {
    const rows = [rowRobustness('h200', { band_low: 1, band_high: high })];
    return firstPlaceSentence(robustnessResult({ rows }), result);
  };
  expect(said(1)).toMatch(/leave the first row in first place/);
  expect(said(3)).toBe('Within the noise of the runs three rows share the first place.');
  expect(said(null)).toBeNull();
  expect(firstPlaceSentence(robustnessResult(), rankResult())).toBeNull(); // no runs known
});

test('the method in use is held against the others', () => {
  expect(agreements(robustnessResult())).toEqual([
    { name: 'Balanced', tau: '0.41' },
    { name: 'Pareto', tau: '0.52' },
  ]);
  const pareto = robustnessResult({ ranking: { method: 'pareto', weight_time: 0.1 } });
  expect(agreements(pareto)).toEqual([
    { name: 'Weighted', tau: '0.52' },
    { name: 'Balanced', tau: '–' },
  ]);
});

test('figures of the groups', () => {
  const { evidence } = evidenceResult(2);
  expect(gapText(evidence)).toBe('1.20 ± 0.03');
  expect(gapText(null)).toBe('–');
  expect(gapText(evidenceResult(2, { gap: null, gap_s: null }).evidence)).toBe('–');
  expect(stabilityText({ group: 1, jaccard: 0.7, reading: 'pattern' })).toBe('a pattern only 0.70');
  expect([listed([]), listed([1]), listed([1, 2]), listed([1_024, 2, 3])]).toEqual([
    '',
    '1',
    '1 and 2',
    '1,024, 2 and 3',
  ]);
});

test('the groups in a sentence say whether their number is the most stable one', () => {
  const group = {
    group: 1,
    name: 'H200 nodes',
    accelerators_total: { min: 8, median: 8, max: 8 },
    time_to_train_min: { min: 12, median: 12.1, max: 13 },
  } as Group;
  const rows = threeWinners();
  const result = rankResult({ rows, groups: [group, { ...group, group: 2 }] });
  const start = (mostStable: number | null) => groupsSentence(result, mostStable).split('. ')[0];
  expect(groupsSentence(result, null)).toBe('Two groups. The first place is in H200 nodes: 8 GPUs, 12.1 min.');
  expect(start(2)).toBe('Two groups, the most stable number');
  expect(start(5)).toBe('Two groups; five would be the most stable number');
});

test('every word of the glossary is explained in one plain sentence', () => {
  for (const { title, sentence } of Object.values(kGlossary)) {
    expect(title.length, title).toBeGreaterThan(1);
    expect(sentence, title).toMatch(/^[A-Z][^!]*\.$/);
    expect(sentence.replace(/\d\.\d/g, '').match(/\./g)?.length, title).toBe(1);
    expect(sentence.length, title).toBeLessThan(125);
  }
});
