import { cpus } from 'node:os';
import type { Browser, Page } from 'playwright-core';

const kCalm = 0.4;
const kPatience_ms = 60_000;

/** Waits until other work leaves the processors alone, a minute at most: what is timed by the clock needs that. */
export async function waitForCalm(): Promise<void> {
  const until = Date.now() + kPatience_ms;
  while ((await busyShare()) > kCalm && Date.now() < until);
}

/** Share of all processors' time that was used in the next second. */
async function busyShare(): Promise<number> {
  const before = times();
  await new Promise((done) => setTimeout(done, 1000));
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times(): { idle: number; all: number } {
  const each = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }));
  const sum = (key: 'idle' | 'all') => each.reduce((total, processor) => total + processor[key], 0);
  return { idle: sum('idle'), all: sum('all') };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Thread time in µs: what the task used, not what it waited for other processes. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the page's main thread while something is done, in ms of processor time. */
export async function longestTask_ms(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const drawn = new Set(traceEvents.filter(({ name }) => name === 'FunctionCall').map(({ pid }) => pid));
  const threads = traceEvents.filter(
    ({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && drawn.has(pid),
  );
  const isMain = (event: TraceEvent) => threads.some(({ pid, tid }) => event.pid === pid && event.tid === tid);
  const tasks = traceEvents.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && isMain(event));
  if (!tasks.length) throw new Error('The trace holds no task of the main thread.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
