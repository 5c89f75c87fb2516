/**
 * A static server for a built site: `node serve.mjs FOLDER [--port N] [--host H]`.
 *
 * It sends what streaming compilation of WASM and a quick first view want, the right media types and compressed bodies,
 * as static hosts do. It sets no other header: the page must be right without.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const mediaTypes = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const packed = new Set(['.gz', '.png', '.woff2', '.zip']);

const encoders = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * An HTTP server (not yet listening) for the files under `folder`, at the path `base` ("/" or a sub-path such as
 * "/tilecast/").
 */
export function createSiteServer(folder, base = '/') {
  const encoded = new Map();
  return createServer(async (request, response) => {
    try {
      const { status, headers, body } = await answer(request, path.resolve(folder), base, encoded);
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${error.message}\n`);
    }
  });
}

async function answer(request, folder, base, encoded) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Only GET and HEAD are answered.', { Allow: 'GET, HEAD' });
  }
  const file = await fileFor(request.url, folder, base);
  if (!file) return plain(404, 'No such file.');
  const body = await readFile(file);
  const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  const encoding = packed.has(path.extname(file)) ? null : chooseEncoding(request.headers['accept-encoding'] ?? '');
  if (!encoding) return { status: 200, headers, body };
  const key = `${encoding} ${etag}`;
  if (!encoded.has(key)) encoded.set(key, encoders[encoding](body));
  return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body: await encoded.get(key) };
}

function plain(status, sentence, headers = {}) {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body: `${sentence}\n` };
}

/** The file a request means, or null: an address can't leave the folder, and a folder means its index.html. */
async function fileFor(url, folder, base) {
  const pathname = decodedPath(url);
  if (!pathname?.startsWith(base)) return null;
  const file = path.join(folder, pathname.slice(base.length));
  if (file !== folder && !file.startsWith(folder + path.sep)) return null;
  return (await isFile(file))
    ? file
    : (await isFile(path.join(file, 'index.html')))
      ? path.join(file, 'index.html')
      : null;
}

function decodedPath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

async function isFile(file) {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

function chooseEncoding(accepted) {
  const names = accepted.split(',').filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item));
  return Object.keys(encoders).find((name) => names.some((item) => item.trim().split(';')[0] === name)) ?? null;
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8080' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const port = Number(values.port);
  if (positionals.length !== 1 || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error('usage: serve [--port N] [--host H], with N from 0 to 65535');
  }
  const server = createSiteServer(positionals[0]);
  server.on('error', (error) => fail(sentenceFor(error, port)));
  server.listen(port, values.host, () => {
    console.log(`Tilecast is at http://localhost:${server.address().port} (Ctrl-C ends it)`);
  });
}

function sentenceFor(error, port) {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is in use; take another: ./run serve --port ${port + 1}`
    : `The server can't start: ${error.message}`;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    fail(error.message);
  }
}
