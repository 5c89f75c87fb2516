import Ajv2020 from 'ajv/dist/2020';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, RankResult, Request, Response } from '../../../web/src/engine/contract';
import type { EngineModule } from '../../../web/src/engine/engine';
import { answerOf } from '../../../web/src/format/words';
import { contractSchemas } from '../../../web/tools/contractSchema';
import { engineIsBuilt, wasmEngine } from '../support/wasmEngine';

const isResponse = new Ajv2020({ allErrors: true }).compile(
  JSON.parse(contractSchemas()['response.schema.json']!) as object,
);

const own = {
  name: 'lab',
  file: 'lab.csv',
  benchmark: 'resnet',
  accelerator: 'L40S',
  accelerators_total: 8,
  time_to_train_min: 41.9,
  throughput_samples_per_s: null,
};
const kTable = 'name,accelerator,count,minutes\nlab,L40S,8,41.9\nodd,Mystery 9000,4,12\nbad,L40S,x,1\n';

describe.skipIf(!engineIsBuilt)('responses of the engine that ships', () => {
  let engine: EngineModule;
  beforeAll(async () => {
    engine = await wasmEngine();
  }, 60_000);

  function answer<T>(request: Request): Response<T> {
    const response = JSON.parse(engine.run(JSON.stringify(request))) as Response<T>;
    isResponse(response);
    expect(isResponse.errors?.slice(0, 3) ?? []).toEqual([]);
    return response;
  }

  test.each<[string, Request]>([
    ['the first view', { version: 1, command: 'rank' }],
    ['own rows among them', { version: 1, command: 'rank', own: [own], grouping: { with_own: true } }],
    [
      'own throughput only',
      { version: 1, command: 'rank', own: [{ ...own, time_to_train_min: null, throughput_samples_per_s: 9_000 }] },
    ],
    ['Pareto', { version: 1, command: 'rank', ranking: { method: 'pareto' } }],
    ['TOPSIS', { version: 1, command: 'rank', ranking: { method: 'topsis' } }],
    ['nothing selected', { version: 1, command: 'rank', filter: { vendors: ['AMD'], rounds: ['v0.7', 'v0.7'] } }],
    ['a benchmark without a unit', { version: 1, command: 'rank', filter: { benchmark: 'minigo', vendors: [] } }],
    ['the k panel', { version: 1, command: 'groups' }],
    ['importance', { version: 1, command: 'select' }],
    ['evidence for k', { version: 1, command: 'evidence', bootstraps: 3, gap_draws: 3 }],
    ['evidence that is missing', { version: 1, command: 'evidence', filter: { accelerators: ['H200-SXM-141GB'] } }],
    ['the verdict', { version: 1, command: 'verdict', tried: [{ k: 3, least_jaccard: 0.8, gap: null, gap_s: null }] }],
    ['robustness', { version: 1, command: 'robustness', own: [own], weight_draws: 50, run_draws: 20 }],
    [
      'Pareto layers have no weights',
      { version: 1, command: 'robustness', ranking: { method: 'pareto' }, run_draws: 5 },
    ],
    ['scaling', { version: 1, command: 'scaling', own: [own], accelerators: ['H100-SXM-80GB', 'L40S'] }],
    ['scaling without samples', { version: 1, command: 'scaling', filter: { benchmark: 'minigo', vendors: [] } }],
    ['software gain', { version: 1, command: 'gain' }],
    ['what is left out', { version: 1, command: 'left_out' }],
    ['the catalogue', { version: 1, command: 'catalogue' }],
    [
      'a file with questions',
      { version: 1, command: 'read', benchmark: 'resnet', files: [{ name: 'lab.csv', text: kTable }] },
    ],
    [
      'a file without columns',
      { version: 1, command: 'read', benchmark: 'resnet', files: [{ name: 'x', text: 'a,b\n1,2\n' }] },
    ],
    ['no text at all', { version: 1, command: 'read', benchmark: 'resnet', files: [{ name: 'x', text: '' }] }],
  ])('%s', (_, request) => {
    expect(answer(request)).toMatchObject({ ok: true, command: request.command });
  });

  test('one result in full', () => {
    const ranked = answer<RankResult>({ version: 1, command: 'rank' });
    const result_id = ranked.ok ? ranked.result.rows[0]!.id : '';
    expect(answer({ version: 1, command: 'result', result_id })).toMatchObject({ ok: true, result: { id: result_id } });
  });

  test.each<[string, object]>([
    ['an unknown command', { version: 1, command: 'forecast' }],
    ['a newer version', { version: 2, command: 'rank' }],
    ['an unknown benchmark', { version: 1, command: 'rank', filter: { benchmark: 'chess' } }],
    ['an unknown result', { version: 1, command: 'result', result_id: 'nowhere' }],
  ])('%s is refused in a sentence', (_, request) => {
    const response = answer(request as Request);
    expect(response.ok).toBe(false);
    expect(!response.ok && response.error.message).toMatch(/^[A-Z].*\.$/);
  });

  test('every benchmark of the data has an answer in words', () => {
    const catalogue = answer<Catalogue>({ version: 1, command: 'catalogue' });
    const benchmarks = catalogue.ok ? catalogue.result.benchmarks : [];
    expect(benchmarks.length).toBeGreaterThan(10);
    for (const { id } of benchmarks) {
      for (const method of ['wpm', 'topsis', 'pareto'] as const) {
        const ranked = answer<RankResult>({
          version: 1,
          command: 'rank',
          filter: { benchmark: id, vendors: [] },
          ranking: { method },
        });
        const { headline, lead, source } = ranked.ok ? answerOf(ranked.result) : { headline: '', lead: '', source: '' };
        for (const sentence of [headline, lead, source]) {
          expect(sentence, `${id} ${method}`).toMatch(/\S.*[.:]$/);
          expect(sentence, `${id} ${method}`).not.toMatch(/undefined|null|NaN|Infinity/);
        }
      }
    }
  });
});
