import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headline, openPage, ranked, type Site, startSite, tableText } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

it('ranks 240 ResNet-50 results at first sight, eight H200 first', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  expect(await headline(page)).toMatch(
    /^For ResNet-50, 8 × H200 is the best balance: 12\.1 min for 96\.6 GPU-minutes\.$/,
  );
  expect(await page.locator('.counts').innerText()).toContain('240 of 372 ResNet-50 results');
  expect(await page.getByRole('grid', { name: 'Ranking' }).getAttribute('aria-rowcount')).toBe('241');
  const rows = await tableText(page);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatch(/8 × H200-SXM-141GB[\s\S]*12\.08[\s\S]*96\.6[\s\S]*MLPerf®/);
  await page.locator('.plot .marks').first().waitFor();
  expect(await page.locator('.plot .marks path').count()).toBe(240);
  expect(await page.locator('.groups > li').count()).toBe(5);
  await page.getByText(/decides the time to train/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('says for each of the other results why it is out', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await page.getByRole('button', { name: '132 left out' }).click();
  const counts = await page.locator('.reason .number').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(132);
  await page.getByRole('button', { name: /Of a vendor that is not chosen/ }).click();
  await page.locator('.left-out tbody tr').first().waitFor();
  expect(await page.locator('.left-out tbody tr').count()).toBe(42);
  await context.close();
});

it('offers the benchmarks of the newest round, each in a sentence', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  const offers = page.getByRole('region', { name: 'Benchmarks of the newest round' });
  expect(await offers.innerText()).toContain('ResNet-50 ended with v4.0');
  expect(await offers.locator('li p').count()).toBe(7);
  await offers.getByRole('button', { name: 'Llama 3.1 8B' }).click();
  await page.getByRole('heading', { level: 1, name: /^For Llama 3.1 8B/ }).waitFor();
  expect(await offers.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('opens a result in full with a link to its folder', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await page.getByRole('button', { name: 'Details of 8 × H200-SXM-141GB' }).click();
  const link = page.getByRole('link', { name: 'Result folder in the repository' });
  expect(await link.getAttribute('href')).toMatch(
    /^https:\/\/github\.com\/mlcommons\/training_results_v4\.0\/tree\/6fe95437[0-9a-f]+\/NVIDIA\/results\/h200_ngc24\.04_mxnet\/resnet$/,
  );
  expect(await page.locator('.fields > div').count()).toBeGreaterThan(40);
  await context.close();
});

/** The best of three visits with an empty cache: other work on the machine is not the page's. */
async function bestOfThree(measure: () => Promise<number>): Promise<number> {
  const times = [await measure(), await measure(), await measure()];
  return Math.min(...times);
}

it('shows the first ranking within 1.5 s', async () => {
  const best = await bestOfThree(async () => {
    const { page, context } = await openPage(site);
    await ranked(page);
    const shown_ms = await page.evaluate(() => performance.now());
    await context.close();
    return shown_ms;
  });
  expect(best).toBeLessThan(1500);
});

it('never keeps the main thread for over 100 ms, nor moves what is on the screen', async () => {
  const prepare = (context: BrowserContext) => context.addInitScript(noteLongTasksAndShifts);
  const longest = await bestOfThree(async () => {
    const { page, context } = await openPage(site, { prepare });
    await ranked(page);
    await page.getByText(/decides the time to train/).waitFor();
    await page.getByRole('button', { name: 'Show all 240 rows' }).click();
    await page.getByRole('slider').focus();
    for (const key of ['ArrowRight', 'PageUp', 'ArrowRight', 'Home']) await page.keyboard.press(key);
    await ranked(page);
    const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
    await context.close();
    expect(noted.shift).toBeLessThan(0.05);
    return Math.max(0, ...noted.tasks_ms);
  });
  expect(longest).toBeLessThanOrEqual(100);
});

interface Noted {
  tasks_ms: number[];
  shift: number;
}

function noteLongTasksAndShifts() {
  const noted: Noted = { tasks_ms: [], shift: 0 };
  (window as unknown as { noted: Noted }).noted = noted;
  new PerformanceObserver((list) => noted.tasks_ms.push(...list.getEntries().map((entry) => entry.duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) noted.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
