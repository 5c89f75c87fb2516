import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestTask_ms, waitForCalm } from './support/load';
import { openPage, ranked, type Site, startSite } from './support/site';

// What the clock says depends on what else the machine does: `./run bench` times the page, `./run test` does not.
describe.runIf(process.env.TILECAST_TIMED)('timing of the page', () => {
  let site: Site;
  beforeAll(async () => void (site = await startSite()));
  afterAll(() => site.close());

  it('shows the first ranking within 1.5 s', async () => {
    const times_ms: number[] = [];
    for (let visit = 0; visit < 3; ++visit) {
      await waitForCalm();
      const { page, context } = await openPage(site);
      await ranked(page);
      times_ms.push(await page.evaluate(() => performance.now()));
      await context.close();
    }
    console.log(`First ranking on screen after ${times_ms.map(Math.round).join(', ')} ms`);
    expect(Math.min(...times_ms)).toBeLessThan(1500);
  }, 240_000);

  it('never keeps the main thread for over 100 ms', async () => {
    const { page, context } = await openPage(site, { hash: '#v=1&place=about' });
    const longest_ms = await longestTask_ms(site.browser, page, async () => {
      await page.goto('about:blank');
      await page.goto(site.url);
      await ranked(page);
      await page.getByText(/tells most about the time to train/).waitFor();
      await page.getByRole('button', { name: 'Show all 240 rows' }).click();
      await page.getByRole('slider').focus();
      for (const key of ['ArrowRight', 'PageUp', 'ArrowRight', 'Home']) await page.keyboard.press(key);
      await ranked(page);
      await page.locator('.chart-panel').getByRole('radio', { name: 'Efficiency' }).check();
    });
    console.log(`Longest task of the main thread: ${Math.round(longest_ms)} ms`);
    expect(longest_ms).toBeGreaterThan(1);
    expect(longest_ms).toBeLessThanOrEqual(100);
    await context.close();
  });
});
