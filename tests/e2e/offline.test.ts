import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeServiceWorker } from '../../web/plugins/offline';
import { createSiteServer } from '../../web/scripts/serve.mjs';
import { openFiles, openPage, ranked, type Site, startSite, tableText } from './support/site';

const kSite = new URL('../../build/site', import.meta.url).pathname;

/** A site that can be closed, and replaced by another build at the same address. */
interface Host {
  site: Site;
  folder: string;
  close(): Promise<void>;
}

let shared: Site;
let host: Host;
beforeAll(async () => void (shared = await startSite()));
afterAll(() => shared.close());
beforeEach(async () => void (host = await startHost('/some/path/')));
afterEach(() => host.close());

async function startHost(base: string): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(kSite, folder, { recursive: true });
  const server: Server = createSiteServer(folder, base).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}${base}`;
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((done) => server.close(done));
    rmSync(folder, { recursive: true, force: true });
  };
  return { site: { ...shared, url }, folder, close };
}

/** The next version of the page: its version number is another one, and with it the name of the script. */
function publish(folder: string, version: string): void {
  const assets = path.join(folder, 'assets');
  const script = readdirSync(assets).find((name) => /^index-.*\.js$/.test(name))!;
  const code = readFileSync(path.join(assets, script), 'utf8');
  const next = code.replaceAll('1.0.0', version);
  expect(next).not.toBe(code);
  rmSync(path.join(assets, script));
  const renamed = `index-${version.replaceAll('.', '_')}.js`;
  writeFileSync(path.join(assets, renamed), next);
  for (const name of ['index.html', ...readdirSync(assets).map((asset) => `assets/${asset}`)]) {
    if (!/\.(html|js)$/.test(name)) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (text.includes(script)) writeFileSync(path.join(folder, name), text.replaceAll(script, renamed));
  }
  writeServiceWorker(folder);
}

async function stored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function askForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A newer version is ready.').waitFor();
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const pageVersion = (page: Page) => page.locator('.foot').getByText('page').last().innerText();

it('opens from a link without a network, the same to the letter, from a sub-path', async () => {
  const { page, context, faults } = await openPage(host.site, { hash: '#v=1&k=4&weight=0.3' });
  await ranked(page);
  await openFiles(page, 'six_rows.csv');
  await page.locator('tr.own').first().waitFor();
  await ranked(page);
  const table = await tableText(page);
  const link = page.url();
  await stored(page);
  await host.close();
  await context.setOffline(true);
  const other = await context.newPage();
  await other.goto(link);
  await ranked(other);
  await other.locator('tr.own').first().waitFor();
  expect(await tableText(other)).toEqual(table);
  await page.reload();
  await ranked(page);
  expect(await tableText(page)).toEqual(table);
  await page.getByRole('navigation').getByRole('button', { name: 'About' }).click();
  await page.getByText('the page opens without a network').waitFor();
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

it('asks before a newer version takes over; the view and own rows stay', async () => {
  const { page, context, faults } = await openPage(host.site);
  await ranked(page);
  await openFiles(page, 'six_rows.csv');
  await page.locator('tr.own').first().waitFor();
  await stored(page);
  const before = await cacheNames(page);
  expect(await pageVersion(page)).toContain('page 1.0.0');
  publish(host.folder, '9.8.7');
  await askForUpdate(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByText('A newer version is ready.').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Pareto' }).check();
  await ranked(page);
  const table = await tableText(page);
  await page.reload();
  await ranked(page);
  expect(await pageVersion(page)).toContain('page 1.0.0');
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.getByText('page 9.8.7').first().waitFor();
  await ranked(page);
  await page.locator('tr.own').first().waitFor();
  expect(await tableText(page)).toEqual(table);
  await page.reload();
  await ranked(page);
  await expect.poll(() => cacheNames(page)).toHaveLength(1);
  expect(await cacheNames(page)).not.toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

it('leaves a second tab as it is, and tells it', async () => {
  const { page, context } = await openPage(host.site);
  await ranked(page);
  await stored(page);
  const other = await context.newPage();
  await other.goto(host.site.url + '#v=1&k=3');
  await ranked(other);
  publish(host.folder, '9.8.7');
  await askForUpdate(page);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.getByText('page 9.8.7').first().waitFor();
  await other.bringToFront();
  await other.getByText('A newer version is ready.').waitFor();
  expect(await pageVersion(other)).toContain('page 1.0.0');
  await other.getByRole('radio', { name: 'Balanced' }).check();
  await ranked(other);
  await other.getByRole('button', { name: 'Reload now' }).click();
  await other.getByText('page 9.8.7').first().waitFor();
  expect(new URL(other.url()).hash).toMatch(/k=3&method=topsis/);
  await context.close();
});

it('keeps the old version when a file of the newer one is missing or not as built', async () => {
  const { page, context } = await openPage(host.site);
  await ranked(page);
  await stored(page);
  const before = await cacheNames(page);
  publish(host.folder, '9.8.7');
  writeFileSync(path.join(host.folder, 'theme.js'), '// not as it was built');
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing!;
    return new Promise((done) => worker.addEventListener('statechange', () => done(worker.state)));
  });
  expect(state).toBe('redundant');
  expect(await cacheNames(page)).toEqual(before);
  expect(await page.getByText('A newer version is ready.').count()).toBe(0);
  await page.reload();
  await ranked(page);
  expect(await pageVersion(page)).toContain('page 1.0.0');
  await context.close();
});

it('works as ever where storage and service workers are refused', async () => {
  const forbid = () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  };
  const prepare = (context: BrowserContext) => context.addInitScript(forbid);
  const { page, context, faults } = await openPage(host.site, { prepare });
  await ranked(page);
  await page.getByRole('button', { name: /Use the (dark|light) theme/ }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'About' }).click();
  await page.getByText('This browser keeps no copy of the page here').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('can be installed', async () => {
  const { page, context } = await openPage(host.site);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    const read = (await (await fetch(link.href)).json()) as { icons: { src: string; sizes: string }[] };
    const sizes = read.icons.map(async ({ src }) => {
      const icon = new Image();
      icon.src = new URL(src, link.href).href;
      await icon.decode();
      return icon.naturalWidth;
    });
    return { ...read, found: await Promise.all(sizes) };
  });
  expect(manifest.found.slice(1)).toEqual([192, 512, 512]);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await context.close();
});
