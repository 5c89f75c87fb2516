import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer } from '../../web/scripts/serve.mjs';

const outside = mkdtempSync(path.join(tmpdir(), 'serve-'));
const site = path.join(outside, 'site');
const page = '<p>page</p>'.repeat(100);
mkdirSync(path.join(site, 'sub'), { recursive: true });
writeFileSync(path.join(outside, 'secret.txt'), 'secret');
writeFileSync(path.join(site, 'index.html'), page);
writeFileSync(path.join(site, 'sub', 'engine.wasm'), '\0asm');
writeFileSync(path.join(site, 'packed.csv.gz'), 'packed');

const server = createSiteServer(site, '/tilecast/').listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

/** The answer to a path that is sent as it is: fetch would tidy it up. */
async function get(target, headers = {}, method = 'GET') {
  const sent = request({ port: server.address().port, host: '127.0.0.1', path: target, headers, method }).end();
  const [response] = await once(sent, 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

test('a folder means its page, at the sub-path only', async () => {
  assert.equal((await get('/tilecast/')).body.toString(), page);
  assert.equal((await get('/tilecast/?x=1')).status, 200);
  assert.equal((await get('/')).status, 404);
});

test('WASM has the type that streaming compilation wants', async () => {
  assert.equal((await get('/tilecast/sub/engine.wasm')).headers['content-type'], 'application/wasm');
});

test('bodies are compressed as the browser likes, packed files are not packed again', async () => {
  const br = await get('/tilecast/', { 'accept-encoding': 'gzip, br' });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(br.body).toString(), page);
  const gzip = await get('/tilecast/', { 'accept-encoding': 'gzip, br;q=0' });
  assert.equal(gunzipSync(gzip.body).toString(), page);
  const packed = await get('/tilecast/packed.csv.gz', { 'accept-encoding': 'gzip, br' });
  assert.equal(packed.headers['content-encoding'], undefined);
  assert.equal(packed.body.toString(), 'packed');
});

test('what has not changed is not sent again', async () => {
  const { headers } = await get('/tilecast/');
  assert.equal((await get('/tilecast/', { 'if-none-match': headers.etag })).status, 304);
});

const outOfBounds = ['../secret.txt', '..%2fsecret.txt', 'sub/../../secret.txt', '%2e%2e/secret.txt', '%zz', 'sub'];
for (const target of outOfBounds) {
  test(`not to be had: ${target}`, async () => {
    const { status, body } = await get(`/tilecast/${target}`);
    assert.equal(status, 404);
    assert.doesNotMatch(body.toString(), /secret/);
  });
}

test('only reading is answered; HEAD has no body', async () => {
  assert.equal((await get('/tilecast/', {}, 'POST')).status, 405);
  assert.equal((await get('/tilecast/', {}, 'HEAD')).body.length, 0);
});
