import type { BrowserContext, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, ranked, type Site, startSite } from './support/site';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

async function bytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}

it('shows the first view for at most 700 kB over the wire, engine and data among them', async () => {
  const requests: Request[] = [];
  const prepare = async (context: BrowserContext) =>
    context.on('requestfinished', (request) => void requests.push(request));
  const { page, context } = await openPage(site, { prepare });
  await ranked(page);
  await page.locator('.plot .marks').first().waitFor();
  await page.waitForLoadState('networkidle');
  const names = requests.map((request) => new URL(request.url()).pathname);
  for (const part of ['engine', 'results', 'index', 'worker', 'plot']) {
    expect(names.filter((name) => name.includes(`/${part}-`)).length, part).toBeGreaterThan(0);
  }
  const bytes = await bytesOf(requests);
  expect(bytes).toBeGreaterThan(300_000); // else something was not counted
  expect(bytes).toBeLessThan(700_000);
  await context.close();
});
