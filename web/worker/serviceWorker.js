/*
 * Keeps the page for use without a network. The build puts `kVersion` and `kFiles` in front: every file of the site,
 * relative to the page, and the SHA-256 of its content. A version is kept whole or not at all, and takes over when its
 * user says so.
 */
/* global kVersion, kFiles */
// Other pages may share the origin: the address is part of the name.
const kOurs = `tilecast ${registration.scope} `;
const kCache = kOurs + kVersion;
const kPage = 'index.html';

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(removeOld().then(() => clients.claim())));
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());
addEventListener('fetch', (event) => {
  const file = event.request.method === 'GET' && fileOf(event.request);
  if (!file) return; // not of this site: the browser goes its own way
  event.respondWith(kept(file).then((found) => found ?? fetch(event.request)));
  if (event.request.mode === 'navigate') event.waitUntil(removeOld());
});

/** The file of the site that a request means; '' when it is outside. The page's own address means its index.html. */
function fileOf({ url, mode }) {
  const address = url.replace(/[?#].*$/, '');
  if (!address.startsWith(registration.scope)) return '';
  const path = address.slice(registration.scope.length);
  return path || (mode === 'navigate' ? kPage : '');
}

/** Of this version first; a page of the version before may still be open and ask for its own parts. */
async function kept(file) {
  for (const name of [kCache, ...(await oldCaches())]) {
    const found = await (await caches.open(name)).match(file).catch(() => undefined);
    if (found) return found;
  }
  return undefined;
}

async function keepAll() {
  const cache = await caches.open(kCache);
  try {
    for (const [file, sha256] of kFiles)
      if (!(await cache.match(file))) await cache.put(file, await fetched(file, sha256));
  } catch (reason) {
    await caches.delete(kCache);
    throw reason;
  }
}

/** The whole file, as it was built: else it throws. */
async function fetched(file, sha256) {
  const response = await fetch(file === kPage ? './' : file, { cache: 'no-cache' });
  if (response.status !== 200) throw new Error(`${file}: status ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (!unpackedOnTheWay(file, bytes) && (await digest(bytes)) !== sha256) throw new Error(`${file}: not as built`);
  return new Response(bytes, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } });
}

/** Some hosts declare `.gz` files as encoded, and the browser takes the encoding off. */
function unpackedOnTheWay(file, bytes) {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return file.endsWith('.gz') && bytes.byteLength > 0 && !(first === 0x1f && second === 0x8b);
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function oldCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(kOurs) && name !== kCache);
}

/** A waiting version has a cache too: only the active one clears up, and not under a second open tab. */
async function removeOld() {
  if (registration.waiting || registration.installing) return;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await Promise.all((await oldCaches()).map((name) => caches.delete(name)));
}
