import { expect, test } from 'vitest';
import type { OwnRow } from '../../../web/src/engine/contract';
import { withEdits } from '../../../web/src/state/ownEdits';

const row = (name: string, minutes: number, accelerator = 'V100'): OwnRow => ({
  name,
  file: 'lab.csv',
  benchmark: 'resnet',
  accelerator,
  accelerators_total: 8,
  time_to_train_min: minutes,
  throughput_samples_per_s: null,
});

test('names given and rows taken out outlive another reading of the file', () => {
  const before = [row('a', 10), row('b', 20), row('c', 30)];
  const kept = [row('renamed', 10), row('c', 30)];
  const now = before.map((r) => ({ ...r, accelerator: 'Tesla V100 SXM2 32GB' }));
  expect(withEdits(before, kept, now).map(({ name, accelerator }) => [name, accelerator])).toEqual([
    ['renamed', 'Tesla V100 SXM2 32GB'],
    ['c', 'Tesla V100 SXM2 32GB'],
  ]);
});

test('rows that the file gives only now join, rows that it gives no longer go', () => {
  const before = [row('a', 10), row('b', 20)];
  expect(withEdits(before, before, [row('a', 10), row('new', 15)]).map(({ name }) => name)).toEqual(['a', 'new']);
  expect(withEdits([], [], [row('a', 10)]).map(({ name }) => name)).toEqual(['a']);
});

test('rows alike are told apart by their order', () => {
  const before = [row('a', 10), row('a', 10)];
  const kept = [row('first', 10), row('second', 10)];
  expect(withEdits(before, kept, before).map(({ name }) => name)).toEqual(['first', 'second']);
});
