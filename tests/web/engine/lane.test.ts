import { describe, expect, test } from 'vitest';
import { createLane, type Connection } from '../../../web/src/engine/lane';

/** An engine that answers when told to, and counts how often it was started and stopped. */
function heldEngine() {
  const open: { request: string; answer: (text: string) => void; die: (reason: Error) => void }[] = [];
  const counts = { started: 0, closed: 0 };
  const connect = async (): Promise<Connection> => {
    counts.started += 1;
    return {
      run: (request) => new Promise((answer, die) => open.push({ request, answer, die })),
      close: () => void (counts.closed += 1),
    };
  };
  const asked = () => open.map(({ request }) => request);
  return { connect, open, counts, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('newest request wins', () => {
  test('one runs at a time, waiting ones of its channel are replaced', async () => {
    const engine = heldEngine();
    const lane = createLane(engine.connect, false);
    const first = lane.ask('rank', 'a');
    const second = lane.ask('rank', 'b');
    const third = lane.ask('rank', 'c');
    await settled();
    expect(await second).toBe('superseded');
    expect(engine.asked()).toEqual(['a']);
    engine.open[0]!.answer('A');
    expect(await first).toEqual({ text: 'A' });
    await settled();
    engine.open[1]!.answer('C');
    expect(await third).toEqual({ text: 'C' });
    expect(engine.asked()).toEqual(['a', 'c']);
    expect(engine.counts).toEqual({ started: 1, closed: 0 });
  });

  test('channels do not replace each other', async () => {
    const engine = heldEngine();
    const lane = createLane(engine.connect, false);
    const answers = [lane.ask('rank', 'a'), lane.ask('result', 'b'), lane.ask('left_out', 'c')];
    for (let at = 0; at < 3; at++) {
      await settled();
      engine.open[at]!.answer(`answer ${at}`);
    }
    expect(await Promise.all(answers)).toEqual([{ text: 'answer 0' }, { text: 'answer 1' }, { text: 'answer 2' }]);
  });

  test('an interrupting lane stops the older request and starts afresh', async () => {
    const engine = heldEngine();
    const lane = createLane(engine.connect, true);
    const first = lane.ask('select', 'a');
    await settled();
    const second = lane.ask('select', 'b');
    expect(await first).toBe('superseded');
    await settled();
    expect(engine.counts).toEqual({ started: 2, closed: 1 });
    engine.open[0]!.answer('late');
    engine.open[1]!.answer('B');
    expect(await second).toEqual({ text: 'B' });
  });
});

describe('failure', () => {
  test('is a plain object, and the next request gets a fresh engine', async () => {
    const engine = heldEngine();
    const lane = createLane(engine.connect, false);
    const first = lane.ask('rank', 'a');
    const second = lane.ask('result', 'b');
    await settled();
    engine.open[0]!.die(new Error('memory access out of bounds'));
    expect(await first).toEqual({ failure: { message: 'memory access out of bounds', where: 'engine' } });
    await settled();
    engine.open[1]!.answer('B');
    expect(await second).toEqual({ text: 'B' });
    expect(engine.counts).toEqual({ started: 2, closed: 1 });
  });

  test('to start is told to whoever asked, and tried again for the next', async () => {
    let attempts = 0;
    const lane = createLane(async () => {
      if (++attempts === 1) throw new Error('build/web/engine.wasm could not be loaded: the connection failed.');
      return { run: async () => 'fine', close: () => {} };
    }, false);
    expect(await lane.ask('rank', 'a')).toMatchObject({ failure: { where: 'engine' } });
    expect(await lane.ask('rank', 'b')).toEqual({ text: 'fine' });
  });
});

test('cancel stops what runs and what waits on the channel, and nothing else', async () => {
  const engine = heldEngine();
  const lane = createLane(engine.connect, false);
  const running = lane.ask('rank', 'a');
  const waiting = lane.ask('result', 'b');
  await settled();
  lane.cancel('rank');
  expect(await running).toBe('superseded');
  await settled();
  engine.open[1]!.answer('B');
  expect(await waiting).toEqual({ text: 'B' });
});
