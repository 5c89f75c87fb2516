import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLink } from '../../web/src/state/link';
import { damagedLinks } from '../web/support/damage';
import { realViews } from '../web/support/realViews';
import { openFiles, openPage, ownFile, ranked, type Site, startSite } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

interface Thrown {
  name: string;
  /** base64 */
  content: string;
}

/** Drops a file on the window; a size above 0 fills it up to that many bytes. */
async function dropFile(page: Page, { name, content }: Thrown, size = 0): Promise<void> {
  await page.evaluate(
    ([fileName, base64, bytes]) => {
      const held = new DataTransfer();
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const filling = new Uint8Array(Math.max(0, bytes - data.length)).fill(120);
      held.items.add(new File([data, filling], fileName));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: held }));
    },
    [name, content, size] as const,
  );
}

const file = (name: string, content: string | Buffer): Thrown => ({
  name,
  content: Buffer.from(content).toString('base64'),
});
const fitsInWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

it('shows hostile names as text, everywhere', async () => {
  const names = [
    '<img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '"=HYPERLINK(""https://example.org"";""x"")"',
    '\u202egnp.exe \u2067turned',
    '\u200b\u200d',
    'عقدة المختبر',
    'x'.repeat(10_000),
  ];
  const lines = names.map((name, at) => `${name},H100-SXM-80GB,8,${14 + at}`);
  const table = ['name,accelerator,accelerators_total,time_to_train_min', ...lines].join('\n');
  const { page, context, faults } = await openPage(site);
  page.on('dialog', (dialog) => void faults.push(`dialog: ${dialog.message()}`));
  await ranked(page);
  await dropFile(page, file('<b>\u202e.csv', table));
  await page
    .locator('tr.own')
    .nth(names.length - 1)
    .waitFor();
  await ranked(page);
  // Not the text as laid out: rows off the screen are not.
  const text = (await page.locator('tr.own').allTextContents()).join('\n');
  expect(text).toContain('<img src=x onerror=alert(1)>');
  expect(text).toContain('\ufffdgnp.exe');
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  await page.locator('tr.own').first().click();
  await page.locator('tr.own').last().click();
  expect(await page.locator('main img, main script, main b').count()).toBe(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of ['Rank', 'Files']) {
      await page.getByRole('navigation').getByRole('button', { name: place }).click();
      await page.locator('h1').waitFor();
      await expect.poll(() => fitsInWidth(page), { message: `${place} at ${width}` }).toBe(true);
    }
  }
  const shared = await context.newPage();
  await shared.goto(page.url());
  await shared.locator('h1').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('answers every unreadable file with a sentence and keeps the rows it has', async () => {
  const good = readFileSync(ownFile('six_rows.csv'), 'utf8');
  const header = 'name,gpu,count,minutes\n';
  const files: [Thrown, RegExp, number?][] = [
    [file('empty.csv', ''), /is empty/],
    [file('image.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])), /not text|not UTF-8/],
    [file('pack.zip', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0])), /not text/],
    [file('sixteen.csv', Buffer.from(good, 'utf16le')), /zero bytes/],
    [file('latin.csv', Buffer.from(`${header}Gr\u00fc\u00dfe,A100,8,30\n`, 'latin1')), /not UTF-8/],
    [file('nul.csv', `${header}a\0b,A100,8,30\n`), /zero bytes/],
    [file('quotes.csv', '"'.repeat(9_999)), /no columns were found/],
    [file('header.csv', header), /a header line and no rows/],
    [file('cell.csv', `${header}"`), /50\.0 MB/, 50_000_000],
  ];
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  await openFiles(page, 'six_rows.csv');
  await page.locator('tr.own').nth(5).waitFor();
  for (const [thrown, sentence, size] of files) {
    await dropFile(page, thrown, size);
    await page.locator('.toast').getByText(sentence).waitFor({ timeout: 10_000 });
    expect(await page.locator('tr.own').count(), thrown.name).toBe(6);
  }
  expect(faults).toEqual([]);
  await context.close();
});

// Each kind of damage once; that every one of a thousand is named and read is a test of the link alone.
it('is never blank, whatever happened to the link', async () => {
  const links = damagedLinks(
    realViews.map((view) => encodeLink(view, '2026.07')),
    300,
  );
  const oneOfEach = [...new Map(links.map((damaged) => [damaged.kind, damaged])).values()];
  expect(oneOfEach.length).toBeGreaterThan(10);
  const { page, context, faults } = await openPage(site);
  const bare: string[] = [];
  for (const { kind, link } of oneOfEach) {
    await page.goto('about:blank');
    await page.goto(`${site.url}${link.startsWith('#') ? '' : '#'}${link}`);
    await page.locator('main h1').first().waitFor();
    const said = (await page.locator('.notice').count()) > 0;
    const text = await page.locator('main').innerText();
    // The browser itself encodes again what was decoded: nothing is left to be said.
    const unsaid = !said && kind !== 'signs decoded';
    if (unsaid || text.length < 200) bare.push(`${kind}: ${text.slice(0, 100)}`);
  }
  expect(bare).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 240_000);
