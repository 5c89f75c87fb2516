/** The files of this repository, as git knows them: committed or new, but not ignored. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
const left = new Set(['.git', 'build', 'node_modules']);

/** Paths relative to the repository, sorted, whose name matches. A copy without git is walked instead. */
export function filesMatching(pattern) {
  return (existsSync(path.join(repository, '.git')) ? (listed() ?? walked('')) : walked(''))
    .filter((file) => pattern.test(file))
    .sort();
}

function listed() {
  try {
    const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter((file) => file && existsSync(path.join(repository, file)));
  } catch {
    return null; // git is not installed
  }
}

function walked(folder) {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (left.has(entry.name)) return [];
    return entry.isDirectory() ? walked(file) : [file];
  });
}

export function textOf(file) {
  return readFileSync(path.join(repository, file), 'utf8');
}
