import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { createSiteServer } from '../../../web/scripts/serve.mjs';

const kSite = new URL('../../../build/site', import.meta.url).pathname;
const kFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Site {
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

/** The built site on a free port, and a browser. */
export async function startSite(): Promise<Site> {
  const server = createSiteServer(kSite).listen(0);
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: kFlags,
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    browser,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

export interface View {
  width: number;
  theme: 'light' | 'dark';
  /** Fragment of the address, with its #. */
  hash: string;
  reducedMotion: 'reduce' | 'no-preference';
  /** Before the first script of the page. */
  prepare(context: BrowserContext): Promise<unknown>;
}

/** A page, and what it did that it must not do. */
export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Violations of the content security policy, errors in the console, requests to other origins. */
  faults: string[];
}

/** A fresh context with an empty profile; everything the page must not do is noted from its first byte on. */
export async function openPage(site: Site, view: Partial<View> = {}): Promise<Watched> {
  const { width = 1440, theme = 'light', reducedMotion = 'reduce' } = view;
  const viewport = { width, height: width < 800 ? 844 : 900 };
  const context = await site.browser.newContext({ viewport, colorScheme: theme, reducedMotion, acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await view.prepare?.(context);
  const page = await context.newPage();
  await page.bringToFront(); // the clipboard serves the page in front only
  const faults: string[] = [];
  await page.exposeFunction('noteFault', (fault: string) => faults.push(fault));
  await page.addInitScript(noteViolations);
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => isForeign(request.url(), site.url) && faults.push(`request: ${request.url()}`));
  await page.goto(site.url + (view.hash ?? ''));
  return { page, context, faults };
}

function noteViolations() {
  const page = window as unknown as { noteFault(fault: string): void };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    page.noteFault(`policy: ${violatedDirective} ${blockedURI}`);
  });
}

function isForeign(url: string, home: string): boolean {
  return new URL(url).origin !== new URL(home).origin && !url.startsWith('data:') && !url.startsWith('blob:');
}

/** Waits until the ranking of the present view stands. */
export async function ranked(page: Page): Promise<void> {
  await page.locator('.rank-place[aria-busy=false] tr[data-row]').first().waitFor();
}

/** The text with plain spaces for those that do not break. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u2009]/g, ' ');
}

/** The answer in one sentence. */
export async function headline(page: Page): Promise<string> {
  return plain(await page.locator('h1').innerText());
}

/** What every row of the table says, in order; the table grows by some rows per task, and shares come later. */
export async function tableText(page: Page): Promise<string[]> {
  await page.locator('.ranking:not(.old-shares)').waitFor();
  await page.locator('tr.spacer').waitFor({ state: 'detached' });
  const rows = page.locator('tr[data-row]');
  // Not innerText: the browser leaves rows off the screen undrawn, and that would change it.
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent).join('\t')),
  );
  return texts.map(plain);
}

/** A file of `tests/fixtures/own`. */
export function ownFile(name: string): string {
  return new URL(`../../fixtures/own/${name}`, import.meta.url).pathname;
}

/** Chooses files through the page's own button. */
export async function openFiles(page: Page, ...names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open files…' }).click();
  await (await chooser).setFiles(names.map(ownFile));
}
