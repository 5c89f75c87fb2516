import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeLink } from '../../../web/src/state/link';
import { kDefaultView } from '../../../web/src/state/view';
import { fakeBrowser } from '../support/fakeBrowser';
import { openPage } from '../support/page';
import { anyView } from '../support/views';

const names = (page: ReturnType<typeof openPage>) => page.store.namedViews.value.map(({ name }) => name);

describe('views with names', () => {
  test('bring every view back, also after the page was closed', () => {
    const property = fc.property(anyView, (view) => {
      const browser = fakeBrowser();
      const page = openPage('', browser);
      page.store.update(view);
      const kept = page.store.view.value;
      expect(page.store.saveView(' lab  2 ')).toBe(true);
      const later = openPage('', { ...browser, entries: [{ entry: null, hash: '' }], at: 0 });
      expect(names(later)).toEqual(['lab 2']);
      later.store.openView('lab 2');
      expect(later.store.view.value).toEqual(kept);
    });
    fc.assert(property, { numRuns: 50 });
  });

  test('the link wins over them', () => {
    const browser = fakeBrowser(encodeLink({ ...kDefaultView, chart: 'efficiency' }, null));
    browser.storage.set('tilecast.views', JSON.stringify([{ name: 'a', state: '{}' }]));
    expect(openPage('', browser).store.view.value.chart).toBe('efficiency');
  });

  test('opening one is a change that can be undone', () => {
    const page = openPage();
    page.store.update({ chart: 'efficiency' });
    page.store.saveView('a');
    page.store.update({ chart: 'time' });
    page.store.openView('a');
    expect(page.store.view.value.chart).toBe('efficiency');
    page.store.undo();
    expect(page.store.view.value.chart).toBe('time');
  });

  test('deleting and replacing are undone from the toast, in place', () => {
    const page = openPage();
    for (const name of ['a', 'b', 'c']) page.store.saveView(name);
    page.store.deleteView('b');
    expect(names(page)).toEqual(['a', 'c']);
    page.store.toast.value!.action!.run();
    expect(names(page)).toEqual(['a', 'b', 'c']);
    page.store.update({ chart: 'efficiency' });
    page.store.saveView('a');
    page.store.toast.value!.action!.run();
    page.store.openView('a');
    expect(page.store.view.value.chart).toBe('time');
  });

  test('are renamed, but never to the name of another', () => {
    const page = openPage();
    for (const name of ['a', 'b']) page.store.saveView(name);
    expect(page.store.renameView('a', 'b')).toBe(false);
    expect(page.store.toast.value!.text).toBe('There is a view “b” already.');
    expect(page.store.renameView('a', 'z')).toBe(true);
    expect(names(page)).toEqual(['z', 'b']);
  });

  test('show what another tab does, and keep it', () => {
    const page = openPage();
    page.store.saveView('mine');
    const theirs = JSON.parse(page.browser.storage.get('tilecast.views')!) as object[];
    page.browser.otherTab('tilecast.views', JSON.stringify([...theirs, { name: 'theirs', state: '{}' }]));
    expect(names(page)).toEqual(['mine', 'theirs']);
    page.store.saveView('more');
    expect(names(page)).toEqual(['mine', 'theirs', 'more']);
  });

  test('without storage there is a sentence, and all else works', () => {
    const browser = fakeBrowser();
    browser.keeps = false;
    const page = openPage('', browser);
    expect(page.store.saveView('a')).toBe(false);
    expect(page.store.toast.value!.text).toMatch(/^This browser keeps nothing for this page/);
    expect(names(page)).toEqual([]);
    page.store.update({ chart: 'efficiency' });
    expect(page.store.view.value.chart).toBe('efficiency');
  });

  test('what is no list of views is none', () => {
    const left = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(left, (text) => {
        const browser = fakeBrowser();
        browser.storage.set('tilecast.views', text);
        expect(names(openPage('', browser)).every((name) => typeof name === 'string')).toBe(true);
      }),
    );
  });
});
