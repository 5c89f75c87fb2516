import type { Answer, Command, Engine, RequestOf, Results } from '../../../web/src/engine/client';

/** A request that waits for the test to answer it. */
interface Asked<C extends Command = Command> {
  request: RequestOf<C>;
  answer(answer: Answer<Results[C]>): void;
}

export interface HeldEngine extends Engine {
  asked: Asked[];
  cancelled: Command[];
  /** Everything asked so far with one command. */
  of<C extends Command>(command: C): Asked<C>[];
}

/** An engine that answers only when told to. */
export function heldEngine(): HeldEngine {
  const engine: HeldEngine = {
    asked: [],
    cancelled: [],
    of: <C extends Command>(command: C) =>
      engine.asked.filter(({ request }) => request.command === command) as unknown as Asked<C>[],
    ask: <C extends Command>(request: RequestOf<C>) =>
      new Promise<Answer<Results[C]>>((answer) => void engine.asked.push({ request, answer } as unknown as Asked)),
    cancel: (command) => void engine.cancelled.push(command),
  };
  return engine;
}

export const answered = <T>(result: T, dataVersion = '2026.07') => ({ ok: true as const, result, dataVersion });
export const refused = (message: string, where: string) => ({ ok: false as const, error: { message, where } });
/** Lets everything that was answered arrive. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
