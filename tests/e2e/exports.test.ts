import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../web/src/state/link';
import { kDefaultView } from '../../web/src/state/view';
import { readCsv } from '../web/support/csvReader';
import { readXml } from '../web/support/xmlReader';
import { openFiles, openPage, plain, ranked, type Site, startSite, tableText } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

interface Saved {
  name: string;
  content: Buffer;
}

async function exported(page: Page, panel: '.chart-panel' | '.ranking-panel', format: string): Promise<Saved> {
  await page.locator(panel).getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.locator('.menu-item').filter({ hasText: format }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** Records of the CSV by the names of the header. */
function recordsOf({ content }: Saved): Record<string, string>[] {
  const [header, ...records] = readCsv(content.toString('utf8').replace(/^\ufeff/, ''));
  return records.map((record) => Object.fromEntries(header!.map((name, at) => [name, record[at]!])));
}

describe('files of what is seen', () => {
  it('the table as CSV and JSON: rows, order and texts of the screen, figures unrounded', async () => {
    const { page, context, faults } = await openPage(site);
    await ranked(page);
    await openFiles(page, 'six_rows.csv');
    await page.locator('tr.own').first().waitFor();
    await page.getByRole('columnheader', { name: 'GPU-minutes' }).getByRole('button').click();
    await page.getByRole('searchbox', { name: /^Find rows/ }).fill('8');
    await expect.poll(() => page.locator('tr[data-row]').count()).toBeGreaterThan(10);
    const table = (await tableText(page)).map((text) => text.split('\t'));

    const csv = await exported(page, '.ranking-panel', 'CSV');
    const records = recordsOf(csv);
    expect(csv.name).toMatch(/^tilecast-resnet-ranking-[0-9a-z]+\.csv$/);
    const json = await exported(page, '.ranking-panel', 'JSON');
    const { about, rows } = JSON.parse(json.content.toString('utf8')) as {
      about: Record<string, string>;
      rows: (Record<string, string | number | null> & { shown: Record<string, string> })[];
    };
    expect(records).toHaveLength(table.length);
    expect(rows).toHaveLength(table.length);
    records.forEach((record, at) => {
      const cells = table[at]!;
      expect(plain(record['Rank*, or band']!)).toBe(cells[0]);
      for (const text of [record['Time, min'], record['GPU-minutes*, GPUs × min'], record['Source']])
        expect(cells).toContain(plain(text!));
      const row = rows[at]!;
      expect(Number(record['time_to_train_min'])).toBe(row['time_to_train_min']);
      expect(Number(record['accelerator_minutes*'])).toBe(row['accelerator_minutes']);
      expect(record['result_id']).toBe(row['result_id']);
      expect(plain(row.shown['time']!)).toBe(plain(record['Time, min']!));
    });
    expect(records.some((record) => record['Source'] === 'Yours')).toBe(true);
    expect(about['filter']).toContain('rows that hold “8”');
    expect(about['note']).toContain('Result not verified by MLCommons Association.');
    expect(about['data_version']).toMatch(/^\d{4}\.\d\d$/);

    const there = await openPage(site, { hash: new URL(about['link']!).hash });
    await there.page.locator('tr.own').first().waitFor();
    expect(faults).toEqual([]);
    await there.context.close();
    await context.close();
  });

  it('the chart as SVG and PNG: a mark per row, light, opening alone', async () => {
    const { page, context, faults } = await openPage(site, { theme: 'dark' });
    await ranked(page);
    const svg = await exported(page, '.chart-panel', 'SVG');
    expect(svg.name).toMatch(/^tilecast-resnet-time-[0-9a-z]+\.svg$/);
    const xml = readXml(svg.content.toString('utf8'));
    const marks = xml.all('path').filter(({ attributes }) => attributes['data-row']);
    expect(marks).toHaveLength(await page.locator('.plot .marks path').count());
    expect(marks.some(({ attributes }) => attributes['fill'] === '#2255c9')).toBe(true);
    const texts = xml.all('text').map(({ text }) => text);
    expect(texts.join(' ')).toContain('Result not verified by MLCommons Association.');
    expect(texts.join(' ')).toMatch(/Data version \d{4}\.\d\d/);

    const png = await exported(page, '.chart-panel', 'PNG');
    expect(png.content.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(png.content.readUInt32BE(16)).toBe(2400);
    expect(png.content.length).toBeGreaterThan(100_000);
    expect(faults).toEqual([]);

    const alone = await context.newPage();
    await alone.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.content.toString('utf8'))}`);
    expect(await alone.locator('path[data-row]').count()).toBe(marks.length);
    await context.close();
  });

  it('only the rows on the screen, when so chosen', async () => {
    const { page, context } = await openPage(site);
    await ranked(page);
    await page.locator('.ranking-panel').getByRole('button', { name: 'Export' }).click();
    await page.getByRole('radio', { name: 'Rows on the screen' }).check();
    await page.keyboard.press('Escape');
    expect(recordsOf(await exported(page, '.ranking-panel', 'CSV'))).toHaveLength(10);
    await context.close();
  });
});

describe('paper', () => {
  it.each(['light', 'dark'] as const)('is light from the %s theme, with a hundred rows and a count', async (theme) => {
    const { page, context, faults } = await openPage(site, { theme, width: theme === 'dark' ? 390 : 1440 });
    await ranked(page);
    const loaded = page
      .waitForEvent('requestfinished', (request) => request.url().includes('PrintSheet'))
      .catch(() => null);
    await Promise.race([loaded, page.waitForTimeout(1_000)]);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.print-sheet');
    await sheet.waitFor();
    const parts = ['h1', '.source', '.print-chart svg', '.print-legend', 'table', 'footer'];
    const tops = await Promise.all(parts.map(async (part) => (await sheet.locator(part).first().boundingBox())!.y));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(await sheet.locator('tbody tr').count()).toBe(100);
    expect(await sheet.innerText()).toContain('and 140 more rows, which the link shows.');
    expect(await sheet.locator('footer').innerText()).toMatch(/Data version \d{4}\.\d\d[\s\S]*#v=1&check=/);
    expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
    const ink = await sheet.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    expect(ink).toBe('rgb(22, 25, 29)');
    await page.emulateMedia({ media: 'screen' });
    await sheet.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['A4', 'Letter'])('%s has its pages', async (format) => {
    const { page, context } = await openPage(site);
    await ranked(page);
    await page.waitForTimeout(500);
    const pdf = (await page.pdf({ format })).toString('latin1');
    const pages = [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(pages).toBeLessThanOrEqual(6);
    await context.close();
  });
});

describe('views with names', () => {
  it('stay over a reload, open, are renamed and deleted by keyboard, and come back', async () => {
    const { page, context, faults } = await openPage(site);
    await ranked(page);
    await page.getByRole('radio', { name: 'Pareto' }).check();
    await page.getByRole('button', { name: 'Views' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.save-view input:focus').waitFor();
    await page.keyboard.type('my front');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'my front', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Views' }).evaluate((it) => it === document.activeElement)).toBe(
      true,
    );

    await page.goto('about:blank');
    await page.goto(site.url);
    await ranked(page);
    expect(await page.getByRole('radio', { name: 'Weighted' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'my front', exact: true }).click();
    await page.getByRole('heading', { name: /configurations are not beaten/ }).waitFor();

    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Rename my front' }).click();
    await page.getByRole('textbox', { name: 'New name of my front' }).fill('the front');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete the front' }).click();
    expect(await page.getByRole('button', { name: 'the front', exact: true }).count()).toBe(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'the front', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('show what another tab keeps', async () => {
    const { page, context } = await openPage(site);
    await ranked(page);
    const other = await context.newPage();
    await other.goto(site.url);
    await ranked(other);
    await other.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Keep this view as' }).fill('from here');
    await page.keyboard.press('Enter');
    await other.getByRole('button', { name: 'from here', exact: true }).waitFor();
    await context.close();
  });
});

describe('the first visit', () => {
  it('is told in three sentences, once; the example is tried and taken out again', async () => {
    const { page, context, faults } = await openPage(site);
    await ranked(page);
    const tour = page.getByRole('region', { name: 'What this page does' });
    expect(await tour.getByRole('listitem').count()).toBe(3);
    await tour.getByRole('button', { name: 'Try invented ones' }).click();
    await page.locator('tr.own').first().waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.locator('tr.own').first().waitFor({ state: 'detached' });
    await tour.getByRole('button', { name: 'Got it' }).click();
    expect(await tour.count()).toBe(0);
    await page.goto('about:blank');
    await page.goto(site.url);
    await ranked(page);
    expect(await tour.count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'What this page does' }).click();
    await tour.waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('by a link of older data says what was seen then and what is seen now', async () => {
    const { page, context } = await openPage(site, {
      hash: encodeLink(kDefaultView, '2024.01', { rows: 17, best: 'abc' }),
    });
    await ranked(page);
    await page.getByText('Then 17 rows, one first that is not here now; now 240 rows').waitFor();
    expect(await page.getByRole('region', { name: 'What this page does' }).count()).toBe(0);
    await context.close();
  });
});
