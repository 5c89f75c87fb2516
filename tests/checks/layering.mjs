/**
 * The architecture as a list of arrows ("may include"), and what in a file goes against them.
 * Quoted includes and imports are resolved to folders; a folder may always use itself.
 */

/** src/FOLDER → the folders it may include. The arrows are transitive: api may include base. */
const arrows = {
  base: [],
  table: ['base', 'model'],
  model: ['base'],
  parse: ['table', 'model', 'base'],
  analysis: ['table', 'model', 'base'],
  predictor: ['table', 'model', 'base'],
  report: ['table', 'model', 'base'],
  api: ['parse', 'analysis', 'predictor', 'report', 'table', 'model', 'base'],
  bindings: ['api', 'base'],
  cli: ['api', 'parse', 'analysis', 'predictor', 'report', 'table', 'model', 'base'],
  bench: ['report', 'model', 'base'],
};

/** Libraries that stay where they are needed: start of the included name → the folders that may include it. */
const libraries = {
  'Eigen/': ['analysis', 'predictor'],
  'nlohmann/': ['parse', 'report', 'api', 'cli'],
  'emscripten/': ['bindings'],
};

/** What the core, all but cli, bindings and bench, has no business with: it neither prints nor reads files, and
 * has its own random numbers. */
const edgesOnly = ['iostream', 'fstream', 'filesystem', 'thread', 'mutex', 'ctime', 'random'];
const edges = ['cli', 'bindings', 'bench'];

/** Violations in a C++ file, as sentences. `file` is its path in the repository. */
export function cppViolations(file, text) {
  const [, folder] = /^src\/([^/]+)\//.exec(file) ?? [];
  if (!folder) return [];
  if (!arrows[folder]) return [`${file}: the architecture has no folder src/${folder}.`];
  return includesOf(text).flatMap(({ name, quoted }) => {
    const problem = quoted ? ownInclude(folder, name) : foreignInclude(folder, name);
    return problem ? [`${file}: ${problem}`] : [];
  });
}

function includesOf(text) {
  return [...text.matchAll(/^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)/gm)].map(([, quoted, angled]) => ({
    name: quoted ?? angled,
    quoted: quoted !== undefined,
  }));
}

function ownInclude(folder, name) {
  const target = name.split('/')[0];
  if (!name.includes('/') || name.includes('..')) return `"${name}" is not written from src/, as "folder/file.hpp".`;
  return target === folder || arrows[folder].includes(target) ? null : `${folder} may not include "${name}".`;
}

function foreignInclude(folder, name) {
  const library = Object.keys(libraries).find((start) => name.startsWith(start));
  if (library && !libraries[library].includes(folder)) return `${folder} may not include <${name}>.`;
  if (edgesOnly.includes(name) && !edges.includes(folder)) return `the core may not include <${name}>.`;
  return null;
}

/** web/src/FOLDER → the folders of web/src it may import. main.tsx, which lies in none, may import all. */
const webArrows = {
  engine: [],
  files: [],
  styles: [],
  format: ['engine', 'state'],
  state: ['engine', 'files', 'format'],
  widgets: ['format'],
  rank: ['engine', 'format', 'state', 'widgets'],
  export: ['engine', 'format', 'rank', 'state', 'styles', 'widgets'],
  places: ['engine', 'export', 'files', 'format', 'rank', 'state', 'styles', 'widgets'], // styles: those that come with a part
};

/** Violations in a TypeScript file, as sentences. */
export function webViolations(file, text) {
  const [, rest] = /^web\/src\/(.+)$/.exec(file) ?? [];
  if (!rest) return [];
  const folder = rest.includes('/') ? rest.split('/')[0] : '';
  if (folder !== '' && !webArrows[folder]) return [`${file}: the architecture has no folder web/src/${folder}.`];
  return importsOf(text).flatMap((name) => {
    const target = webFolder(rest, name);
    if (folder === '' || target === null || target === folder || webArrows[folder].includes(target)) return [];
    return [`${file}: ${folder} may not import '${name}'.`];
  });
}

function importsOf(text) {
  const pattern = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => match[1]);
}

/** The folder of web/src that a relative import of `rest` leads to; '' for web/src itself, null outside. */
function webFolder(rest, name) {
  const parts = rest.split('/').slice(0, -1);
  for (const part of name.split('?')[0].split('/')) {
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else if (part !== '.') parts.push(part);
  }
  return parts.length > 1 ? parts[0] : '';
}
