import { describe, expect, test } from 'vitest';
import { encodeLink } from '../../../web/src/state/link';
import { tagOf } from '../../../web/src/state/seen';
import { kDefaultView } from '../../../web/src/state/view';
import { fakeBrowser } from '../support/fakeBrowser';
import { answered, settled } from '../support/heldEngine';
import { openPage, openRankedPage } from '../support/page';
import { rankResult } from '../support/rankResult';

const kOld = encodeLink(kDefaultView, '2026.05', { rows: 2, best: tagOf('h100') });

describe('the tour', () => {
  test('is shown once, and again when asked for', () => {
    const browser = fakeBrowser();
    const page = openPage('', browser);
    expect(page.store.tourOpen.value).toBe(true);
    page.store.closeTour();
    expect(page.store.tourOpen.value).toBe(false);
    const later = openPage('', browser);
    expect(later.store.tourOpen.value).toBe(false);
    later.store.openTour();
    expect(later.store.tourOpen.value).toBe(true);
  });

  test('is not shown to whoever came by a link, and closes without storage', () => {
    expect(openPage(kOld).store.tourOpen.value).toBe(false);
    const { browser, store } = openPage();
    browser.keeps = false;
    store.closeTour();
    expect(store.tourOpen.value).toBe(false);
  });
});

describe('the example', () => {
  test('goes to its benchmark, is ranked, and the toast takes it out again', async () => {
    const { engine, store } = await openRankedPage();
    store.update({ filter: { benchmark: 'bert' } });
    const done = store.addExample();
    expect(store.view.value.filter.benchmark).toBe('resnet');
    const { files, benchmark } = engine.of('read')[0]!.request;
    expect(benchmark).toBe('resnet');
    const row = {
      name: 'Example A',
      file: files[0]!.name,
      benchmark,
      accelerator: 'H100-SXM-80GB',
      accelerators_total: 8,
      time_to_train_min: 14.1,
      throughput_samples_per_s: null,
    };
    const report = {
      name: files[0]!.name,
      format: 'Own results (CSV)',
      rows: [row],
      rows_read: 1,
      rows_skipped: 0,
      skipped: [],
      rows_not_read: 0,
      warnings: [],
      columns_question: null,
      device_questions: [],
      error: null,
    };
    engine.of('read')[0]!.answer(answered({ files: [report] }));
    await done;
    expect(store.view.value.own).toEqual([row]);
    expect(store.toast.value!.action!.label).toBe('Undo');
    store.toast.value!.action!.run();
    expect(store.view.value.own).toEqual([]);
    expect(store.files.value).toEqual([]);
  });
});

describe('a link of older data', () => {
  test('says what its sender saw and what is seen now, and goes on saying it', async () => {
    const { store } = await openRankedPage(kOld);
    const now = store.linkNotice.value!;
    expect(now.kind).toBe('data_version');
    expect(now.sentence).toMatch(
      /made with data version 2026\.05; the page now has 2026\.07\. Then 2 rows, .* now 3 rows/,
    );
    store.update({ filter: { division: 'open' } });
    expect(store.linkNotice.value).toEqual(now);
  });

  test('is told by the first ranking after it was pasted, not by the one before', async () => {
    const { browser, engine, store } = await openRankedPage();
    const link = encodeLink(
      { ...kDefaultView, chart: 'time', grouping: { ...kDefaultView.grouping, k: 4 } },
      '2026.05',
      {
        rows: 3,
        best: tagOf('h200'),
      },
    );
    await store.addText(`https://example.org/${link}`);
    expect(store.linkNotice.value!.sentence).toContain('may differ');
    browser.pass();
    engine.of('rank')[1]!.answer(answered(rankResult({ rows: rankResult().rows.slice(0, 2) })));
    await settled();
    expect(store.linkNotice.value!.sentence).toContain('Then 3 rows');
    expect(store.linkNotice.value!.sentence).toContain('now 2 rows');
  });

  test('a copied link says what is seen, once that is known of the present view', async () => {
    const { browser, engine, store } = openPage();
    expect(store.linkStatus.value.url).not.toContain('then=');
    engine.of('rank')[0]!.answer(answered(rankResult()));
    await settled();
    expect(store.linkStatus.value.url).toContain(`&then=3.${tagOf('h200')}`);
    store.update({ grouping: { k: 4 } });
    expect(store.linkStatus.value.url).not.toContain('then=');
    browser.pass();
    engine.of('rank')[1]!.answer(answered(rankResult()));
    await settled();
    expect(store.linkStatus.value.url).toContain('then=3.');
  });
});
