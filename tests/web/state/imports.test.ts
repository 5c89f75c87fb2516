import { describe, expect, test } from 'vitest';
import type { FileReport, OwnRow } from '../../../web/src/engine/contract';
import { writeStateFile } from '../../../web/src/state/stateFile';
import { kDefaultView } from '../../../web/src/state/view';
import { answered, refused, settled } from '../support/heldEngine';
import { openPage, openRankedPage, type Page } from '../support/page';

const csv = (name: string, text = 'accelerator,count,minutes\nL40S,8,41.9\n') => new File([text], name);

function ownRow(file: string, name: string, change: Partial<OwnRow> = {}): OwnRow {
  return {
    name,
    file,
    benchmark: 'resnet',
    accelerator: 'L40S',
    accelerators_total: 8,
    time_to_train_min: 41.9,
    throughput_samples_per_s: null,
    ...change,
  };
}

function report(name: string, change: Partial<FileReport> = {}): FileReport {
  const rows = [ownRow(name, 'a'), ownRow(name, 'b')];
  return {
    name,
    format: 'Own results (CSV)',
    rows,
    rows_read: rows.length,
    rows_skipped: change.skipped?.length ?? 0,
    skipped: [],
    rows_not_read: 0,
    warnings: [],
    columns_question: null,
    device_questions: [],
    error: null,
    ...change,
  };
}

/** Drops files and has the engine report on them. */
async function drop(page: Page, files: File[], reports: FileReport[]): Promise<void> {
  const added = page.store.addFiles(files);
  await settled();
  page.engine
    .of('read')
    .at(-1)!
    .answer(answered({ files: reports }));
  await added;
}

describe('a dropped table', () => {
  test('joins the ranking, as one history entry', async () => {
    const page = await openRankedPage();
    await drop(page, [csv('lab.csv')], [report('lab.csv')]);
    const { browser, engine, store } = page;
    expect(engine.of('read')[0]!.request).toEqual({
      version: 1,
      command: 'read',
      benchmark: 'resnet',
      files: [{ name: 'lab.csv', text: 'accelerator,count,minutes\nL40S,8,41.9\n' }],
    });
    expect(store.view.value.own.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(browser.entries.length).toBe(2);
    browser.pass();
    expect(engine.of('rank').at(-1)!.request.own).toEqual(store.view.value.own);
    expect(store.toast.value?.text).toBe('“lab.csv” read. 2 rows joined the ranking.');
    expect(store.files.value).toMatchObject([{ name: 'lab.csv', rows: [{ id: 'own/1' }, { id: 'own/2' }] }]);
    expect(store.linkStatus.value.travels).toBe('with your 2 rows');
  });

  test('travels in the link', async () => {
    const page = await openRankedPage();
    await drop(page, [csv('lab.csv')], [report('lab.csv')]);
    const other = openPage(new URL(page.store.linkStatus.value.url).hash);
    expect(other.store.view.value).toEqual(page.store.view.value);
    expect(other.store.files.value).toMatchObject([{ name: 'lab.csv', source: null }]);
  });

  test('dropped again replaces itself; another of the same name gets a number', async () => {
    const page = await openRankedPage();
    await drop(page, [csv('lab.csv')], [report('lab.csv')]);
    await drop(page, [csv('lab.csv')], [report('lab.csv', { rows: [ownRow('lab.csv', 'c')] })]);
    expect(page.store.view.value.own.map(({ name }) => name)).toEqual(['c']);
    const added = page.store.addFiles([csv('lab.csv', 'other text')]);
    await settled();
    expect(page.engine.of('read').at(-1)!.request.files[0]!.name).toBe('lab (2).csv');
    page.engine
      .of('read')
      .at(-1)!
      .answer(answered({ files: [report('lab (2).csv')] }));
    await added;
    expect(page.store.files.value.map(({ name }) => name)).toEqual(['lab.csv', 'lab (2).csv']);
  });

  test('is taken out and comes back from the toast', async () => {
    const page = await openRankedPage();
    await drop(page, [csv('lab.csv'), csv('b.csv')], [report('lab.csv'), report('b.csv')]);
    const before = page.store.view.value.own;
    page.store.removeFile('lab.csv');
    expect(page.store.files.value.map(({ name }) => name)).toEqual(['b.csv']);
    expect(page.store.toast.value).toMatchObject({ text: '“lab.csv” removed.', action: { label: 'Undo' } });
    page.store.toast.value!.action!.run();
    expect(page.store.view.value.own).toHaveLength(before.length);
    expect(page.store.importReports.value.map(({ file }) => file.name).sort()).toEqual(['b.csv', 'lab.csv']);
    expect(page.store.toast.value).toBeNull();
  });

  test('its rows can be renamed and removed one by one', async () => {
    const page = await openRankedPage();
    await drop(page, [csv('lab.csv')], [report('lab.csv')]);
    page.store.selectRow('own/2');
    page.store.renameRow('own/2', '  two  ');
    page.store.renameRow('own/1', '   ');
    expect(page.store.view.value.own.map(({ name }) => name)).toEqual(['a', 'two']);
    expect(page.store.view.value.selected).toBe('own/2');
    page.store.removeRow('own/1');
    expect(page.store.view.value.own.map(({ name }) => name)).toEqual(['two']);
    expect(page.store.view.value.selected).toBeNull();
  });
});

describe('questions about a file', () => {
  test('unknown columns are answered and the file is read again', async () => {
    const page = await openRankedPage();
    const columns_question = { columns: ['gpu', 'n', 't'], missing: ['accelerator' as const], guess: {} };
    await drop(page, [csv('lab.csv')], [report('lab.csv', { rows: [], columns_question })]);
    expect(page.store.view.value.own).toEqual([]);
    expect(page.store.toast.value?.text).toBe('“lab.csv” read. An answer is needed.');
    const mapping = { accelerator: 'gpu', accelerators_total: 'n', time_to_train_min: 't' };
    const answering = page.store.answerColumns('lab.csv', mapping);
    expect(page.engine.of('read')[1]!.request.files[0]!.mapping).toEqual(mapping);
    page.engine.of('read')[1]!.answer(answered({ files: [report('lab.csv')] }));
    await answering;
    expect(page.store.view.value.own).toHaveLength(2);
  });

  test('devices are answered one by one, and the answers add up', async () => {
    const page = await openRankedPage();
    await drop(page, [csv('lab.csv')], [report('lab.csv')]);
    void page.store.answerDevice('lab.csv', 'a100', 'A100-SXM4-40GB');
    void page.store.answerDevice('lab.csv', 'mystery', null);
    expect(page.engine.of('read').at(-1)!.request.files[0]!.devices).toEqual({
      a100: 'A100-SXM4-40GB',
      mystery: '',
    });
  });
});

describe('what cannot be read', () => {
  test('says why and never reaches the engine', async () => {
    const page = await openRankedPage();
    await page.store.addFiles([new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'results.xlsx')]);
    expect(page.engine.of('read')).toEqual([]);
    expect(page.store.toast.value?.text).toBe(
      '“results.xlsx” is not text: it holds zero bytes. Export it as CSV and drop that.',
    );
    expect(page.store.files.value).toMatchObject([{ name: 'results.xlsx', source: { report: { rows: [] } } }]);
  });

  test('a failing engine leaves a report', async () => {
    const page = await openRankedPage();
    const added = page.store.addFiles([csv('lab.csv')]);
    await settled();
    page.engine.of('read')[0]!.answer(refused('out of memory', 'engine'));
    await added;
    expect(page.store.importReports.value[0]!.report!.error).toBe('out of memory');
  });

  test('a file removed while it is read stays removed', async () => {
    const page = await openRankedPage();
    const added = page.store.addFiles([csv('lab.csv')]);
    await settled();
    page.store.removeFile('lab.csv');
    page.engine.of('read')[0]!.answer(answered({ files: [report('lab.csv')] }));
    await added;
    expect(page.store.files.value).toEqual([]);
    expect(page.store.view.value.own).toEqual([]);
  });
});

describe('pasted and dropped states', () => {
  const saved = { ...kDefaultView, grouping: { ...kDefaultView.grouping, k: 8 }, own: [ownRow('lab.csv', 'a')] };

  test('a state file opens the view it holds', async () => {
    const page = await openRankedPage();
    await page.store.addFiles([csv('x.tilecast-state.json', writeStateFile(saved, '2026.07'))]);
    expect(page.store.view.value).toEqual(saved);
    expect(page.store.canUndo.value).toBe(true);
    expect(page.engine.of('read')).toEqual([]);
  });

  test('a pasted link is opened, pasted rows are read', async () => {
    const page = await openRankedPage();
    await page.store.addText('https://example.org/tilecast/#v=1&k=9\n');
    expect(page.store.view.value.grouping.k).toBe(9);
    void page.store.addText('accelerator,count,minutes\nL40S,8,41.9');
    await settled();
    expect(page.engine.of('read')[0]!.request.files[0]!.name).toBe('pasted 1.csv');
  });

  test('rows too many for a link stay through undo and reload, and go into a state file', async () => {
    const page = await openRankedPage();
    const rows = Array.from({ length: 2_000 }, (_, at) => ownRow('big.csv', `run ${at * 7919} ${Math.sin(at)}`));
    await drop(page, [csv('big.csv')], [report('big.csv', { rows })]);
    expect(page.store.linkStatus.value.tooLong).toContain('Save a state file');
    expect(page.browser.hash()).toContain('rows=~2000');
    page.store.update({ grouping: { k: 3 } });
    page.store.undo();
    expect(page.store.view.value.own).toHaveLength(2_000);
    const reloaded = openPage('', page.browser);
    expect(reloaded.store.view.value.own).toHaveLength(2_000);
    expect(reloaded.store.linkNotice.value).toBeNull();
    page.store.saveStateFile();
    expect(page.browser.saved[0]!.name).toMatch(/\.tilecast-state\.json$/);
    const stranger = openPage(page.browser.hash());
    expect(stranger.store.linkNotice.value).toMatchObject({ kind: 'too_long' });
    await stranger.store.addFiles([csv('s.json', page.browser.saved[0]!.content as string)]);
    expect(stranger.store.view.value.own).toHaveLength(2_000);
    expect(stranger.store.linkNotice.value).toBeNull();
  });
});

test('a problem report holds nothing of the user', async () => {
  const page = await openRankedPage();
  const secret = ownRow('secret-file.csv', 'secret-name', { accelerator: 'secret-chip' });
  await drop(page, [csv('secret-file.csv')], [report('secret-file.csv', { rows: [secret] })]);
  page.browser.pass();
  page.engine.of('rank').at(-1)!.answer(refused('own[0]: “secret-chip” of secret-file.csv is odd', 'own[0]'));
  await settled();
  const text = page.store.diagnosticText();
  expect(text).not.toContain('secret');
  expect(text).toContain('data 2026.07');
  expect(text).toContain('"command":"rank"');
  expect(text).toContain('Own rows: 1');
  expect(text).toContain('is odd');
});
