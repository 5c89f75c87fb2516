import { expect, test } from 'vitest';
import type { TriedK } from '../../../web/src/engine/contract';
import { createEvidence } from '../../../web/src/state/evidence';
import { kDefaultView, type View } from '../../../web/src/state/view';
import { answered, heldEngine, refused, settled } from '../support/heldEngine';
import { evidenceResult } from '../support/trust';

function atWork(view: View = kDefaultView) {
  const engine = heldEngine();
  const versions: string[] = [];
  const work = createEvidence(engine, (version) => versions.push(version));
  work.follow(view);
  work.start();
  const asked = () => engine.of('evidence').map(({ request }) => request.grouping?.k);
  /** Answers the newest request. */
  const answerNext = async () => {
    const { request, answer } = engine.of('evidence').at(-1)!;
    const { k } = request.grouping!;
    answer(answered(evidenceResult(k!, { least_jaccard: 1 - k! / 20, gap: k! / 10 })));
    await settled();
  };
  return { engine, work, asked, answerNext, versions };
}

const with_ = (change: Partial<View['grouping']>): View => ({
  ...kDefaultView,
  grouping: { ...kDefaultView.grouping, ...change },
});

test('one number of groups after the other, the chosen one first', async () => {
  const { work, asked, answerNext, versions } = atWork();
  expect(asked()).toEqual([5]);
  expect(work.state.value).toMatchObject({ status: 'working', total: 9 });
  for (let done = 1; done <= 9; ++done) {
    expect(asked().length).toBe(done);
    await answerNext();
    expect([...work.state.value.byK.keys()].length).toBe(done);
  }
  expect(asked()).toEqual([5, 2, 3, 4, 6, 7, 8, 9, 10]);
  expect(work.state.value.status).toBe('ready');
  expect(versions.length).toBe(9);
});

test('the verdict is over what has come, in the order of k', async () => {
  const { engine, work, answerNext } = atWork();
  await answerNext();
  await answerNext();
  const tried = engine.of('verdict').map(({ request }) => request.tried.map(({ k }: TriedK) => k));
  expect(tried).toEqual([[5], [2, 5]]);
  expect(engine.of('verdict')[1]!.request.tried[0]).toEqual({ k: 2, least_jaccard: 0.9, gap: 0.2, gap_s: 0.03 });
  engine.of('verdict')[1]!.answer(answered({ most_stable_k: 5, gap_k: null, sentence: 'Five.' }));
  await settled();
  expect(work.state.value.verdict?.sentence).toBe('Five.');
});

test('where too few rows differ there is no verdict on it', async () => {
  const { engine, work } = atWork();
  engine.of('evidence')[0]!.answer(answered({ ...evidenceResult(5), evidence: null, notes: ['Four rows differ.'] }));
  await settled();
  expect(engine.of('verdict')).toEqual([]);
  expect(work.state.value.byK.get(5)?.notes).toEqual(['Four rows differ.']);
});

test('cancel stops the engine and keeps what has come; resume goes on with the rest', async () => {
  const { engine, work, asked, answerNext } = atWork();
  await answerNext();
  work.cancel();
  expect(engine.cancelled).toEqual(['evidence']);
  expect(work.state.value).toMatchObject({ status: 'stopped' });
  await answerNext(); // comes too late
  expect([...work.state.value.byK.keys()]).toEqual([5]);
  work.start();
  expect(work.state.value.status).toBe('stopped'); // the user's word stands
  work.resume();
  expect(asked()).toEqual([5, 2, 2]);
  await answerNext();
  expect([...work.state.value.byK.keys()]).toEqual([5, 2]);
  expect(work.state.value.status).toBe('working');
});

test('a failure is told, and trying again goes on', async () => {
  const { engine, work, answerNext } = atWork();
  await answerNext();
  engine.of('evidence')[1]!.answer(refused('memory access out of bounds', 'engine'));
  await settled();
  expect(work.state.value).toMatchObject({ status: 'failed', error: { where: 'engine' } });
  work.resume();
  await answerNext();
  expect(work.state.value).toMatchObject({ status: 'working', error: null });
});

test('another subject stops the work and starts anew when it is told to', async () => {
  const { engine, work, asked, answerNext } = atWork();
  await answerNext();
  const late = engine.of('verdict')[0]!;
  work.follow({ ...kDefaultView, filter: { ...kDefaultView.filter, vendors: ['AMD'] } });
  expect(engine.cancelled).toEqual(['evidence']);
  expect(work.state.value).toMatchObject({ status: 'waiting', verdict: null });
  late.answer(answered({ most_stable_k: 5, gap_k: null, sentence: 'Of the view before.' }));
  await answerNext();
  expect(work.state.value).toMatchObject({ status: 'waiting', verdict: null });
  expect(work.state.value.byK.size).toBe(0);
  work.start();
  expect(asked()).toEqual([5, 2, 5]);
  expect(engine.of('evidence')[2]!.request.filter?.vendors).toEqual(['AMD']);
});

test('another choice of k keeps the results and moves that k to the front', async () => {
  const { engine, work, asked, answerNext } = atWork();
  await answerNext();
  work.follow(with_({ k: 8 }));
  expect(engine.cancelled).toEqual([]);
  await answerNext();
  expect(asked()).toEqual([5, 2, 8]);
  await answerNext();
  expect(asked().at(-1)).toBe(3);
  expect(work.state.value.byK.size).toBe(3);
});

test('what does not bear on the groups changes nothing', async () => {
  const { engine, work, answerNext } = atWork();
  await answerNext();
  const own = {
    ...kDefaultView,
    own: [],
    ranking: { method: 'topsis' as const, weight_time: 0.9 },
    chart: 'efficiency' as const,
  };
  work.follow(own);
  expect(engine.cancelled).toEqual([]);
  expect(work.state.value.byK.size).toBe(1);
});
