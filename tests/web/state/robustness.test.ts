import { expect, test } from 'vitest';
import { answered, settled } from '../support/heldEngine';
import { openRankedPage, type Page } from '../support/page';
import { rankResult } from '../support/rankResult';
import { robustnessResult } from '../support/trust';

async function trustedPage(): Promise<Page> {
  const page = await openRankedPage();
  page.engine.of('robustness')[0]!.answer(answered(robustnessResult()));
  await settled();
  return page;
}

/** Answers the newest ranking. */
async function rank({ browser, engine }: Page, weight_time: number): Promise<void> {
  browser.pass();
  engine
    .of('rank')
    .at(-1)!
    .answer(answered(rankResult({ ranking: { ...rankResult().ranking, weight_time } })));
  await settled();
}

const weightsAsked = ({ engine }: Page) => engine.of('robustness').map(({ request }) => request.ranking?.weight_time);

test('it is asked for at once after the first ranking', async () => {
  const page = await openRankedPage();
  expect(weightsAsked(page)).toEqual([0.1]);
  expect(page.store.robustness.value.status).toBe('working');
});

test('a slider on its way asks for nothing, and its figures are old from the first move on', async () => {
  const page = await trustedPage();
  expect(page.store.robustness.value.status).toBe('ready');
  let changes = 0;
  page.store.robustness.subscribe(() => void ++changes);
  for (const weight of [0.2, 0.3, 0.4]) {
    page.store.setWeight(weight, false);
    expect(page.store.robustness.value.status).toBe('working');
    await rank(page, weight);
    page.browser.pass();
  }
  expect(weightsAsked(page)).toEqual([0.1]);
  expect(changes).toBe(2); // as it was, and old: not once per step
  page.store.setWeight(0.4, true);
  page.browser.pass();
  expect(weightsAsked(page)).toEqual([0.1, 0.4]);
  expect(page.store.robustness.value.value).not.toBeNull();
  page.engine.of('robustness')[1]!.answer(answered(robustnessResult({ ranking: { method: 'wpm', weight_time: 0.4 } })));
  await settled();
  expect(page.store.robustness.value).toMatchObject({ status: 'ready', value: { ranking: { weight_time: 0.4 } } });
});

test('keys pressed one after the other ask for the last of them only', async () => {
  const page = await trustedPage();
  for (const weight of [0.11, 0.12, 0.13]) {
    page.store.setWeight(weight, true);
    page.engine.of('rank').at(-1)!.answer(answered(rankResult()));
    await settled();
  }
  await rank(page, 0.13);
  page.browser.pass();
  expect(weightsAsked(page)).toEqual([0.1, 0.13]);
});

test('back to the ranking asked about before the rest is over asks nothing', async () => {
  const page = await trustedPage();
  page.store.setWeight(0.2, true);
  await rank(page, 0.2);
  page.store.setWeight(0.1, true);
  await rank(page, 0.1);
  page.browser.pass();
  expect(weightsAsked(page)).toEqual([0.1]);
  expect(page.store.robustness.value.status).toBe('ready');
});

test('what does not bear on it changes nothing', async () => {
  const page = await trustedPage();
  page.store.update({ chart: 'efficiency', showAll: true });
  page.store.selectRow('h100');
  page.browser.pass();
  expect(weightsAsked(page)).toEqual([0.1]);
  expect(page.store.robustness.value.status).toBe('ready');
});

test('when the ranking is stopped the figures belong to what is shown', async () => {
  const page = await trustedPage();
  page.store.setWeight(0.7, true);
  page.browser.pass();
  expect(page.store.robustness.value.status).toBe('working');
  page.store.cancel('rank');
  page.browser.pass();
  expect(page.store.robustness.value.status).toBe('ready');
  expect(weightsAsked(page)).toEqual([0.1]);
});

test('it can be stopped and asked again', async () => {
  const page = await openRankedPage();
  page.store.cancel('robustness');
  expect(page.engine.cancelled).toEqual(['robustness']);
  expect(page.store.robustness.value.status).toBe('stopped');
  page.store.retry('robustness');
  expect(weightsAsked(page)).toEqual([0.1, 0.1]);
});
