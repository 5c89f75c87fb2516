import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './support/axe';
import { openFiles, openPage, plain, ranked, type Site, startSite } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

const kH100 = '#v=1&kinds=H100-SXM-80GB';

/** Scrolls to the panels and waits for both. */
async function toPanels(page: Page): Promise<void> {
  await ranked(page);
  await page.locator('.scaling-panel').scrollIntoViewIfNeeded();
  await page.locator('.sizes, .scaling-nothing').first().waitFor();
  await page.locator('.gain-sentence').waitFor();
}

/** Name, size and sentence of every break-even. */
async function ways(page: Page): Promise<string[]> {
  return (await page.locator('.way').allInnerTexts()).map(plain);
}

const sizeOf = (page: Page, name: RegExp) =>
  page
    .locator('.way', { has: page.getByText(name) })
    .locator('.way-size')
    .innerText();

async function choose(page: Page, menu: RegExp, option: RegExp): Promise<void> {
  await page.locator('.scaling-tools').getByRole('button', { name: menu }).click();
  const panel = page.locator('.scaling-tools .menu-panel');
  await panel
    .getByRole('radio', { name: option })
    .or(panel.getByRole('checkbox', { name: option }))
    .first()
    .check();
}

it('fetches and asks nothing for the panels before they come near', async () => {
  const fetched: string[] = [];
  const { page, context, faults } = await openPage(site, {
    // The copy for use without a network is fetched by the service worker, whoever needs it.
    prepare: async (opened) =>
      opened.on('request', (request) => void (request.serviceWorker() ? 0 : fetched.push(request.url()))),
  });
  await ranked(page);
  await page.locator('.plot .marks').first().waitFor();
  const panels = () => new Set(fetched.filter((url) => /\/scaling-[^/]*\.js/.test(url))).size;
  expect(panels()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Where more GPUs stop paying' }).count()).toBe(1);
  await toPanels(page);
  expect(panels()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('tells the H100 as the method says, and what it is not', async () => {
  const { page, context, faults } = await openPage(site, { hash: kH100 });
  await toPanels(page);
  const panel = page.locator('.scaling-panel');
  expect(plain(await panel.innerText())).toContain('not scaling of one system');
  expect(plain(await page.getByRole('button', { name: /^Against/ }).innerText())).toContain(
    '4 × H100, 25.6 min, Fujitsu, v4.0',
  );
  expect(await sizeOf(page, /^Efficiency at least$/)).toBe('16 GPUs');
  expect(await sizeOf(page, /^Efficiency at least 0.5$/)).toBe('64 GPUs');
  expect(await sizeOf(page, /^A minute saved/)).toBe('64 GPUs');
  expect(await sizeOf(page, /^Knee of time over ln N/)).toBe('32 GPUs');
  expect(await sizeOf(page, /^Knee of time over N/)).toBe('64 GPUs');
  const row = await page.locator('.sizes tbody tr').nth(5).innerText();
  expect(plain(row)).toMatch(/512[\s\S]*NVIDIA, v3.0[\s\S]*0\.509[\s\S]*260\.7[\s\S]*0\.392\s+0\.561\s+0\.700/);
  const laws = (await page.locator('.law-row').allInnerTexts()).map(plain);
  expect(laws.map((text) => /rms (0\.\d+)/.exec(text)?.[1])).toEqual(['0.139', '0.141', '0.151']);
  await page.getByRole('button', { name: 'Residuals by size' }).click();
  expect(await page.locator('.residuals tbody tr').count()).toBe(9);
  expect(faults).toEqual([]);
  await context.close();
});

it('follows floor, price, reference and kind, and its link brings all of it back', async () => {
  const { page, context, faults } = await openPage(site, { hash: kH100 });
  await toPanels(page);
  await page.getByLabel('Efficiency at least').fill('0.95');
  await page.keyboard.press('Enter');
  await expect.poll(() => sizeOf(page, /^Efficiency at least$/)).toBe('8 GPUs');
  await page.getByLabel('A minute saved is worth').fill('60');
  await page.keyboard.press('Enter');
  await expect.poll(() => sizeOf(page, /^A minute saved/)).toBe('512 GPUs');
  expect(await page.locator('.price-steps .pays').count()).toBe(4);
  await choose(page, /^Against/, /^8\s×\sH100/);
  await expect.poll(() => page.locator('.sizes tr:has(.tag)').getByRole('button').innerText()).toMatch(/^8/);
  await choose(page, /^Compared with/, /^A100-SXM-80GB/);
  await expect.poll(() => page.locator('.scaling-chart .plot .series').count()).toBe(2);
  await page.getByRole('radiogroup', { name: 'Vertical axis of the sizes' }).getByText('Efficiency').click();
  await page.getByRole('heading', { name: 'Efficiency* by number of GPUs' }).waitFor();
  const said = await ways(page);
  const figures = await page.locator('.sizes').innerText();
  const hash = new URL(page.url()).hash;
  expect(hash).toMatch(/kinds=H100-SXM-80GB,A100-SXM-80GB&reference=.*&floor=0\.95&price=60&measure=efficiency/);

  const other = await openPage(site, { hash });
  await toPanels(other.page);
  expect(await ways(other.page)).toEqual(said);
  expect(await other.page.locator('.sizes').innerText()).toBe(figures);
  await other.page.goto(site.url);

  await page.goBack();
  await page.getByRole('heading', { name: 'Time to train by number of GPUs', level: 3 }).waitFor();
  await choose(page, /^Accelerator/, /^V100-SXM2-32GB/);
  await page.getByRole('heading', { name: /^Break-even of V100-SXM2-32GB/ }).waitFor();
  expect(new URL(page.url()).hash).not.toContain('reference=');
  expect([...faults, ...other.faults]).toEqual([]);
  await context.close();
  await other.context.close();
});

it('takes no number that is none, and says so', async () => {
  const { page, context } = await openPage(site, { hash: kH100 });
  await toPanels(page);
  const before = page.url();
  await page.getByLabel('Efficiency at least').fill('2');
  await page.keyboard.press('Enter');
  await page.locator('.way').getByRole('alert').waitFor();
  expect(page.url()).toBe(before);
  await page.getByLabel('Efficiency at least').fill('0,5');
  await page.keyboard.press('Enter');
  await expect.poll(() => sizeOf(page, /^Efficiency at least$/)).toBe('64 GPUs');
  expect(await page.locator('.way').getByRole('alert').count()).toBe(0);
  await context.close();
});

it('is worked by keys alone, and shares the selection with the ranking', async () => {
  const { page, context, faults } = await openPage(site, { hash: kH100 });
  await toPanels(page);
  const chart = page.getByRole('application', { name: /chart of sizes$/ });
  await page
    .getByRole('radiogroup', { name: 'Vertical axis of the sizes' })
    .getByRole('radio', { checked: true })
    .focus();
  await page.keyboard.press('Tab');
  expect(await chart.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const spoken = page.locator('.scaling-chart [aria-live]');
  await expect
    .poll(async () => plain(await spoken.innerText()))
    .toMatch(/^8 × H100-SXM-80GB, Dell, v4.0: 13.22 minutes/);
  await page.locator('.scaling-chart .card').getByRole('link', { name: 'Result folder' }).waitFor();
  await page.keyboard.press('Space');
  const selected = page.locator('.ranking tr[aria-selected=true]');
  await expect.poll(async () => plain((await selected.textContent()) ?? '')).toMatch(/8 × H100-SXM-80GB[\s\S]*Dell/);
  expect(await page.locator('.sizes tr.selected').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.scaling-chart .card').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.ranking .details .fields').waitFor();
  expect(plain(await page.evaluate(() => document.activeElement?.textContent ?? ''))).toContain('16 × H100-SXM-80GB');
  expect(faults).toEqual([]);
  await context.close();
});

it('selects what is clicked', async () => {
  const { page, context } = await openPage(site, { hash: kH100 });
  await toPanels(page);
  await page.locator('.scaling-chart .marks circle').last().click();
  await expect.poll(() => page.locator('.sizes tr.selected').innerText()).toContain('3,584');
  await page.locator('.sizes').getByRole('button', { name: /^64/ }).click();
  await expect.poll(() => page.url()).toMatch(/selected=v4\.0.*Oracle/);
  await page.locator('.gain-row').first().getByRole('button', { name: 'Each round' }).click();
  const round = page.locator('.gain-rounds tbody button').last();
  await round.click();
  expect(await round.getAttribute('aria-pressed')).toBe('true');
  await context.close();
});

it('has a sentence where there is too little to draw or to fit', async () => {
  const { page, context } = await openPage(site, { hash: '#v=1&kinds=L40' });
  await toPanels(page);
  expect(await page.locator('.scaling-curves').innerText()).toMatch(
    /Two sizes of L40 are reported: too few for a curve/,
  );
  expect(await page.locator('.scaling-chart').count()).toBe(0);
  expect(await page.locator('.laws').innerText()).toMatch(/too few to fit a law/);
  expect(await page.locator('.sizes tbody tr').count()).toBe(2);
  await choose(page, /^Accelerator/, /^L40S/);
  await page.locator('.scaling-chart').waitFor();
  await expect.poll(() => page.locator('.laws').innerText()).toMatch(/Three sizes of L40S are too few to fit/);
  await context.close();
});

it('shows own rows on the curve as yours, and never as the reference', async () => {
  const { page, context, faults } = await openPage(site, { hash: kH100 });
  await toPanels(page);
  await openFiles(page, 'six_rows.csv');
  await page.locator('tr.own').first().waitFor();
  await choose(page, /^Accelerator/, /^L40S/);
  await page.locator('.sizes .source-mark.own').first().waitFor();
  expect(await page.locator('.scaling-chart .rings circle').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Against/ }).click();
  expect(await page.locator('.scaling-tools .menu-panel').innerText()).not.toContain('yours');
  expect(faults).toEqual([]);
  await context.close();
});

it('shows the hardware with most rounds first, the rest on demand', async () => {
  const { page, context } = await openPage(site);
  await toPanels(page);
  expect(await page.locator('.gain-sentence').innerText()).toMatch(/per round/);
  expect(await page.locator('.gain-row').count()).toBe(5);
  await page
    .locator('.gain-foot')
    .getByRole('button', { name: /^Show all/ })
    .click();
  expect(await page.locator('.gain-row').count()).toBeGreaterThan(20);
  const rounds = (await page.locator('.gain-row .hint').allInnerTexts()).flatMap(
    (text) => /(\d+) rounds/.exec(text)?.[1] ?? [],
  );
  expect([...rounds].sort((a, b) => Number(b) - Number(a))).toEqual(rounds);
  await context.close();
});

it('has both panels, or a sentence, for every benchmark', async () => {
  const { page, context, faults } = await openPage(site);
  await toPanels(page);
  for (const benchmark of ['bert', 'llama31_405b', 'minigo', 'gpt3']) {
    await page.goto(`${site.url}#v=1&benchmark=${benchmark}&vendors=`);
    await ranked(page);
    await page.locator('.scaling-panel').scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('.scaling-panel').innerText())
      .toMatch(/Break-even of|No accelerator|No .* result/);
    await expect.poll(() => page.locator('.gain-sentence').innerText()).toMatch(/\S.*\.$/);
  }
  expect(faults).toEqual([]);
  await context.close();
});

describe.each([
  { width: 1440, theme: 'light' as const },
  { width: 1440, theme: 'dark' as const },
  { width: 390, theme: 'light' as const },
  { width: 390, theme: 'dark' as const },
])('at $width px, $theme', ({ width, theme }) => {
  it('axe finds nothing and nothing scrolls sideways', async () => {
    const { page, context } = await openPage(site, { width, theme, hash: kH100 });
    await toPanels(page);
    await page.getByRole('button', { name: 'Residuals by size' }).click();
    await page.getByRole('button', { name: 'Each round' }).first().click();
    await page.locator('.sizes').getByRole('button').nth(2).click();
    expect(await findings(page)).toEqual([]);
    for (const menu of [/^Accelerator/, /^Compared with/, /^Against/]) {
      await page.locator('.scaling-tools').getByRole('button', { name: menu }).click();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
    await context.close();
  });
});
