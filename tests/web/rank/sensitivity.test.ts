import { describe, expect, test } from 'vitest';
import {
  kLastRank,
  linesOf,
  moved,
  namesOf,
  nearestTo,
  nearestWeight,
  pathOf,
  planeOf,
} from '../../../web/src/rank/sensitivity/lines';
import { rankResult } from '../support/rankResult';
import { robustnessResult } from '../support/trust';

const sensitivity = robustnessResult().sensitivity!;
const { weights } = sensitivity;
const lines = linesOf(rankResult(), sensitivity);
const plane = planeOf(600, 190);
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

test('lines are rows of the ranking, the winners first, each with a name of its own', () => {
  expect(lines.map(({ name, best }) => [plain(name), best])).toEqual([
    ['8 × H200', 1],
    ['768 × H100', 1],
    ['3,584 × H100', 1],
  ]);
  const twins = rankResult().rows.map((row) => ({ ...row, accelerators_total: 8, accelerator: 'H100-SXM-80GB' }));
  twins[1]!.submitter = 'Dell';
  const named = linesOf(rankResult({ rows: twins }), sensitivity).map(({ name }) => plain(name));
  expect(named).toEqual(['8 × H100, NVIDIA v4.0', '8 × H100, Dell', '8 × H100, NVIDIA v4.0']);
  expect(linesOf(rankResult({ rows: [] }), sensitivity)).toEqual([]);
});

test('the first rank is on top, ranks stand on a log scale, the last one drawn at the bottom', () => {
  expect(plane.y(1)).toBeLessThan(plane.y(2));
  expect(plane.y(2) - plane.y(1)).toBeCloseTo(plane.y(20) - plane.y(10), 6);
  expect(plane.y(kLastRank)).toBeLessThan(190);
  expect(plane.y(40)).toBeGreaterThan(190 - 6);
  expect(pathOf(lines[0]!, weights, plane)).toMatch(/^M0,22L150,/);
});

test('names stand over their lines and never touch', () => {
  const names = namesOf(lines, weights, plane);
  expect(names.map(({ line }) => line.row.id)).toEqual(['h200', 'h100', 'big']);
  expect(names.map(({ x }) => x)).toEqual([...names.map(({ x }) => x)].sort((a, b) => a - b));
  for (const { x } of names) expect(x).toBeGreaterThanOrEqual(0);
  expect(namesOf(lines, weights, planeOf(120, 190)).length).toBeLessThan(3);
});

describe('keys', () => {
  const from = { line: 0, weight: 1 };
  test('left and right go along the weights and stop at their ends', () => {
    expect(moved(from, 'ArrowRight', 1, lines, weights)).toEqual({ line: 0, weight: 2 });
    expect(moved(from, 'ArrowRight', 5, lines, weights)).toEqual({ line: 0, weight: 4 });
    expect(moved(from, 'ArrowLeft', 5, lines, weights)).toEqual({ line: 0, weight: 0 });
    expect(moved(from, 'End', 1, lines, weights)).toEqual({ line: 0, weight: 4 });
    expect(moved(from, 'Home', 1, lines, weights)).toEqual({ line: 0, weight: 0 });
  });
  test('up and down go to the next line in rank at that weight', () => {
    expect(moved(from, 'ArrowUp', 1, lines, weights)).toEqual({ line: 1, weight: 1 });
    expect(moved(from, 'ArrowDown', 1, lines, weights)).toEqual({ line: 2, weight: 1 });
    expect(moved({ line: 1, weight: 1 }, 'ArrowUp', 1, lines, weights)).toEqual({ line: 1, weight: 1 });
  });
  test('other keys mean nothing here', () => expect(moved(from, 'Tab', 1, lines, weights)).toBeNull());
});

test('a pointer finds the nearest drawn line', () => {
  expect(nearestTo(150, plane.y(1) + 3, lines, weights, plane)).toEqual({ line: 1, weight: 1 });
  expect(nearestTo(600, plane.y(3), lines, weights, plane)).toEqual({ line: 1, weight: 4 });
  expect(nearestTo(0, plane.y(20), lines, weights, plane)).toBeNull();
  expect(nearestWeight(0.6, weights)).toBe(2);
});
