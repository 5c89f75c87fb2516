import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download, type SiteFile } from '../../../web/src/engine/download';

/** The smallest module: magic number and version. */
const kWasm = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const kTable = Buffer.from('result_id,round\n' + 'v4.0/nvidia,v4.0\n'.repeat(5_000));

let server: Server;
let origin: string;

/** Hosts differ: some send `.gz` files as they are, some declare them as encoded, some have no compressed file. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const wasm = request.url!.includes('engine');
    const bytes = wasm ? kWasm : kTable;
    if (request.url!.startsWith('/missing')) response.writeHead(404).end();
    else if (request.url!.startsWith('/plain')) response.end(bytes);
    else if (request.url!.startsWith('/encoded'))
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes));
    else response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const filesOf = (host: string): SiteFile[] => [
  { name: 'build/web/engine.wasm', url: `${origin}/${host}/engine.wasm.gz`, bytes: 28 },
  { name: 'data/mlperf/results.csv', url: `${origin}/${host}/results.csv.gz`, bytes: 300 },
];

test.each(['as-file', 'encoded', 'plain'])('a host that sends it %s', async (host) => {
  let received = 0;
  const parts = await download(filesOf(host), (bytes) => (received += bytes));
  expect(parts.module).toBeInstanceOf(WebAssembly.Module);
  expect(parts.files.map(({ name }) => name)).toEqual(['data/mlperf/results.csv']);
  expect(Buffer.from(parts.files[0]!.bytes).equals(kTable)).toBe(true);
  expect(received).toBeGreaterThan(0);
});

test('a missing file is named in a sentence', async () => {
  await expect(download(filesOf('missing'), () => {})).rejects.toThrow(
    /^build\/web\/engine\.wasm could not be loaded: the server answered 404\.$/,
  );
});

test('a browser without WebAssembly is told so', async () => {
  const { WebAssembly: kept } = globalThis;
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  try {
    await expect(download(filesOf('plain'), () => {})).rejects.toThrow('This browser has no WebAssembly');
  } finally {
    globalThis.WebAssembly = kept;
  }
});
