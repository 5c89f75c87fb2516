/**
 * The one place where a number and its unit become text. Engine values come in unrounded; null is a missing figure.
 */

export const kMissing = '–';
const kThinSpace = '\u2009';
const kTimes = `${'\u00a0'}×${'\u00a0'}`; // "8 × H200" is never broken across lines

/**
 * Fixed decimals with thousands commas and a true minus sign. Written by hand because a page of numbers through the
 * browser's own formatter takes a tenth of a second.
 */
export function fixed(value: number, decimals: number): string {
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits;
}

/** Significant digits with thousands commas: 6950, 13.2, 0.555. */
export function significant(value: number | null, digits = 3): string {
  if (value === null) return kMissing;
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(digits));
  const exponent = Math.floor(Math.log10(Math.abs(rounded)));
  return fixed(rounded, Math.max(0, digits - 1 - exponent));
}

/** Minutes in tables and cards: from 100 without decimals, from 1 two, below three. */
export function minutes(value: number | null): string {
  if (value === null) return kMissing;
  const decimals = value >= 99.995 ? 0 : value >= 0.9995 ? 2 : 3;
  return fixed(value, decimals);
}

/** A time in a sentence, in the unit people say: "22 s", "12.1 min", "6.67 h". */
export function duration(value_min: number): string {
  const value_s = value_min * 60;
  if (value_s < 9.95) return `${significant(value_s, 2)} s`;
  if (value_s < 59.5) return `${fixed(value_s, 0)} s`;
  return value_min < 119.5 ? `${significant(value_min)} min` : `${significant(value_min / 60)} h`;
}

/** Accelerators × minutes. */
export function acceleratorMinutes(value: number | null): string {
  return value === null ? kMissing : fixed(value, 1);
}

/** Samples per second; the unit stands beside it. Whole from 100, else three significant digits: 0.641 is no 1. */
export function throughput(value: number | null): string {
  if (value === null) return kMissing;
  return value >= 99.95 ? fixed(value, 0) : significant(value);
}

/** Decimals that give the largest of a column's numbers three digits, for all of them to stand under each other. */
export function columnDecimals(values: readonly (number | null)[]): number {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  return most >= 99.95 ? 0 : most >= 9.995 ? 1 : most >= 0.9995 ? 2 : 3;
}

/** Efficiencies, silhouettes, R² and the like. */
export function ratio(value: number | null): string {
  return value === null ? kMissing : fixed(value, 3);
}

/** A share of 1 in whole percent. */
export function percent(share: number | null): string {
  return share === null ? kMissing : `${fixed(share * 100, 0)}${kThinSpace}%`;
}

/** The same where the column has the unit; what is there but rounds to nothing is "<1". */
export function percentOf(share: number | null): string {
  if (share === null) return kMissing;
  return share > 0 && share < 0.005 ? '<1' : fixed(share * 100, 0);
}

/** A number of things. */
export function count(value: number | null): string {
  return value === null ? kMissing : fixed(value, 0);
}

/** "1 row", "1,024 rows". */
export function counted(value: number, singular: string, plural = singular + 's'): string {
  return `${count(value)} ${value === 1 ? singular : plural}`;
}

/** Smallest to largest, each as `format` writes it: "4–16", or one number when both read the same. */
export function range(min: number, max: number, format: (value: number) => string = count): string {
  const [from, to] = [format(min), format(max)];
  return from === to ? from : `${from}–${to}`;
}

/** "8 × H200-SXM-141GB" */
export function configuration(accelerators: number, name: string): string {
  return `${count(accelerators)}${kTimes}${name}`;
}

/** A size as it lies on disk or comes over the wire, in units of 1,000. */
export function bytes(size: number): string {
  if (size < 1_000) return `${count(size)} bytes`;
  return size < 999_500 ? `${count(size / 1_000)} kB` : `${fixed(size / 1e6, 1)} MB`;
}

const kNumerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Whole numbers up to twelve as words. */
export function inWords(value: number): string {
  return kNumerals[value] ?? count(value);
}

/** The same at the start of a sentence. */
export function startingWord(value: number): string {
  const word = inWords(value);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
