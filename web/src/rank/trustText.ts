/** How far groups and ranks can be trusted, in words. */
import type {
  Evidence,
  Group,
  Method,
  RankResult,
  RobustnessResult,
  Row,
  RowRobustness,
  StabilityReading,
} from '../engine/contract';
import * as number from '../format/number';
import type { Resource } from '../state/store';

/** The robustness of the rows on the screen, as far as it is known. */
export interface Trust {
  rows: ReadonlyMap<string, RowRobustness>;
  status: Resource<unknown>['status'];
}

export function trustOf({ status, value }: Resource<RobustnessResult>): Trust {
  return { status, rows: new Map(value?.rows.map((row) => [row.id, row])) };
}

/** "4–12": the places a row shares with others; its plain rank while that is not known, or no other shares it. */
export function placeOf(row: Row, trust: Trust): string {
  const band = trust.status === 'working' ? null : bandOf(trust.rows.get(row.id));
  return band ?? number.count(row.rank);
}

function bandOf(row: RowRobustness | undefined): string | null {
  if (!row || row.band_low === null || row.band_high === null) return null;
  return number.range(row.band_low, row.band_high);
}

const kFewRuns = 3;

/** Too few runs to say how much of a difference is noise; those of own rows are not known. */
export function fewRuns({ runs }: Row): boolean {
  return (runs?.count ?? 0) < kFewRuns;
}

/** Why a row has no share of the weights. */
export function shareMissing({ status }: Trust): string {
  if (status === 'working' || status === 'idle') return 'On its way: the weights are being drawn.';
  if (status === 'ready') return 'The method cannot rank this row.';
  return status === 'stopped' ? 'The work on it was stopped.' : 'It could not be computed.';
}

/** Hennig's readings in words. */
export const kReadings: Record<StabilityReading, string> = {
  dissolved: 'dissolved',
  pattern: 'a pattern only',
  valid: 'valid',
  highly_stable: 'highly stable',
};

/** "highly stable 0.94" */
export function stabilityText({ reading, jaccard }: Evidence['stability'][number]): string {
  return `${kReadings[reading]} ${number.fixed(jaccard, 2)}`;
}

/** "1.69 ± 0.03"; a dash while it is not known, or where groups have no spread. */
export function gapText(evidence: Evidence | null): string {
  if (!evidence || evidence.gap === null || evidence.gap_s === null) return number.kMissing;
  return `${number.fixed(evidence.gap, 2)} ± ${number.fixed(evidence.gap_s, 2)}`;
}

/** "First place with random weights: Extreme scale 76 %, H100/H200 nodes 24 %." */
export function firstShareSentence(robustness: RobustnessResult, groups: Group[]): string | null {
  const shares = robustness.groups
    .map(({ group, first_share }) => ({ name: groups.find((each) => each.group === group)?.name, first_share }))
    .filter(({ name, first_share }) => name !== undefined && first_share >= 0.005)
    .sort((a, b) => b.first_share - a.first_share)
    .map(({ name, first_share }) => `${name} ${number.percent(first_share)}`);
  return shares.length ? `First place with random weights: ${shares.join(', ')}.` : null;
}

/** Whether the first place is one row's alone, or shared within the noise of the runs; null where nothing says. */
export function firstPlaceSentence(robustness: RobustnessResult, result: RankResult): string | null {
  const best = result.rows.find((row) => row.rank === 1);
  const known = robustness.rows.find((row) => row.id === best?.id);
  if (!best || !known || known.band_high === null || fewRuns(best)) return null;
  if (known.band_high === 1) return 'Its runs, drawn anew, leave the first row in first place.';
  return `Within the noise of the runs ${number.inWords(known.band_high)} rows share the first place.`;
}

export const kMethodNames: Record<Method, string> = { wpm: 'Weighted', topsis: 'Balanced', pareto: 'Pareto' };

/** How far the order of the method in use agrees with the others: name and τ-b. */
export function agreements({ agreement, ranking }: RobustnessResult): { name: string; tau: string }[] {
  const here = agreement.methods.indexOf(ranking.method);
  return agreement.methods.flatMap((method, at) => {
    const tau = agreement.tau_b[here]?.[at] ?? null;
    return at === here
      ? []
      : [{ name: kMethodNames[method], tau: tau === null ? number.kMissing : number.fixed(tau, 2) }];
  });
}

/** "48, 110 and 41" */
export function listed(parts: readonly (string | number)[]): string {
  const words = parts.map((part) => (typeof part === 'number' ? number.count(part) : part));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The row of an id, while the ranking on the screen holds it. */
export function rowOf(result: RankResult, id: string): Row | null {
  return result.rows.find((row) => row.id === id) ?? null;
}
