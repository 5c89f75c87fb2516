import { describe, expect, test } from 'vitest';
import { encodeLink } from '../../../web/src/state/link';
import { kDefaultView } from '../../../web/src/state/view';
import { answered, refused, settled } from '../support/heldEngine';
import { openPage, openRankedPage } from '../support/page';
import { rankResult } from '../support/rankResult';
import { robustnessResult } from '../support/trust';

const byCommand = (asked: { request: { command: string } }[]) => asked.map(({ request }) => request.command);

describe('questions to the engine', () => {
  test('the first ranking is asked for at once, before all else', () => {
    const { engine, store } = openPage();
    expect(byCommand(engine.asked)).toEqual(['rank', 'catalogue']);
    expect(store.rank.value).toMatchObject({ status: 'working', value: null, startedAt: 1_000 });
    expect(store.loading.value.status).toBe('loading');
  });

  test('the background work waits for the ranking, the shortest goes first', async () => {
    const { engine, store } = await openRankedPage();
    expect(store.rank.value.status).toBe('ready');
    expect(store.loading.value.status).toBe('ready');
    expect(store.dataVersion.value).toBe('2026.07');
    expect(byCommand(engine.asked)).toEqual(['rank', 'catalogue', 'groups', 'robustness']);
    engine.of('robustness')[0]!.answer(answered(robustnessResult()));
    await settled();
    expect(byCommand(engine.asked.slice(4))).toEqual(['select']);
    engine.of('select')[0]!.answer(refused('no rows', 'filter'));
    await settled();
    expect(byCommand(engine.asked.slice(5))).toEqual(['scaling', 'gain', 'evidence']);
  });

  test('a change keeps the old answer until the new one comes', async () => {
    const { browser, engine, store } = await openRankedPage();
    store.update({ grouping: { k: 4 } });
    browser.pass();
    expect(store.rank.value).toMatchObject({ status: 'working', startedAt: 1_000 });
    expect(store.rank.value.value?.grouping.k).toBe(5);
    const four = rankResult({ grouping: { ...rankResult().grouping, k: 4 } });
    engine.of('rank')[1]!.answer(answered(four));
    await settled();
    expect(store.rank.value.value?.grouping.k).toBe(4);
  });

  test('a sliding weight asks once per frame and shows answers on the way', async () => {
    const { browser, engine, store } = await openRankedPage();
    for (const weight of [0.11, 0.12, 0.13]) store.setWeight(weight, false);
    browser.pass();
    for (const weight of [0.14, 0.15]) store.setWeight(weight, false);
    browser.pass();
    const weights = engine.of('rank').map(({ request }) => request.ranking?.weight_time);
    expect(weights).toEqual([0.1, 0.13, 0.15]);
    const at = (weight_time: number) => rankResult({ ranking: { ...rankResult().ranking, weight_time } });
    engine.of('rank')[1]!.answer(answered(at(0.13)));
    await settled();
    expect(store.rank.value).toMatchObject({ status: 'working', value: { ranking: { weight_time: 0.13 } } });
    engine.of('rank')[2]!.answer(answered(at(0.15)));
    await settled();
    expect(store.rank.value).toMatchObject({ status: 'ready', value: { ranking: { weight_time: 0.15 } } });
  });

  test('the answer to another filter than the present one is never shown', async () => {
    const { browser, engine, store } = await openRankedPage();
    store.update({ filter: { division: 'open' } });
    browser.pass();
    store.update({ filter: { division: 'closed', vendors: ['AMD'] } });
    browser.pass();
    engine.of('rank')[1]!.answer(answered(rankResult({ benchmark_title: 'overtaken' })));
    await settled();
    expect(store.rank.value.value?.benchmark_title).toBe('ResNet-50');
    expect(store.rank.value.status).toBe('working');
  });

  test('what only the page needs asks nothing', async () => {
    const { browser, engine, store } = await openRankedPage();
    const before = engine.asked.length;
    store.update({ place: 'about' });
    store.update({ chart: 'efficiency', showAll: true });
    browser.pass();
    expect(engine.asked.length).toBe(before);
  });

  test('another k asks for the ranking and its robustness only', async () => {
    const { browser, engine, store } = await openRankedPage();
    const before = engine.asked.length;
    store.update({ grouping: { k: 6 } });
    browser.pass();
    engine.asked.at(-1)!.answer(answered(rankResult()) as never);
    await settled();
    browser.pass();
    expect(byCommand(engine.asked.slice(before))).toEqual(['rank', 'robustness']);
  });

  test('left out results and details come when they are looked at', async () => {
    const { engine, store } = await openRankedPage();
    expect(engine.of('left_out')).toEqual([]);
    store.leftOutOpen.value = true;
    expect(engine.of('left_out')[0]!.request.filter).toEqual(kDefaultView.filter);
    store.selectRow('v4.0/nvidia/dgx/resnet');
    expect(engine.of('result')[0]!.request.result_id).toBe('v4.0/nvidia/dgx/resnet');
    store.selectRow(null);
    expect(store.result.value.status).toBe('idle');
    store.selectRow('own/1');
    expect(engine.of('result').length).toBe(1);
  });

  test('sizes and software gain come after the ranking, when they are near', async () => {
    const { browser, engine, store } = openPage();
    store.scalingNear.value = true;
    expect(engine.of('scaling')).toEqual([]);
    engine.of('rank')[0]!.answer(answered(rankResult()));
    await settled();
    expect(byCommand(engine.asked)).toEqual(['rank', 'catalogue', 'groups', 'robustness', 'scaling', 'gain']);
    expect(engine.of('scaling')[0]!.request).toMatchObject({
      accelerators: [],
      reference_id: null,
      floors: [0.8, 0.5],
      minutes_per_minute_saved: 50,
    });
    store.update({ filter: { division: 'open' } });
    browser.pass();
    expect(engine.of('scaling').length).toBe(1);
    engine.of('rank')[1]!.answer(answered(rankResult()));
    await settled();
    expect(engine.of('scaling')[1]!.request.filter?.division).toBe('open');
  });

  test('far away they wait until nothing else is left to ask', async () => {
    const { engine } = await openRankedPage();
    engine.of('robustness')[0]!.answer(answered(robustnessResult()));
    await settled();
    expect(engine.of('scaling')).toEqual([]);
    engine.of('select')[0]!.answer(refused('Too few rows.', 'filter'));
    await settled();
    expect([engine.of('scaling').length, engine.of('gain').length]).toEqual([1, 1]);
  });

  test('floor and price ask for sizes only, the measure for nothing', async () => {
    const { browser, engine, store } = await openRankedPage();
    store.scalingNear.value = true;
    const before = engine.asked.length;
    store.update({ scaling: { floor: 0.5 } });
    store.update({ scaling: { minutes_per_minute_saved: 10 } });
    store.update({ scaling: { measure: 'efficiency' } });
    browser.pass();
    expect(byCommand(engine.asked.slice(before))).toEqual(['scaling', 'scaling']);
    expect(engine.of('scaling').at(-1)!.request).toMatchObject({ floors: [0.5], minutes_per_minute_saved: 10 });
    expect(browser.entries.length).toBe(4);
  });

  test('a failure is kept as an object, the old answer too, and retry asks again', async () => {
    const { browser, engine, store } = await openRankedPage();
    store.update({ grouping: { k: 3 } });
    browser.pass();
    engine.of('rank')[1]!.answer(refused('memory access out of bounds', 'engine'));
    await settled();
    expect(store.rank.value).toMatchObject({
      status: 'failed',
      error: { message: 'memory access out of bounds', where: 'engine' },
    });
    expect(store.rank.value.value).not.toBeNull();
    store.retry('rank');
    engine.of('rank')[2]!.answer(answered(rankResult()));
    await settled();
    expect(store.rank.value.status).toBe('ready');
  });

  test('a page whose engine never came says so', async () => {
    const { engine, store } = openPage();
    engine.of('rank')[0]!.answer(refused('build/web/engine.wasm could not be loaded.', 'engine'));
    await settled();
    expect(store.loading.value).toMatchObject({ status: 'failed', error: { where: 'engine' } });
  });

  test('cancel keeps the old answer and says that it is one; retry asks again', async () => {
    const { browser, engine, store } = await openRankedPage();
    store.update({ grouping: { k: 3 } });
    browser.pass();
    store.cancel('rank');
    expect(engine.cancelled).toEqual(['rank']);
    expect(store.rank.value.status).toBe('stopped');
    expect(store.rank.value.value?.grouping.k).toBe(5);
    expect(store.view.value.grouping.k).toBe(3);
    store.retry('rank');
    expect(engine.of('rank').length).toBe(3);
    engine.of('rank')[2]!.answer(answered(rankResult()));
    await settled();
    expect(store.rank.value.status).toBe('ready');
  });
});

describe('history', () => {
  test('every change is one entry, and undo and redo walk through them', async () => {
    const { browser, store } = await openRankedPage();
    expect(store.canUndo.value).toBe(false);
    store.update({ grouping: { k: 4 } });
    store.update({ filter: { vendors: ['AMD'] } });
    expect(browser.entries.length).toBe(3);
    store.undo();
    expect(store.view.value.filter.vendors).toEqual(['NVIDIA', 'AMD']);
    expect(store.view.value.grouping.k).toBe(4);
    expect([store.canUndo.value, store.canRedo.value]).toEqual([true, true]);
    store.redo();
    expect(store.view.value.filter.vendors).toEqual(['AMD']);
    store.undo();
    store.undo();
    expect(store.view.value).toEqual(kDefaultView);
    store.update({ chart: 'efficiency' });
    expect(store.canRedo.value).toBe(false);
    expect(browser.entries.length).toBe(2);
  });

  test('dragging is one entry, made at the release', async () => {
    const { browser, store } = await openRankedPage();
    for (const weight of [0.2, 0.3, 0.4]) store.setWeight(weight, false);
    expect(browser.entries.length).toBe(1);
    store.setWeight(0.4, true);
    expect(browser.entries.length).toBe(2);
    store.undo();
    expect(store.view.value.ranking.weight_time).toBe(0.1);
  });

  test('selecting makes no entry, but is in the address', async () => {
    const { browser, store } = await openRankedPage();
    store.selectRow('v4.0/a');
    store.selectRow('v4.0/b');
    browser.pass();
    expect(browser.entries.length).toBe(1);
    expect(browser.hash()).toContain('selected=v4.0/b');
  });

  test('a change to what already is makes no entry', async () => {
    const { browser, store } = await openRankedPage();
    store.update({ grouping: { k: 4 } });
    store.update({ grouping: { k: 4 } });
    expect(browser.entries.length).toBe(2);
  });

  test('another benchmark drops the restrictions that belong to the old one', async () => {
    const { store } = await openRankedPage();
    store.update({ filter: { rounds: ['v3.0', 'v4.0'], accelerators: ['A30'], count: [8, 64] } });
    store.update({ filter: { benchmark: 'bert' } });
    expect(store.view.value.filter).toEqual({ ...kDefaultView.filter, benchmark: 'bert' });
  });

  test('with another benchmark, kinds and reference go; floor and price stay', async () => {
    const { store } = await openRankedPage();
    store.update({
      scaling: { accelerators: ['A30'], reference_id: 'v3.0/x', floor: 0.6, minutes_per_minute_saved: 9 },
    });
    store.update({ filter: { benchmark: 'bert' } });
    const expected = { ...kDefaultView.scaling, floor: 0.6, minutes_per_minute_saved: 9 };
    expect(store.view.value.scaling).toEqual(expected);
    store.update({ filter: { vendors: [] }, scaling: { accelerators: ['A30'] } });
    expect(store.view.value.scaling).toEqual({ ...expected, accelerators: ['A30'] });
  });

  test('a fragment typed by hand is a change; an anchor is not', async () => {
    const { browser, store } = await openRankedPage();
    store.update({ grouping: { k: 4 } });
    browser.type('#v=1&benchmark=bert');
    expect(store.view.value.filter.benchmark).toBe('bert');
    store.undo();
    expect(store.view.value.grouping.k).toBe(4);
    browser.type('#main');
    browser.pass();
    expect(store.view.value.grouping.k).toBe(4);
    expect(browser.hash()).toContain('k=4');
  });
});

describe('links', () => {
  const view = { ...kDefaultView, grouping: { ...kDefaultView.grouping, k: 7 } };

  test('the view comes from the link, and nothing is said about a whole one', async () => {
    const { store } = await openRankedPage(encodeLink(view, '2026.07'));
    expect(store.view.value).toEqual(view);
    expect(store.linkNotice.value).toBeNull();
  });

  test('older data are named once the page knows its own', async () => {
    const page = openPage(encodeLink(view, '2025.01'));
    expect(page.store.linkNotice.value).toBeNull();
    page.engine.of('rank')[0]!.answer(answered(rankResult()));
    await settled();
    expect(page.store.linkNotice.value).toMatchObject({
      kind: 'data_version',
      sentence:
        'This link was made with data version 2025.01; the page now has 2026.07. Rows, groups and ranks may differ from what its sender saw.',
    });
    page.store.dismissLinkNotice();
    expect(page.store.linkNotice.value).toBeNull();
  });

  test('damage is told with what was lost and kept', () => {
    const { store } = openPage('#v=1&benchmark=bert&rounds=latest&k=7&weight=lots');
    expect(store.linkNotice.value).toEqual({
      kind: 'damaged',
      sentence:
        'The link is damaged. 2 of its 4 settings could not be read. Rounds and weight of time took the default. Benchmark and number of groups are as sent. Often the end of a link is lost in mail.',
      lost: ['rounds', 'weight of time'],
      kept: ['benchmark', 'number of groups'],
    });
  });

  test('a cut link that still reads is told too', () => {
    const whole = encodeLink({ ...view, chart: 'efficiency' }, '2026.07');
    const { store } = openPage(whole.replace('&chart=efficiency', ''));
    expect(store.linkNotice.value?.kind).toBe('damaged');
    expect(store.linkNotice.value?.sentence).toContain('cut or edited');
  });

  test('a newer link is told', () => {
    const { store } = openPage('#v=9&benchmark=bert&forecast=l4');
    expect(store.linkNotice.value?.kind).toBe('newer');
    expect(store.linkNotice.value?.lost).toEqual(['“forecast”']);
  });

  test('what the data do not have takes its default and is named', async () => {
    const { browser, engine, store } = openPage('#v=1&benchmark=chess&k=7');
    engine.of('rank')[0]!.answer(refused('There is no benchmark "chess".', 'filter.benchmark'));
    await settled();
    browser.pass();
    expect(engine.of('rank')[1]!.request.filter?.benchmark).toBe('resnet');
    expect(store.view.value.grouping.k).toBe(7);
    expect(store.linkNotice.value?.lost).toEqual(['benchmark']);
  });

  test('copying says so, and without clipboard shows the link', async () => {
    const { browser, store } = await openRankedPage();
    await store.copyLink();
    expect(browser.copied).toEqual([store.linkStatus.value.url]);
    expect(store.linkStatus.value).toMatchObject({ copied: 'copied', tooLong: null, travels: '' });
    expect(store.linkStatus.value.length).toBe(store.linkStatus.value.url.length);
    browser.pass();
    expect(store.linkStatus.value.copied).toBeNull();
    browser.clipboard = false;
    await store.copyLink();
    expect(store.linkStatus.value.copied).toBe('manual');
  });
});

test('the theme is remembered in this browser and nowhere else', () => {
  const { browser, store } = openPage();
  expect([store.theme.value, browser.shownTheme]).toEqual(['system', 'dark']);
  store.setTheme('light');
  expect(browser.shownTheme).toBe('light');
  expect(openPage('', browser).store.theme.value).toBe('light');
  store.setTheme('system');
  expect(browser.storage.size).toBe(0);
});
