/** Packs a folder as a zip file, the same bytes for the same files: `node zip.mjs FOLDER FILE.zip`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

const [folder, target] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
  .sort();
const files = Object.fromEntries(
  names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name))]),
);
// The oldest time that a zip file can hold.
writeFileSync(target, zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) }));
