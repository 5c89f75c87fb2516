import type { BrowserContext, Page } from 'playwright-core';

interface Watching {
  asked: string[];
  held: Set<string>;
  waiting: (() => void)[];
}

/**
 * Before the first script: notes what the page asks of its engines, and can keep requests from reaching them, those of
 * `held` from the beginning.
 */
export async function watchRequests(context: BrowserContext, held: string[] = []): Promise<void> {
  await context.addInitScript((from: string[]) => {
    const watching: Watching = { asked: [], held: new Set(from), waiting: [] };
    Object.assign(window, { watching });
    const send = Worker.prototype.postMessage as (...message: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      const call = message[0] as { path?: string[]; argumentList?: { value: string }[] };
      const command =
        call.path?.[0] === 'run' ? (JSON.parse(call.argumentList![0]!.value) as { command: string }).command : '';
      if (command) watching.asked.push(command);
      if (watching.held.has(command)) watching.waiting.push(() => send.apply(this, message));
      else send.apply(this, message);
    };
  }, held);
}

type Watched = Window & { watching: Watching };

/** Commands of the requests so far, in order. */
export function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).watching.asked);
}

/** From now on requests of the command wait. */
export async function hold(page: Page, command: string): Promise<void> {
  await page.evaluate((name) => void (window as unknown as Watched).watching.held.add(name), command);
}

/** Lets all that waits go, and what comes after it. */
export async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { watching } = window as unknown as Watched;
    watching.held.clear();
    for (const send of watching.waiting.splice(0)) send();
  });
}
