/** Native and WASM answer every request with the same bytes, and the same request twice alike. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadedEngine, nativeResponses } from '../wasm/engine.mjs';
import { makeRequests, variedCount } from './requests.mjs';

const engine = await loadedEngine();
const result = (request) => JSON.parse(engine.run(JSON.stringify({ version: 1, ...request }))).result;
const catalogue = result({ command: 'catalogue' });
const resultIds = result({ command: 'rank' })
  .rows.filter((_, i) => i % 12 === 0)
  .map((row) => row.id);
const facetsOf = (benchmark) => result({ command: 'rank', filter: { benchmark, vendors: [] } }).facets;
const requests = makeRequests(catalogue, resultIds, facetsOf);

// The second time in reverse: an answer that depends on what was asked before would differ.
const native = nativeResponses([...requests, ...[...requests].reverse()]);
const wasm = requests.map((request) => engine.run(request));
const again = [...requests]
  .reverse()
  .map((request) => engine.run(request))
  .reverse();

test('there are at least 200 requests, no two alike, over every command, benchmark and method', () => {
  assert.ok(requests.length >= 200, `${requests.length} requests`);
  assert.equal(new Set(requests).size, requests.length);
  const text = requests.join('\n');
  for (const { id } of catalogue.benchmarks) assert.ok(text.includes(`"benchmark":"${id}"`), id);
});

test('both good answers and refusals are among the responses', () => {
  const good = wasm.filter((response) => JSON.parse(response).ok).length;
  assert.ok(good >= 150, `${good} good answers`);
  assert.ok(wasm.length - good >= 20, `${wasm.length - good} refusals`);
});

test('nearly all of the varied rank requests are answered, most with rows', () => {
  const isVaried = (request) =>
    request.includes('"command":"rank"') && /"restarts":\d+,"seed":\d+},"ranking"/.test(request);
  const varied = wasm.filter((_, i) => isVaried(requests[i])).map((response) => JSON.parse(response));
  assert.equal(varied.length, variedCount);
  assert.ok(varied.filter(({ ok }) => ok).length >= 35, `${varied.filter(({ ok }) => ok).length} answered`);
  assert.ok(varied.filter((answer) => answer.ok && answer.result.rows.length > 0).length >= 20);
});

test('one response line per request, natively', () => assert.equal(native.length, 2 * requests.length));

requests.forEach((request, i) => {
  test(`request ${i + 1}: ${request.slice(0, 80)}`, () => {
    assert.equal(wasm[i], native[i], 'WASM and native differ');
    assert.equal(again[i], wasm[i], 'the second WASM answer differs');
    assert.equal(native[2 * requests.length - 1 - i], native[i], 'the second native answer differs');
  });
});
