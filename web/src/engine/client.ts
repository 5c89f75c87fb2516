import type { EngineError, Request, Response } from './contract';
import type * as Contract from './contract';
import type { Lane } from './lane';

export type Command = Request['command'];
export type RequestOf<C extends Command> = Extract<Request, { command: C }>;

/** What each command answers with. */
export interface Results {
  catalogue: Contract.Catalogue;
  rank: Contract.RankResult;
  groups: Contract.GroupsResult;
  select: Contract.SelectResult;
  evidence: Contract.EvidenceResult;
  verdict: Contract.VerdictResult;
  robustness: Contract.RobustnessResult;
  scaling: Contract.ScalingResult;
  gain: Contract.GainResult;
  left_out: Contract.LeftOutResult;
  result: Contract.ResultDetail;
  read: Contract.ReadResult;
}

/** An answer, a failure, or null when a newer request of the same command replaced this one or it was cancelled. */
export type Answer<T> = { ok: true; result: T; dataVersion: string } | { ok: false; error: EngineError } | null;

/** The engine as the page sees it. Never throws or rejects. */
export interface Engine {
  ask<C extends Command>(request: RequestOf<C>): Promise<Answer<Results[C]>>;
  cancel(command: Command): void;
}

/** Work of seconds: it has an engine of its own, so that it never delays a ranking. */
const kBackground: readonly Command[] = ['select', 'groups', 'robustness', 'evidence', 'scaling', 'gain'];

/** One typed interface over the two lanes. */
export function engineOf(interactive: Lane, background: Lane): Engine {
  const laneOf = (command: Command) => (kBackground.includes(command) ? background : interactive);
  let reads = 0;
  return {
    async ask<C extends Command>(request: RequestOf<C>): Promise<Answer<Results[C]>> {
      // Two dropped files are two requests that both count; everywhere else the newest wins.
      const channel = request.command === 'read' ? `read ${++reads}` : request.command;
      const outcome = await laneOf(request.command).ask(channel, JSON.stringify(request));
      if (outcome === 'superseded') return null;
      return 'failure' in outcome ? { ok: false, error: outcome.failure } : parse<Results[C]>(outcome.text);
    },
    cancel(command) {
      laneOf(command).cancel(command);
    },
  };
}

function parse<T>(text: string): Answer<T> {
  const response = JSON.parse(text) as Response<T>;
  if (!response.ok) return { ok: false, error: response.error };
  return { ok: true, result: response.result, dataVersion: response.data_version };
}
