import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './support/axe';
import { openFiles, openPage, ranked, type Site, startSite } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

const kViews = [
  { width: 1440, theme: 'light' as const },
  { width: 1440, theme: 'dark' as const },
  { width: 390, theme: 'light' as const },
  { width: 390, theme: 'dark' as const },
];

describe.each(kViews)('at $width px, $theme', ({ width, theme }) => {
  it('axe finds nothing on any place, nor with details and menus open', async () => {
    const { page, context, faults } = await openPage(site, { width, theme });
    await ranked(page);
    await page.locator('.plot .marks').first().waitFor();
    expect(await findings(page)).toEqual([]);

    await openFiles(page, 'six_rows.csv', 'unclear_device.csv', 'unknown_columns.csv');
    await page
      .getByRole('row', { name: /lab node/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /left out$/ }).click();
    await page.locator('.reason').first().click();
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await page.locator('.fields').waitFor();
    expect(await findings(page)).toEqual([]);

    for (const place of ['Files', 'About']) {
      await page.getByRole('navigation').getByRole('button', { name: place }).click();
      await page.waitForTimeout(50);
      expect(await findings(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('axe finds nothing with any menu open', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  for (const name of ['Benchmark', 'Division', 'Rounds', 'Accelerators', 'Count', 'Availability']) {
    await page
      .locator('.filters')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await page.locator('.menu-panel').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await context.close();
});

it('axe finds nothing with views, exports and help open', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Keep this view as' }).fill('one');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename one' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const panel of ['.chart-panel', '.ranking-panel']) {
    await page.locator(panel).getByRole('button', { name: 'Export' }).click();
    await page.locator('.menu-panel').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.waitFor();
  expect(await help.locator('dt', { hasText: /^Jaccard/ }).count()).toBe(1);
  expect(await findings(page)).toEqual([]);
  await context.close();
});

it('has no sideways scroll at any width', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await openFiles(page, 'six_rows.csv');
  await page.locator('.between').first().waitFor();
  await page.getByRole('button', { name: /left out$/ }).click();
  await page.locator('.reason').first().click();
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await page.locator('.fields').waitFor();
  for (const width of [320, 390, 640, 800, 1024, 1199, 1200, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    // Charts take their new size one frame after the window.
    await expect.poll(async () => [width, Math.max(0, await sideways(page))], { timeout: 5_000 }).toEqual([width, 0]);
  }
  await context.close();
});
