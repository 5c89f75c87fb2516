import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRecord, csvText } from '../../../web/src/export/csv';
import { readCsv } from '../support/csvReader';

const kCases = JSON.parse(
  readFileSync(new URL('../../fixtures/export/spreadsheet_cells.json', import.meta.url), 'utf8'),
) as { text: string; written: string }[];

describe('a text in a spreadsheet', () => {
  test.each(kCases)('$text', ({ text, written }) => {
    expect(csvText(text)).toBe(written);
  });

  test('never starts a formula, whatever it holds', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'=+-@＝＋－＠−', ...' \t\r\n\u00a0\u3000\ufeff', ...'a1(;,"\''),
    });
    const property = fc.property(text, (any) => {
      for (const cell of csvText(any).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠−]/);
      expect(csvText(any).replaceAll("'", '')).toBe(any.replaceAll("'", ''));
    });
    fc.assert(property, { numRuns: 1_000 });
  });
});

test('records are read back as they were written', () => {
  const field = fc.string({ unit: fc.constantFrom(...'ab,"\r\n;é×') });
  const records = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });
  fc.assert(fc.property(records, (all) => void expect(readCsv(all.map(csvRecord).join(''))).toEqual(all)));
});
