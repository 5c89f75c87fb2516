import { afterAll, beforeAll, expect, it } from 'vitest';
import { headline, openPage, ranked, type Site, startSite, tableText } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

it('ranks 240 ResNet-50 results at first sight, eight H200 first', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  expect(await headline(page)).toMatch(
    /^For ResNet-50, one node of 8 × H200 is the best balance: 12\.1 min for 96\.6 GPU-minutes\.$/,
  );
  expect(await page.locator('.counts').innerText()).toContain('240 of 372 ResNet-50 results');
  expect(await page.getByRole('grid', { name: 'Ranking' }).getAttribute('aria-rowcount')).toBe('241');
  const rows = await tableText(page);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatch(/8 × H200-SXM-141GB[\s\S]*12\.08[\s\S]*96\.6[\s\S]*MLPerf®/);
  await page.locator('.plot .marks').first().waitFor();
  expect(await page.locator('.plot .marks path').count()).toBe(240);
  expect(await page.locator('.groups > li').count()).toBe(5);
  await page.getByText(/tells most about the time to train/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('says for each of the other results why it is out', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await page.getByRole('button', { name: '132 left out' }).click();
  const counts = await page.locator('.reason .number').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(132);
  await page.getByRole('button', { name: /Its vendor is not among the chosen ones/ }).click();
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

it('moves nothing on the screen when the data come', async () => {
  for (const width of [1440, 390]) {
    const { page, context } = await openPage(site, { width, prepare: (fresh) => fresh.addInitScript(noteShifts) });
    await ranked(page);
    await page.locator('.plot .marks').first().waitFor();
    await page.getByText(/tells most about the time to train/).waitFor();
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.05);
    await context.close();
  }
});

function noteShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    const page = window as unknown as { shift: number };
    for (const entry of list.getEntries()) page.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
