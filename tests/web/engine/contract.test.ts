import { fileURLToPath } from 'node:url';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { kDefaultView } from '../../../web/src/state/view';
import { groupsRequest, leftOutRequest, rankRequest, selectRequest } from '../../../web/src/state/requests';
import { contractSchemas } from '../../../web/tools/contractSchema';

const schemas = contractSchemas();
const fileOf = (name: string) => fileURLToPath(new URL(`../../../data/schema/${name}`, import.meta.url));
const compiled = (name: string) => new Ajv2020({ allErrors: true }).compile(JSON.parse(schemas[name]!) as object);

test.each(Object.keys(schemas))('%s says what the contract says (npm run schema renews it)', async (name) => {
  await expect(schemas[name]).toMatchFileSnapshot(fileOf(name));
});

describe('requests', () => {
  const isRequest = compiled('request.schema.json');
  const own = { name: 'a', file: 'b.csv', benchmark: 'resnet', accelerator: 'L4', accelerators_total: 8 };

  test.each<[string, object]>([
    ['the first view', rankRequest(kDefaultView)],
    ['importance', selectRequest(kDefaultView)],
    ['the k panel', groupsRequest(kDefaultView)],
    ['what is left out', leftOutRequest(kDefaultView)],
    ['only the command', { version: 1, command: 'rank' }],
    ['part of a filter', { version: 1, command: 'rank', filter: { benchmark: 'bert', rounds: ['v2.0', 'v3.0'] } }],
    [
      'own rows',
      { version: 1, command: 'rank', own: [{ ...own, time_to_train_min: 4, throughput_samples_per_s: null }] },
    ],
    ['the catalogue', { version: 1, command: 'catalogue' }],
    ['one result', { version: 1, command: 'result', result_id: 'v4.0/a/b' }],
    [
      'a file',
      { version: 1, command: 'read', benchmark: 'resnet', files: [{ name: 'a', text: 'b', mapping: { name: 'c' } }] },
    ],
  ])('%s is one', (_, request) => {
    isRequest(request);
    expect(isRequest.errors).toBeNull();
  });

  test.each<[string, unknown]>([
    ['no command', { version: 1 }],
    ['another version', { version: 2, command: 'rank' }],
    ['an unknown command', { version: 1, command: 'forecast' }],
    ['an unknown method', { version: 1, command: 'rank', ranking: { method: 'ahp' } }],
    ['three rounds', { version: 1, command: 'rank', filter: { rounds: ['v1.0', 'v2.0', 'v3.0'] } }],
    ['a misspelt field', { version: 1, command: 'rank', filter: { benchmarks: 'bert' } }],
    ['an own row without its count', { version: 1, command: 'rank', own: [{ ...own, accelerators_total: undefined }] }],
    ['a list', []],
  ])('%s is none', (_, request) => {
    expect(isRequest(request)).toBe(false);
  });
});
