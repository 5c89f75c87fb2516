import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './support/axe';
import { asked, hold, release, watchRequests } from './support/requests';
import { headline, openFiles, openPage, plain, ranked, type Site, startSite, tableText } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

/** Waits until all that comes after the ranking has come. */
async function trusted(page: Page): Promise<void> {
  await page.getByText('All 9 numbers of groups are tested.').waitFor({ timeout: 50_000 });
}

const shares = (page: Page) => page.locator('td.c-top_ten_share').allTextContents();
const ids = (page: Page) =>
  page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

it('fills in what says how far groups and ranks can be trusted, after the ranking, without moving a row', async () => {
  const { page, context, faults } = await openPage(site, { prepare: (context) => watchRequests(context) });
  await ranked(page);
  const before = await ids(page);
  await trusted(page);
  // What the panels below ask depends on how near the window is to them.
  const elsewhere = ['catalogue', 'result', 'verdict', 'scaling', 'gain'];
  const commands = (await asked(page)).filter((command) => !elsewhere.includes(command));
  expect(commands.slice(0, 4)).toEqual(['rank', 'groups', 'robustness', 'select']);
  expect(commands.slice(4)).toEqual(Array.from({ length: 9 }, () => 'evidence'));
  expect(await ids(page)).toEqual(before);

  const stabilities = (await page.locator('.group-stability').allTextContents()).map(plain);
  expect(stabilities.length).toBe(5);
  for (const text of stabilities) {
    expect(text).toMatch(/^Stability: (dissolved|a pattern only|valid|highly stable) [01]\.\d\d$/);
  }
  expect(await page.locator('.verdict').innerText()).toMatch(/^5 groups are the most stable choice/);
  expect(plain(await page.locator('.k-index').first().innerText())).toMatch(/Gap[\s\S]*\d\.\d\d ± 0\.\d\d/);
  expect(plain(await page.locator('.doubts').innerText())).toMatch(/ARI 0\.\d\d: groups of \d/);

  for (const share of await shares(page)) expect(share).toMatch(/^(<1|\d+)$/);
  const places = await page.locator('td.c-rank').allTextContents();
  for (const place of places) expect(place).toMatch(/^\d+(–\d+)?$/);
  expect(places.some((place) => place.includes('–'))).toBe(true);
  expect(plain(await page.locator('.rank-trust-words').innerText())).toMatch(
    /Extreme scale 7\d %, H100\/H200 nodes 2\d %\.[\s\S]*Balanced by Kendall τ-b −?0\.\d\d, with that of Pareto by τ-b/,
  );
  expect(faults).toEqual([]);
  await context.close();
});

it('says in the details of a row how far its rank can be trusted', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  await page.locator('td.c-top_ten_share').filter({ hasText: /\d/ }).first().waitFor();
  await page.locator('tr[data-row]').nth(1).focus();
  await page.keyboard.press('Enter');
  const text = plain(await page.locator('.details .trust').innerText());
  expect(text).toMatch(/Rank, 95 % interval\*\s+\d+(–\d+)?\s/);
  expect(text).toMatch(/Top 10, share of weights\*\s+\d+ %/);
  expect(text).toMatch(/Runs behind the time\s+\d+, from \d+\.\d\d to \d+\.\d\d min, CV \d+\.\d\d %/);
  await page.locator('.details .fields').waitFor();
  expect(await page.locator('.details').innerText()).toMatch(/available on premise/);
  await context.close();
});

it('stops the tests of the groups and goes on with them', async () => {
  const { page, context } = await openPage(site, { prepare: (context) => watchRequests(context) });
  await ranked(page);
  const line = page.locator('.evidence-line');
  await page.getByText(/^Testing numbers of groups, [1-8] of 9/).waitFor({ timeout: 50_000 });
  await line.getByRole('button', { name: 'Cancel' }).click();
  expect(await line.innerText()).toMatch(/^Stopped at [1-8] of 9/);
  const evidence = async () => (await asked(page)).filter((command) => command === 'evidence').length;
  const before = await evidence();
  await page.waitForTimeout(1500);
  expect(await evidence()).toBe(before);
  await line.getByRole('button', { name: 'Resume' }).click();
  await trusted(page);
  await context.close();
});

it('asks for the robustness once after a drag, and never loses its place', async () => {
  const { page, context, faults } = await openPage(site, { prepare: (context) => watchRequests(context) });
  await ranked(page);
  await trusted(page);
  const count = async () => (await asked(page)).filter((command) => command === 'robustness').length;
  expect(await count()).toBe(1);
  const line = page.locator('.weights-line');
  await line.scrollIntoViewIfNeeded();
  const box = (await line.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.1, y);
  await page.mouse.down();
  for (let step = 1; step <= 20; ++step) {
    await page.mouse.move(box.x + box.width * (0.1 + step / 40), y);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(600); // held still is not released
  expect(await count()).toBe(1);
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: /3,584.×.H100/ }).waitFor();
  await page.locator('.ranking:not(.old-shares)').waitFor();
  expect(await count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

it('never changes the order of rows under the hand: not while a row has the focus', async () => {
  const prepare = (context: BrowserContext) => watchRequests(context, ['robustness']);
  const { page, context } = await openPage(site, { prepare, hash: '#v=1&sort=top_ten_share:down' });
  await ranked(page);
  const [first] = await ids(page);
  await page.locator('tr[data-row]').nth(2).focus();
  const before = await ids(page);
  await release(page);
  await page.locator('.rank-trust-words p').first().waitFor();
  expect(await ids(page)).toEqual(before);
  await page.locator('h1').click();
  await page.locator('td.c-top_ten_share').filter({ hasText: /\d/ }).first().waitFor();
  expect((await ids(page))[0]).not.toBe(first);
  const sorted = (await shares(page)).map((share) => Number(share.replace('<1', '0.5')));
  expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
  await context.close();
});

it('says that a stopped ranking leaves the answer before, and asks again', async () => {
  const { page, context } = await openPage(site, { prepare: (context) => watchRequests(context) });
  await ranked(page);
  const first = await tableText(page);
  await hold(page, 'rank');
  await page.getByRole('radio', { name: 'Pareto' }).check();
  await page.locator('.working-line').getByRole('button', { name: 'Cancel' }).click();
  const notice = page.locator('.notice');
  expect(await notice.innerText()).toMatch(/ranking was stopped[\s\S]*belongs to the choice before/);
  expect((await tableText(page)).length).toBe(first.length);
  expect(await headline(page)).toContain('best balance');
  await release(page);
  await notice.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('heading', { level: 1, name: /not beaten/ }).waitFor();
  expect(await notice.count()).toBe(0);
  await context.close();
});

it('reads the picture of ranks over weights by keyboard, and as a table', async () => {
  const { page, context, faults } = await openPage(site);
  await ranked(page);
  const picture = page.getByRole('application', { name: /^Rank by weight of time/ });
  await picture.waitFor();
  const said = page.locator('.sensitivity-said');
  const summary = plain(await said.innerText());
  expect(summary).toMatch(/^Rank of the \d+ rows that come among the first three at some weight/);
  await page.getByRole('slider', { name: 'Weight of time' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(plain(await said.innerText())).toMatch(/^At 1\d % on time 8 × H200 \(NVIDIA, v4\.0\) has rank 1\.$/);
  await page.keyboard.press('End');
  expect(plain(await said.innerText())).toMatch(/^At 100 % on time 8 × H200/);
  for (let press = 0; press < 15; ++press) await page.keyboard.press('ArrowUp');
  expect(plain(await said.innerText())).toMatch(/^At 100 % on time 3,584 × H100 .* has rank 1\.$/);
  await page.keyboard.press('Enter');
  const selected = await page.locator('tr[aria-selected=true]').textContent();
  expect(plain(selected!)).toContain('3,584 × H100');
  await page.keyboard.press('Escape');
  expect(plain(await said.innerText())).toBe(summary);

  await page.getByRole('button', { name: 'The same as a table' }).click();
  const [winner] = await page.getByRole('region', { name: 'Rank by weight of time' }).locator('tbody tr').all();
  expect(plain((await winner!.textContent())!)).toMatch(/^8 × H200/);
  expect(faults).toEqual([]);
  await context.close();
});

it('explains words and dashes on hover, focus and tap, and closes on Escape', async () => {
  const { page, context } = await openPage(site);
  await ranked(page);
  const bubble = page.locator('.bubble');
  const term = page.getByRole('button', { name: 'Silhouette', exact: true });
  await term.hover();
  expect(await bubble.innerText()).toMatch(/^Silhouette\. How much nearer/);
  await page.keyboard.press('Escape');
  expect(await bubble.count()).toBe(0);
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Gap', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await bubble.innerText()).toMatch(/^Silhouette\./);
  expect(await term.getAttribute('aria-describedby')).not.toBeNull();

  await openFiles(page, 'six_rows.csv');
  await page.locator('tr.own').first().waitFor();
  const dash = page.locator('tr.own td.c-round button').first();
  await dash.click();
  expect(await bubble.innerText()).toBe('A row of yours belongs to no round.');
  await page.keyboard.press('Escape');
  await page.locator('tr.own').first().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => bubble.count()).toBe(1);
  await context.close();
});

describe.each([
  { width: 1440, theme: 'light' as const },
  { width: 1440, theme: 'dark' as const },
  { width: 390, theme: 'light' as const },
  { width: 390, theme: 'dark' as const },
])('at $width px, $theme', ({ width, theme }) => {
  it('axe finds nothing when all has come and is open', async () => {
    const { page, context, faults } = await openPage(site, { width, theme });
    await ranked(page);
    for (const fold of await page.locator('.fold').all()) await fold.click();
    await trusted(page);
    for (const name of [/nearer to another group$/, 'Figures for every k', 'The same as a table', 'All variables']) {
      await page.getByRole('button', { name }).click();
    }
    await page.locator('tr[data-row]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.details .trust').waitFor();
    await page.getByRole('button', { name: 'Silhouette', exact: true }).focus();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
