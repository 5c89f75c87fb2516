import { createStore, type Store } from '../../../web/src/state/store';
import { fakeBrowser, type FakeBrowser } from './fakeBrowser';
import { answered, heldEngine, settled, type HeldEngine } from './heldEngine';
import { rankResult } from './rankResult';

export interface Page {
  browser: FakeBrowser;
  engine: HeldEngine;
  store: Store;
}

/** A page opened at a fragment, before any answer. */
export function openPage(hash = '', browser = fakeBrowser(hash)): Page {
  const engine = heldEngine();
  return { browser, engine, store: createStore(browser, () => engine) };
}

/** A page that shows its first ranking. */
export async function openRankedPage(hash = ''): Promise<Page> {
  const page = openPage(hash);
  page.engine.of('rank')[0]!.answer(answered(rankResult()));
  await settled();
  return page;
}
