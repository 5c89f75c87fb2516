import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headline, openFiles, openPage, ownFile, ranked, type Site, startSite, tableText } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

it('shows six own rows as yours in chart, table and rank, and to whoever opens the link', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  const first = await headline(page);
  await dropFile(page, 'six_rows.csv');
  await page.locator('tr.own').first().waitFor();
  await ranked(page);
  expect(await page.locator('.counts').innerText()).toContain('6 yours');
  expect(await headline(page)).toBe(first);
  expect(await page.locator('tr.own').count()).toBe(6);
  for (const text of await page.locator('tr.own').allTextContents()) expect(text).toMatch(/^\d+[\s\S]*Yours/);
  expect(await page.locator('tr.own').allTextContents()).toSatisfy((texts: string[]) =>
    texts.some((text) => text.includes('lab node half')),
  );
  expect(await page.locator('.between').count()).toBeGreaterThan(0);
  await page.locator('.plot .rings').last().waitFor();
  expect(await page.locator('.plot .rings').last().locator('circle').count()).toBe(6);
  expect(await page.locator('.overlay .own').count()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Show all 246 rows' }).click();
  await ranked(page);
  const table = await tableText(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(/^Link copied: [\d,]+ characters, with your 6 rows/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage(site, { hash: new URL(link).hash });
  await ranked(other.page);
  await other.page.locator('tr.own').nth(5).waitFor();
  expect(await tableText(other.page)).toEqual(table);
  expect(await headline(other.page)).toBe(await headline(page));
  expect([...faults, ...other.faults]).toEqual([]);
  await context.close();
  await other.context.close();
});

it('groups again with own rows, and by other features, only when told to', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await openFiles(page, 'six_rows.csv');
  await page.locator('tr.own').first().waitFor();
  const sizes = () => page.locator('.group-size').allInnerTexts();
  const assigned = await sizes();
  await page.getByRole('switch', { name: 'Group again with mine' }).check();
  await expect.poll(sizes).not.toEqual(assigned);
  expect(new URL(page.url()).hash).toContain('own');
  await page.goBack();
  await expect.poll(sizes).toEqual(assigned);
  await page.getByRole('button', { name: 'Features' }).click();
  await page.getByRole('checkbox', { name: 'Throughput per GPU' }).uncheck();
  await expect.poll(sizes).not.toEqual(assigned);
  await context.close();
});

it('asks for a device it cannot know, skips what is no row, and brings a removed file back', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  await openFiles(page, 'unclear_device.csv');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Files/ })
    .click();
  await page.getByRole('heading', { name: 'Which accelerator is “A100”?' }).waitFor();
  expect(await page.locator('.skipped').innerText()).toMatch(/1 row skipped, the first in line 4/);
  expect(await page.locator('.skipped pre').innerText()).toContain('lab-3,H100-SXM-80GB,eight,13.9');
  await page.getByRole('radio', { name: /^A100.SXM.?4? 80GB|^A100-SXM-80GB/ }).check();
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await page.getByRole('heading', { name: 'One file: two rows join the ranking.' }).waitFor();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: /^Drop a file/ }).waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'One file: two rows join the ranking.' }).waitFor();

  const name = page.getByRole('textbox', { name: 'Name of lab-2' });
  await name.fill('rack 7');
  await name.press('Enter');
  await page.getByRole('button', { name: 'Show in ranking' }).click();
  await page.locator('tr.own').filter({ hasText: 'rack 7' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('draws only the rows near the screen of over 300, and the keys still reach the last', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  const lines = Array.from({ length: 120 }, (_, i) => `run ${i},H100-SXM-80GB,8,${14 + i / 10}`);
  const text = ['name,accelerator,accelerators_total,time_to_train_min', ...lines].join('\n');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open files…' }).click();
  await (await chooser).setFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Show all 360 rows' }).click();
  await ranked(page);
  const rows = page.locator('tr[data-row]');
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('361');
  expect(await rows.count()).toBeLessThan(120);
  await rows.first().focus();
  await page.keyboard.press('End');
  const focused = page.locator('tr[data-row]:focus');
  await focused.waitFor();
  expect(await focused.getAttribute('aria-rowindex')).toBe('361');
  expect(await rows.count()).toBeLessThan(120);
  await page.keyboard.press('ArrowUp');
  expect(await focused.getAttribute('aria-rowindex')).toBe('360');
  await context.close();
});

it('asks for columns it does not recognise', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await openFiles(page, 'unknown_columns.csv');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Files/ })
    .click();
  await page.getByRole('heading', { name: 'Which column holds what?' }).waitFor();
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption('who');
  await page.getByRole('combobox', { name: 'Accelerator', exact: true }).selectOption('which card');
  await page.getByRole('combobox', { name: 'Number of accelerators' }).selectOption('how many');
  await page.getByRole('combobox', { name: 'Time to train, minutes' }).selectOption('duration');
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await page.getByRole('heading', { name: 'One file: two rows join the ranking.' }).waitFor();
  await context.close();
});

/** Drops a file on the window, as from a file manager. */
async function dropFile(page: Page, name: string): Promise<void> {
  const text = readFileSync(ownFile(name), 'utf8');
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const held = new DataTransfer();
      held.items.add(new File([content!], fileName!, { type: 'text/csv' }));
      return held;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await page.getByText('Drop 1 file to read it here').waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}
