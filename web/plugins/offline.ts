import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const kWorker = new URL('../worker/serviceWorker.js', import.meta.url);
const kName = 'sw.js';

/** Puts the service worker into the built site, with the list of all its files. */
export function offline(): Plugin {
  return {
    name: 'tilecast:offline',
    apply: 'build',
    writeBundle: ({ dir }) => writeServiceWorker(dir!),
  };
}

/** Writes the service worker for the site in `folder`; its version is the content of all files, and its own. */
export function writeServiceWorker(folder: string): void {
  const files = filesOf(folder).map((file) => [file, sha256(readFileSync(path.join(folder, file)))]);
  const code = readFileSync(kWorker, 'utf8');
  const list = JSON.stringify(files);
  const version = sha256(code + list).slice(0, 12);
  writeFileSync(path.join(folder, kName), `const kVersion = '${version}';\nconst kFiles = ${list};\n${code}`);
}

/** Relative to the folder, with slashes, in a fixed order. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== kName)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
