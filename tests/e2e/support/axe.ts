import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

const fromPage = createRequire(new URL('../../../web/package.json', import.meta.url));
const axeSource = readFileSync(fromPage.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, as "rule: element". Evaluated, not added as a script: the page's policy stays as it is. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}
