import { describe, expect, test } from 'vitest';
import { acceleratorWord, answerOf, shortAccelerator } from '../../../web/src/format/words';
import { rankResult, row, threeWinners } from '../support/rankResult';

/** Sentences hold non-breaking and thin spaces; here only the words matter. */
const plain = (text: string) => text.replace(/[\u00a0\u2009]/g, ' ');

/** The result as ranked at another weight: the winner's rank is 1. */
function atWeight(weight_time: number, winner: string) {
  const rows = threeWinners().map((each) => ({ ...each, rank: each.id === winner ? 1 : 2 }));
  const result = rankResult({ rows });
  return { ...result, ranking: { ...result.ranking, weight_time } };
}

describe('weighted product', () => {
  test('the first view', () => {
    const answer = answerOf(rankResult());
    expect(plain(answer.headline)).toBe('For ResNet-50, 8 × H200 is the best balance: 12.1 min for 96.6 GPU-minutes.');
    expect(plain(answer.lead)).toBe(
      'It leads as long as time has less than 24 % of the weight. Above that, 768 × H100 wins: 22 s, but 283.6 GPU-minutes, three times as many.',
    );
    expect(plain(answer.source)).toBe(
      'MLPerf® Training v4.0 closed, ResNet-50, NVIDIA, dgx, 8 × H200-SXM-141GB. GPU-minutes, groups and ranks are derived. Result not verified by MLCommons Association.',
    );
  });

  test('a winner in the middle', () => {
    expect(plain(answerOf(atWeight(0.4, 'h100')).lead)).toBe(
      'It leads while time has 24–54 % of the weight. Above that, 3,584 × H100 wins: 11 s, but 655.8 GPU-minutes, twice as many.',
    );
  });

  test('the last winner', () => {
    const answer = answerOf(atWeight(0.8, 'big'));
    expect(plain(answer.lead)).toBe(
      'It leads from 54 % of the weight on time. Below that, 768 × H100 wins: 283.6 GPU-minutes, but 22 s, twice as long.',
    );
  });

  test('the two ends of the weight are named for what they are', () => {
    expect(plain(answerOf(atWeight(1, 'big')).headline)).toBe(
      'For ResNet-50, 3,584 × H100 is the fastest: 11 s for 655.8 GPU-minutes.',
    );
    expect(plain(answerOf(atWeight(0, 'h200')).headline)).toContain('takes the fewest GPU-minutes');
  });

  test('one winner everywhere', () => {
    const result = rankResult();
    const always = { ...result, ranking: { ...result.ranking, intervals: [{ from: 0, to: 1, winner: 'h200' }] } };
    expect(answerOf(always).lead).toBe('It leads whatever the weight of time.');
  });
});

test('a row that is one whole node is called so in the headline', () => {
  const rows = threeWinners().map((each) => ({ ...each, accelerators_per_node: 8 }));
  expect(plain(answerOf(rankResult({ rows })).headline)).toMatch(/^For ResNet-50, one node of 8 × H200 is the best/);
  const fastest = rows.map((each) => ({ ...each, rank: each.id === 'big' ? 1 : 2 }));
  expect(plain(answerOf(rankResult({ rows: fastest })).headline)).toMatch(/^For ResNet-50, 3,584 × H100 is/);
  const single = rows.map((each) => ({ ...each, accelerators_total: 1, accelerators_per_node: 1 }));
  expect(plain(answerOf(rankResult({ rows: single })).headline)).toMatch(/^For ResNet-50, 1 × H200 is/);
});

test('Pareto counts the front and names its ends', () => {
  const result = rankResult();
  const answer = answerOf({ ...result, ranking: { ...result.ranking, method: 'pareto', intervals: [] } });
  expect(answer.headline).toBe('Three configurations are not beaten in both time and GPU-minutes.');
  expect(plain(answer.lead)).toBe(
    'They lie between 8 × H200 (12.1 min, 96.6 GPU-minutes) and 3,584 × H100 (11 s, 655.8 GPU-minutes). Each one faster costs more.',
  );
});

test('an own winner is called yours, and its source is the file', () => {
  const own = row({
    id: 'own/1',
    source: 'own',
    name: 'lab',
    file: 'lab.csv',
    accelerator: 'H200-SXM-141GB',
    accelerators_total: 8,
    time_to_train_min: 10,
    rank: 1,
  });
  const answer = answerOf(rankResult({ rows: [own, ...threeWinners().map((each) => ({ ...each, rank: 2 }))] }));
  expect(plain(answer.headline)).toContain('For ResNet-50, your 8 × H200 is the best balance');
  expect(answer.source).toMatch(/^Yours: lab, from lab\.csv\./);
});

test('nothing selected says so, and what could be done', () => {
  const filter = { ...rankResult().filter, rounds: ['v5.0', 'v5.1'] as [string, string] };
  const suggestions = [{ sentence: 'All rounds', count: 240, filter }];
  const answer = answerOf(rankResult({ rows: [], filter, suggestions }));
  expect(answer.headline).toBe('No ResNet-50 result in v5.0 to v5.1 passes the filters.');
  expect(answer.lead).toContain('372 results');
});

test('rows that the method cannot rank are not called filtered out', () => {
  const unranked_reason = 'No throughput per accelerator is known.';
  const rows = threeWinners().map((each) => ({ ...each, rank: null, unranked_reason }));
  const answer = answerOf(rankResult({ rows }));
  expect(answer.headline).toBe('3 rows of ResNet-50, and none that this method can rank.');
  expect(answer.lead).toContain(unranked_reason);
});

test('other makers than those of GPUs make it accelerators', () => {
  expect(acceleratorWord(rankResult())).toBe('GPU');
  const tpu = row({ id: 'tpu', accelerator: 'TPU-v4', accelerators_total: 64, time_to_train_min: 5, rank: 4 });
  const mixed = rankResult({ rows: [...threeWinners(), tpu] });
  expect(acceleratorWord(mixed)).toBe('accelerator');
  expect(answerOf(mixed).headline).toContain('96.6 accelerator-minutes');
});

test.each([
  ['H200-SXM-141GB', 'H200'],
  ['V100-SXM3-32GB-450W', 'V100'],
  ['H100-PCIe-80GB', 'H100 PCIe'],
  ['H200-NVL-141GB', 'H200 NVL'],
  ['RTX-A5000', 'RTX A5000'],
  ['TPU-v5p', 'TPU v5p'],
  ['GB200', 'GB200'],
])('%s is %s in sentences', (name, short) => expect(shortAccelerator(name)).toBe(short));
