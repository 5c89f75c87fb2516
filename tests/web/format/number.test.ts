import { describe, expect, test } from 'vitest';
import * as number from '../../../web/src/format/number';

describe('minutes', () => {
  test.each([
    [400.2, '400'],
    [1234.5, '1,235'],
    [100, '100'],
    [99.996, '100'],
    [99.99, '99.99'],
    [12.084, '12.08'],
    [1, '1.00'],
    [0.9996, '1.00'],
    [0.3693, '0.369'],
    [0.182983, '0.183'],
    [null, '–'],
  ])('%s → %s', (value, text) => expect(number.minutes(value)).toBe(text));
});

describe('durations in sentences take the unit people say', () => {
  test.each([
    [0.369, '22 s'],
    [0.182983, '11 s'],
    [0.1, '6.0 s'],
    [0.9999, '1.00 min'],
    [12.084, '12.1 min'],
    [105.7, '106 min'],
    [400, '6.67 h'],
    [14_000, '233 h'],
  ])('%s min → %s', (value, text) => expect(number.duration(value)).toBe(text));
});

test('significant digits keep thousands and trailing zeros', () => {
  expect([6949.7, 13.21, 0.5551, 1552, 1.0, 9.999, 0, null].map((value) => number.significant(value))).toEqual([
    '6,950',
    '13.2',
    '0.555',
    '1,550',
    '1.00',
    '10.0',
    '0',
    '–',
  ]);
});

test('every quantity has its digits', () => {
  expect(number.acceleratorMinutes(655.78)).toBe('655.8');
  expect(number.acceleratorMinutes(12345.67)).toBe('12,345.7');
  expect(number.throughput(7734.6)).toBe('7,735');
  expect(number.ratio(0.96774)).toBe('0.968');
  expect(number.percent(0.236)).toBe('24\u2009%');
  expect(number.count(3584)).toBe('3,584');
  expect(number.counted(1, 'row')).toBe('1 row');
  expect(number.counted(1024, 'row')).toBe('1,024 rows');
  expect(number.range(4, 16)).toBe('4–16');
  expect(number.range(8, 8)).toBe('8');
  expect(number.bytes(610_400)).toBe('610 kB');
  expect(number.bytes(5_200_000)).toBe('5.2 MB');
});

test('negative figures have a true minus, and rounding never leaves one on zero', () => {
  expect(number.fixed(-1234.5, 1)).toBe('−1,234.5');
  expect(number.fixed(-0.0004, 3)).toBe('0.000');
  expect(number.fixed(1e9, 0)).toBe('1,000,000,000');
});

test('a configuration is not broken across lines', () => {
  expect(number.configuration(3584, 'H100')).toBe('3,584\u00a0×\u00a0H100');
});

test('a missing figure is a dash, never 0', () => {
  const formats = [
    number.minutes,
    number.acceleratorMinutes,
    number.throughput,
    number.ratio,
    number.percent,
    number.count,
  ];
  for (const format of formats) expect(format(null)).toBe('–');
});
