import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { dataFiles, emptyEngine, loadedEngine, readData, repository } from './engine.mjs';

const catalogueRequest = '{"version":1,"command":"catalogue"}';

test('the module binds the names that engine.d.ts declares, and at most five', async () => {
  const declarations = readFileSync(path.join(repository, 'web/src/engine/engine.d.ts'), 'utf8');
  const [, body] = /interface EngineModule \{([^}]*)\}/.exec(declarations);
  const declared = [...body.matchAll(/^\s*(\w+)\(/gm)].map((match) => match[1]);
  const engine = await emptyEngine();
  for (const name of declared) assert.equal(typeof engine[name], 'function', name);
  const source = readFileSync(path.join(repository, 'src/bindings/bindings.cpp'), 'utf8');
  const bound = [...source.matchAll(/emscripten::(?:function|class_|value_object)\S*\("(\w+)"/g)].map(
    (match) => match[1],
  );
  assert.deepEqual(bound.sort(), declared.sort());
  assert.ok(bound.length <= 5);
});

test('version() is the version of the project', async () => {
  const [, version] = /project\(tilecast VERSION (\S+)/.exec(
    readFileSync(path.join(repository, 'CMakeLists.txt'), 'utf8'),
  );
  assert.equal((await emptyEngine()).version(), version);
});

test('an engine without data answers with an error, and does not end', async () => {
  const engine = await emptyEngine();
  const response = JSON.parse(engine.run('{"version":1,"command":"rank"}'));
  assert.equal(response.ok, false);
  assert.notEqual(response.error.message, '');
});

test('files by their names in the repository or in data/ make the library', async () => {
  const engine = await emptyEngine();
  for (const name of dataFiles) assert.equal(engine.load(`data/${name}`, readData(name)), '');
  const response = JSON.parse(engine.run(catalogueRequest));
  assert.equal(response.ok, true);
  assert.ok(response.result.benchmarks.length > 0);
});

test('an unknown data file is refused by name', async () => {
  const problem = (await emptyEngine()).load('mlperf/other.csv', new Uint8Array());
  assert.match(problem, /mlperf\/other\.csv/);
});

test('a broken data file gives a sentence, and the good one after it is taken', async () => {
  const engine = await emptyEngine();
  const problems = dataFiles.map((name) => engine.load(name, Buffer.from('{"broken":')));
  assert.match(problems.at(-1), /\S+.*\.$/);
  for (const name of dataFiles) assert.equal(engine.load(name, readData(name)), '');
});

test('text that is no request, in any alphabet, gets a response', async () => {
  const engine = await loadedEngine();
  for (const request of [
    '',
    '{',
    '[]',
    'null',
    '"é𝄞"',
    '\ud800',
    '{"version":1,"command":"\ud800"}',
    '{"version":99}',
  ]) {
    assert.equal(JSON.parse(engine.run(request)).ok, false, request);
  }
});

test('code from text stays off: the module holds no eval and no Function constructor', () => {
  const glue = readFileSync(path.join(repository, 'build/web/engine.js'), 'utf8');
  assert.doesNotMatch(glue, /\beval\(|new Function|\bFunction\(/);
});
