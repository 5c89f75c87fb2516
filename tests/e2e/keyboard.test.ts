import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headline, openPage, ownFile, plain, ranked, type Site, startSite, tableText } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

/** Presses Tab (or Shift+Tab) until the focus is on what is meant (where it may be already), as someone without a mouse does. */
async function tabTo(page: Page, what: RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < 120; ++i) {
    const name = await focusName(page);
    if (what.test(name)) return;
    seen.push(name.slice(0, 30));
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never led to ${what}; it went over ${seen.join(' | ')}`);
}

function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focus = document.activeElement;
    if (!focus) return '';
    const labelled = focus instanceof HTMLInputElement ? focus.closest('label')?.textContent : null;
    return focus.getAttribute('aria-label') ?? labelled ?? focus.textContent ?? '';
  });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

it('does the whole job by keyboard alone', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);

  await press(page, 'Tab');
  expect(await focusName(page)).toBe('Skip to the content');
  await press(page, 'Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  // Filter: results on premise only.
  await tabTo(page, /^Availability/);
  await press(page, 'Enter');
  await tabTo(page, /^on premise/);
  await press(page, 'Space', 'Escape');
  expect(await focusName(page)).toMatch(/^Availability/);
  await page.getByText(/^2\d\d of 372/).waitFor();
  await ranked(page);
  const filtered = await page.locator('.counts').innerText();
  expect(filtered).not.toContain('240 of 372');

  // Chart: to the leftmost mark, right, open it in the table.
  await tabTo(page, /chart$/);
  await press(page, 'Home', 'ArrowRight', 'ArrowRight');
  const card = page.locator('.card');
  const named = plain(await card.locator('strong').innerText());
  await press(page, 'Enter');
  await page.locator('.details .fields').waitFor();
  const opened = plain(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  expect(opened).toContain(named);
  await press(page, 'Escape');
  expect(await page.locator('.details').count()).toBe(0);

  // Group: four groups.
  await tabTo(page, /^5$/, 'Shift+Tab');
  await press(page, 'ArrowLeft');
  await expect.poll(() => page.locator('.groups > li').count()).toBe(4);

  // Weight: over the next border where the first place changes.
  await tabTo(page, /^Weight of time/);
  const before = await headline(page);
  await press(page, 'PageUp');
  await expect.poll(() => headline(page)).not.toBe(before);
  const slider = page.getByRole('slider', { name: 'Weight of time' });
  expect(plain((await slider.getAttribute('aria-valuetext'))!)).toBe('24 % on time, first place: 768 × H100');
  await press(page, 'Shift+ArrowRight', 'ArrowLeft');
  expect(await slider.getAttribute('aria-valuenow')).toBe('28');
  await ranked(page);

  // Select a row.
  await page.keyboard.press('Shift+Tab'); // off the slider, so that the next Tab stops are counted anew
  await tabTo(page, /^Rank/);
  await page.waitForTimeout(50);
  await tabTo(page, /H100|A100|H200/);
  await press(page, 'ArrowDown', 'ArrowDown', 'Space');

  // Own rows, from a file.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Open files/, 'Shift+Tab');
  await press(page, 'Enter');
  await (await chooser).setFiles(ownFile('six_rows.csv'));
  await page.locator('tr.own').first().waitFor();
  await ranked(page);

  await page.locator('.ranking:not(.old-shares)').waitFor();
  const selected = await page.locator('tr[aria-selected=true]').textContent();

  // Copy the link and open it elsewhere.
  await tabTo(page, /^Copy link/);
  await press(page, 'Enter');
  await page.getByText(/^Link copied:/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage(site, { hash: new URL(link).hash });
  await ranked(other.page);
  await other.page.locator('tr.own').first().waitFor();
  expect(await tableText(other.page)).toEqual(await tableText(page));
  expect(await other.page.locator('tr[aria-selected=true]').textContent()).toBe(selected);
  expect(await other.page.locator('.counts').innerText()).toBe(await page.locator('.counts').innerText());
  expect([...faults, ...other.faults]).toEqual([]);
  await context.close();
  await other.context.close();
});

it('takes steps back and forward as the browser does', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  const first = await headline(page);
  const slider = page.getByRole('slider', { name: 'Weight of time' });
  await slider.focus();
  await press(page, 'End');
  await expect.poll(() => headline(page)).toContain('is the fastest');
  const second = await headline(page);
  await page.goBack();
  await expect.poll(() => headline(page)).toBe(first);
  await page.goForward();
  await expect.poll(() => headline(page)).toBe(second);
  await press(page, 'Control+Z');
  await expect.poll(() => headline(page)).toBe(first);
  await press(page, 'Control+Shift+Z');
  await expect.poll(() => headline(page)).toBe(second);
  await context.close();
});

it('makes one step of a drag', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  const first = await headline(page);
  const line = page.locator('.weights-line');
  await line.scrollIntoViewIfNeeded();
  const box = (await line.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.1, y);
  await page.mouse.down();
  for (const share of [0.2, 0.4, 0.6, 0.9]) await page.mouse.move(box.x + box.width * share, y);
  await page.mouse.up();
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).toBe('90');
  await expect.poll(() => headline(page)).toContain('3,584 × H100');
  await page.goBack();
  await expect.poll(() => headline(page)).toBe(first);
  await context.close();
});

it('has keys for places, search and the list of keys', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await press(page, 'Alt+3');
  await page.getByRole('heading', { name: 'Sources' }).waitFor();
  await press(page, 'Alt+1');
  await ranked(page);
  await press(page, '/');
  await page.keyboard.type('fujitsu 4 ×');
  await page.locator('tr[data-row]').first().waitFor();
  for (const text of await tableText(page)) expect(text).toMatch(/4 ×[\s\S]*Fujitsu/);
  await press(page, 'Escape', 'Tab', '?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await press(page, 'Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
});
