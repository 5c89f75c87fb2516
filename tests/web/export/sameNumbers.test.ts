/** The same number in table, chart, file and link. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RankResult, Row } from '../../../web/src/engine/contract';
import { chartSvg } from '../../../web/src/export/chartFile';
import { csvText } from '../../../web/src/export/csv';
import type { Origin } from '../../../web/src/export/provenance';
import type { SeenTable } from '../../../web/src/export/table';
import { tableCsv, tableJson } from '../../../web/src/export/tableFiles';
import * as number from '../../../web/src/format/number';
import { buildScene, valueOf } from '../../../web/src/rank/chart/scene';
import { columnsOf, sortRows } from '../../../web/src/rank/table/columns';
import type { Trust } from '../../../web/src/rank/trustText';
import { decodeLink, encodeLink } from '../../../web/src/state/link';
import { kDefaultView } from '../../../web/src/state/view';
import { readCsv } from '../support/csvReader';
import { anyRanking, rankOf } from '../support/rows';
import { anyOwnRow } from '../support/views';
import { readXml } from '../support/xmlReader';

const kOrigin: Origin = {
  catalogue: null,
  dataVersion: '2026.11',
  engineVersion: '1.0.0',
  pageVersion: '1.0.0',
  link: 'https://example.org/tilecast/#v=1&check=1abc',
};
const kNothingYet: Trust = { rows: new Map(), status: 'working' };
const seen = (result: RankResult, change: Partial<SeenTable> = {}): SeenTable => ({
  result,
  trust: kNothingYet,
  sort: null,
  selected: null,
  folded: false,
  find: '',
  ...change,
});
const anySort = fc.option(
  fc.record({
    column: fc.constantFrom('time', 'rank', 'system', 'accelerator_minutes', 'efficiency'),
    descending: fc.boolean(),
  }),
  { nil: null },
);

interface TableFile {
  about: Record<string, string>;
  derived_fields: string[];
  rows: (Record<string, unknown> & { shown: Record<string, string> })[];
}

function csvTable(text: string) {
  const [header, ...records] = readCsv(text.replace(/^\ufeff/, ''));
  return records.map((record) => {
    expect(record).toHaveLength(header!.length);
    return Object.fromEntries(header!.map((name, at) => [name.replace(/\*(, .*)?$|, .*$/, ''), record[at]!]));
  });
}

/** What a figure of the table says, from the unrounded number in the file. */
const kRounded: Record<string, (row: Row) => string> = {
  time: (row) => number.minutes(row.time_to_train_min),
  accelerator_minutes: (row) => number.acceleratorMinutes(row.accelerator_minutes),
  efficiency: (row) => number.ratio(row.hardware_efficiency),
};

describe('the table', () => {
  test('JSON holds every row in its order with its figures to the last digit', () => {
    const property = fc.property(anyRanking, anySort, (result, sort) => {
      const file = JSON.parse(tableJson(seen(result, { sort }), kOrigin)) as TableFile;
      const columns = columnsOf(result, kNothingYet);
      const column = columns.find(({ id }) => id === sort?.column);
      const rows = sortRows(result.rows, column, sort?.descending ?? false);
      expect(file.rows.map(({ result_id }) => result_id)).toEqual(rows.map(({ id }) => id));
      rows.forEach((row, at) => {
        const written = file.rows[at]!;
        for (const key of ['time_to_train_min', 'accelerator_minutes', 'hardware_efficiency', 'score', 'rank'] as const)
          expect(written[key]).toBe(row[key]);
        for (const { id, text } of columns) expect(written.shown[id]).toBe(JSON.parse(JSON.stringify(text(row))));
        for (const [id, rounded] of Object.entries(kRounded))
          expect(written.shown[id]!.replace(/^[†≈ ]+/, '')).toBe(rounded(written as unknown as Row));
      });
    });
    fc.assert(property, { numRuns: 100 });
  });

  test('CSV reads back to the same numbers, and no text of it is a formula', () => {
    const property = fc.property(anyRanking, (result) => {
      const rows = csvTable(tableCsv(seen(result), kOrigin));
      expect(rows).toHaveLength(result.rows.length);
      result.rows.forEach((row, at) => {
        const written = rows[at]!;
        const figures = [
          'accelerators_total',
          'time_to_train_min',
          'accelerator_minutes',
          'hardware_efficiency',
          'silhouette',
        ] as const;
        for (const key of figures) expect(written[key] === '' ? null : Number(written[key])).toBe(row[key]);
        for (const key of ['name', 'file', 'system_name', 'accelerator'] as const)
          expect(written[key]).toBe(row[key] === null ? '' : csvText(row[key]));
        expect(written['Time']!.replace(/^[†≈ ]+/, '')).toBe(number.minutes(Number(written['time_to_train_min'])));
        for (const cell of Object.values(written))
          if (!Number.isFinite(Number(cell))) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
      });
    });
    fc.assert(property, { numRuns: 100 });
  });

  test('says in every row what it is, and marks what is derived', () => {
    const file = tableCsv(seen(rankOf(3), { find: 'H100' }), kOrigin);
    const [header] = readCsv(file.slice(1));
    expect(file.startsWith('\ufeff')).toBe(true);
    for (const name of ['GPU-minutes*, GPUs × min', 'accelerator_minutes*', 'rank*', 'Time, min', 'time_to_train_min'])
      expect(header).toContain(name);
    for (const row of csvTable(file)) {
      expect(row['Source']).toBe('MLPerf®');
      expect(row['about_benchmark']).toBe('MLPerf® Training, ResNet-50');
      expect(row['about_filter']).toContain('closed division, rounds v0.7–v4.0, NVIDIA and AMD');
      expect(row['about_filter']).toContain('rows that hold “H100”');
      expect(row['about_ranking']).toContain('weighted product, time 10');
      expect(row['about_note']).toContain('Result not verified by MLCommons Association.');
      expect(row['about_link']).toBe(kOrigin.link);
      expect(row['about_data_version']).toBe('2026.11');
    }
  });

  test('folded holds the rows on the screen, with the selected one', () => {
    const result = rankOf(30);
    const file = JSON.parse(
      tableJson(seen(result, { folded: true, selected: result.rows[20]!.id }), kOrigin),
    ) as TableFile;
    expect(file.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21]);
    expect(file.about['rows']).toMatch(/^11 of 30 rows/);
  });
});

describe('the chart', () => {
  test.each(['time', 'accelerator_minutes', 'efficiency'] as const)('has a mark per row with its %s', (kind) => {
    const property = fc.property(anyRanking, (result) => {
      const shown = result.rows.filter((row) => valueOf(row, kind) !== null);
      const svg = readXml(chartSvg({ result, kind, selected: null }, kOrigin));
      const marks = svg.all('path').filter(({ attributes }) => attributes['data-row'] !== undefined);
      expect(marks.map(({ attributes }) => attributes['data-row'])).toEqual(shown.map(({ id }) => id));
      const scene = buildScene(result, kind, { width: 1136, height: 640 });
      marks.forEach(({ attributes }, at) => {
        const row = shown[at]!;
        expect(Number(attributes[`data-${kind.replaceAll('_', '-')}`])).toBe(valueOf(row, kind));
        expect(Number(attributes['data-accelerators'])).toBe(row.accelerators_total);
        const [x, y] = /translate\(([-\d.]+),([-\d.]+)\)/.exec(attributes['transform']!)!.slice(1).map(Number);
        expect(x).toBeCloseTo(scene.x.at(row.accelerators_total), 2);
        expect(y).toBeCloseTo(scene.y.at(valueOf(row, kind)!), 2);
      });
    });
    fc.assert(property, { numRuns: 25 });
  });

  test('opens alone and says what it is', () => {
    const svg = readXml(chartSvg({ result: rankOf(12), kind: 'time', selected: 'r2' }, kOrigin));
    const texts = svg.all('text').map(({ text }) => text);
    const whole = texts.join(' ');
    expect(texts[0]).toBe('ResNet-50: time to train by number of GPUs');
    for (const words of [
      'closed division, rounds v0.7–v4.0',
      'Time to train, minutes, log scale',
      'GPUs, log scale',
      'Pareto front',
      'Data version 2026.11',
      'Result not verified by MLCommons Association.',
      kOrigin.link,
      'trademarks of MLCommons',
    ])
      expect(whole).toContain(words);
    expect(svg.all('style')).toEqual([]);
    for (const { attributes } of svg.all('*'))
      for (const value of Object.values(attributes))
        expect(value).not.toMatch(/var\(|url\(|^https?:(?!\/\/www\.w3\.org)/);
  });
});

test('own rows come through the link to the last digit', () => {
  const property = fc.property(fc.array(anyOwnRow, { maxLength: 20 }), (own) => {
    expect(decodeLink(encodeLink({ ...kDefaultView, own }, '2026.11'))!.view.own).toEqual(own);
  });
  fc.assert(property, { numRuns: 200 });
});
