import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, plain, ranked, type Site, startSite } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

it('says which filter empties the view and offers what brings rows back', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  await page
    .locator('.filters')
    .getByRole('button', { name: /^Count/ })
    .click();
  await page.getByLabel('At least').fill('5000');
  await page.getByLabel('At least').press('Enter');
  await page.getByRole('heading', { level: 1, name: /^No ResNet-50 result/ }).waitFor();
  expect(await page.locator('.counts').innerText()).toContain('0 of 372');
  await page.keyboard.press('Escape');
  const [suggestion] = await page.locator('.suggestions button').all();
  expect(await suggestion!.innerText()).toMatch(/\d+ results?$/);
  await suggestion!.click();
  await ranked(page);
  expect(await page.locator('tr[data-row]').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('says what failed and what still works when the engine cannot be fetched', async () => {
  const prepare = (context: BrowserContext) => context.route(/engine-[^/]*\.wasm/, (route) => route.abort());
  const { page, context } = await openPage(site, { prepare });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/could not be ranked[\s\S]*Try again[\s\S]*Copy details/);
  await page.getByRole('button', { name: 'Copy details for a report' }).click();
  const details = await page.evaluate(() => navigator.clipboard.readText());
  expect(details).toMatch(/Tilecast page[\s\S]*Last error: (?!none)/);
  await page.getByRole('navigation').getByRole('button', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'What this page does not know' }).waitFor();
  await context.close();
});

it('works on after a failed download is tried again', async () => {
  let blocked = true;
  const prepare = (context: BrowserContext) =>
    context.route(/engine-[^/]*\.wasm/, (route) => (blocked ? route.abort() : route.continue()));
  const { page, context } = await openPage(site, { prepare });
  await page.getByRole('alert').waitFor();
  blocked = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await ranked(page);
  await context.close();
});

it('names the missing WebAssembly', async () => {
  const prepare = (context: BrowserContext) =>
    context.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  const { page, context } = await openPage(site, { prepare });
  await page.getByRole('alert').getByText('this browser has no WebAssembly', { exact: false }).waitFor();
  await context.close();
});

it('reads what it can of a damaged link and says so', async () => {
  const { page, context, faults } = await openPage(site, { hash: '#v=1&k=seven&division=closed' });
  await ranked(page);
  const notice = page.getByRole('alert').first();
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/link is damaged/);
  await notice.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('says the same of a mark under the pointer and under the keys, and shares the selection with the table', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  await page.locator('.plot .marks path').first().waitFor();
  // The card names the band of a rank as soon as it is known: wait for it, so that both readings are of one state.
  await page.locator('td.c-top_ten_share').filter({ hasText: /\d/ }).first().waitFor({ timeout: 50_000 });
  const card = page.locator('.card');
  const area = page.getByRole('application', { name: 'Time to train' });
  await area.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await card.getByRole('link', { name: 'Result folder' }).waitFor();
  const byKey = await card.innerText();
  const [x, y] = await page.locator('.ring-focus').evaluate((ring) => {
    const box = ring.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);
  await area.evaluate((chart) => (chart as HTMLElement).blur());
  await page.mouse.move(x + 2, y);
  await expect.poll(() => card.innerText()).toBe(byKey);
  expect(byKey).toMatch(/GPU-minutes\*[\s\S]*derived, unverified/);
  await page.mouse.click(x, y);
  const selected = page.locator('tr[aria-selected=true]');
  await expect.poll(() => selected.count()).toBe(1);
  expect(plain((await selected.textContent())!)).toContain(plain(byKey.split('\n')[0]!));
  await expect.poll(() => card.getByRole('link', { name: 'Result folder' }).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('keeps the old answer on the screen while a new one is worked on', async () => {
  const { page, context } = await openPage(site, { reducedMotion: 'no-preference' });
  await ranked(page);
  await page
    .getByRole('button', { name: 'GPU-minutes', exact: true })
    .or(page.getByRole('radio', { name: 'GPU-minutes' }))
    .check();
  await page.getByRole('heading', { name: 'GPU-minutes* by number of GPUs' }).waitFor();
  await page.getByRole('radio', { name: 'Efficiency' }).check();
  await page.getByRole('heading', { name: 'Hardware efficiency* by number of GPUs' }).waitFor();
  expect(await page.locator('.plot .marks path').count()).toBeGreaterThan(200);
  for (const method of ['Pareto', 'Balanced']) {
    await page.getByRole('radio', { name: method }).check();
    await ranked(page);
    expect(await page.locator('tr[data-row]').count()).toBeGreaterThan(0);
  }
  await context.close();
});
