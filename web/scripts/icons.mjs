/** Draws the icons of the installed page from public/icon.svg: `node icons.mjs`, with Chromium. Their PNGs are kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
// Launchers cut maskable icons to a circle of 80 %: the ground reaches the edge, the tiles keep to the middle.
const maskable = svg
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect width="32" height="32" rx="6"/, '<rect x="-4" y="-4" width="40" height="40"');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, size, drawing] of [
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, maskable],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = drawing.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`);
  await page.setContent(`<style>body{margin:0}</style>${image}`);
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
