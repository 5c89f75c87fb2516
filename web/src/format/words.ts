import type { RankResult, Row } from '../engine/contract';
import {
  acceleratorMinutes,
  configuration,
  count,
  counted,
  duration,
  inWords,
  percent,
  range,
  startingWord,
} from './number';

/** "H200" of "H200-SXM-141GB": memory and the usual socket stay out of sentences; tables name them. */
export function shortAccelerator(name: string): string {
  return name
    .replace(/-\d+GB(-\d+W)?$/i, '')
    .replace(/-SXM\d?$/i, '')
    .replace(/-/g, ' ');
}

/** What the rows are made of: a word for one of them. Not everything that trains is a graphics processor. */
export function acceleratorWord(result: RankResult): 'GPU' | 'accelerator' {
  const makers = new Map(result.facets.accelerators.map(({ value, vendor }) => [value, vendor]));
  const vendors = result.rows.map((row) => makers.get(row.accelerator)).filter((vendor) => vendor !== undefined);
  const offered = vendors.length > 0 ? vendors : result.filter.vendors;
  return offered.length > 0 && offered.every((vendor) => kMakersOfGpus.has(vendor)) ? 'GPU' : 'accelerator';
}
const kMakersOfGpus = new Set(['NVIDIA', 'AMD']);

/** "GPU-minutes" or "accelerator-minutes" */
export function minutesWord(result: RankResult): string {
  return `${acceleratorWord(result)}-minutes`;
}

/** The three lines at the head of the page: the answer, how far it holds, and what it rests on. */
export interface Answer {
  headline: string;
  lead: string;
  source: string;
}

/** The answer of a ranking in words. */
export function answerOf(result: RankResult): Answer {
  const best = result.rows.find((row) => row.rank === 1);
  if (!best) return result.rows.length > 0 ? unrankedAnswer(result, result.rows[0]!) : emptyAnswer(result);
  if (result.ranking.method === 'pareto') return paretoAnswer(result);
  return {
    headline: headline(result, best),
    lead: result.ranking.method === 'wpm' ? weightLead(result, best) : balancedLead(result),
    source: sourceLine(result, best),
  };
}

function headline(result: RankResult, best: Row): string {
  const { method, weight_time } = result.ranking;
  const costs = `${duration(best.time_to_train_min)} for ${acceleratorMinutes(best.accelerator_minutes)} ${minutesWord(result)}`;
  const only =
    method === 'wpm' ? { 0: `takes the fewest ${minutesWord(result)}`, 1: 'is the fastest' }[weight_time] : null;
  return `For ${result.benchmark_title}, ${nodeOf(best)}${named(best)} ${only ?? 'is the best balance'}: ${costs}.`;
}

/** "one node of ", where the row is just that and has several accelerators. */
function nodeOf({ accelerators_total, accelerators_per_node, source }: Row): string {
  const whole = accelerators_total > 1 && accelerators_per_node === accelerators_total;
  return whole && source !== 'own' ? 'one node of ' : '';
}

const balancedLead = (result: RankResult) =>
  `Time, speed of one ${acceleratorWord(result)} and hardware efficiency count alike, each on a linear scale from the worst to the best value in the data.`;

/** Until where the winner holds, and what wins beyond. */
function weightLead(result: RankResult, best: Row): string {
  const { intervals, weight_time } = result.ranking;
  const at = intervals.findIndex(({ from, to }) => from <= weight_time && weight_time <= to);
  const here = intervals.find(({ winner }) => winner === best.id) ?? intervals[at];
  if (!here || intervals.length === 1) return 'It leads whatever the weight of time.';
  const next = intervals[intervals.indexOf(here) + 1];
  if (!next)
    return `It leads from ${percent(here.from)} of the weight on time. ${beyond(result, best, intervals.at(-2)!.winner)}`;
  const holds =
    here.from === 0
      ? `as long as time has less than ${percent(here.to)} of the weight`
      : `while time has ${range(here.from * 100, here.to * 100)}\u2009% of the weight`;
  return `It leads ${holds}. ${beyond(result, best, next.winner)}`;
}

/** "Above that, 768 × H100 wins: 22 s, but 283.6 GPU-minutes, three times as many." */
function beyond(result: RankResult, best: Row, winner: string): string {
  const other = result.rows.find((row) => row.id === winner);
  if (!other) return '';
  const time = duration(other.time_to_train_min);
  const cost = `${acceleratorMinutes(other.accelerator_minutes)} ${minutesWord(result)}`;
  if (other.time_to_train_min < best.time_to_train_min) {
    const factor = other.accelerator_minutes / best.accelerator_minutes;
    return `Above that, ${named(other)} wins: ${time}, but ${cost}${timesAs(factor, 'many')}.`;
  }
  const factor = other.time_to_train_min / best.time_to_train_min;
  return `Below that, ${named(other)} wins: ${cost}, but ${time}${timesAs(factor, 'long')}.`;
}

function timesAs(factor: number, adjective: string): string {
  if (factor < 1.05) return '';
  const text = factor < 1.95 ? factor.toFixed(1) : inWords(Math.round(factor));
  return `, ${text === 'two' ? 'twice' : `${text} times`} as ${adjective}`;
}

function paretoAnswer(result: RankResult): Answer {
  const front = result.rows
    .filter((row) => row.pareto_layer === 1)
    .sort((a, b) => b.time_to_train_min - a.time_to_train_min);
  const [cheapest, fastest] = [front[0]!, front.at(-1)!];
  const both = `both time and ${minutesWord(result)}`;
  const headline =
    front.length === 1
      ? `${named(cheapest)} beats all others in ${both}.`
      : `${startingWord(front.length)} configurations are not beaten in ${both}.`;
  const end = (row: Row) =>
    `${named(row)} (${duration(row.time_to_train_min)}, ${acceleratorMinutes(row.accelerator_minutes)} ${minutesWord(result)})`;
  const lead =
    front.length === 1
      ? `${end(cheapest)}.`
      : `They lie between ${end(cheapest)} and ${end(fastest)}. Each one faster costs more.`;
  return { headline, lead, source: sourceLine(result, null) };
}

/** There are rows, but the method cannot rank any of them: the reason is the same for all. */
function unrankedAnswer(result: RankResult, row: Row): Answer {
  const headline = `${counted(result.rows.length, 'row')} of ${result.benchmark_title}, and none that this method can rank.`;
  const lead = `${row.unranked_reason ?? 'No row has the figures it needs.'} Choose another method: Pareto and weighted need only time and count.`;
  return { headline, lead, source: sourceLine(result, null) };
}

/** No row is left: which benchmark, and what would bring rows back (buttons follow from `suggestions`). */
function emptyAnswer(result: RankResult): Answer {
  const [from, to] = result.filter.rounds;
  const rounds = from === to ? from : `${from} to ${to}`;
  const lead =
    result.suggestions.length > 0
      ? `${count(result.counts.benchmark)} results of this benchmark are left out by the filters. One change brings some back:`
      : `The data hold ${counted(result.counts.benchmark, 'result')} of this benchmark; the filters leave all of them out.`;
  const headline = `No ${result.benchmark_title} result in ${rounds} passes the filters.`;
  return { headline, lead, source: sourceLine(result, null) };
}

/** What the answer rests on, as MLCommons asks it to be said. */
function sourceLine(result: RankResult, best: Row | null): string {
  const word = acceleratorWord(result);
  const derived = `${word === 'GPU' ? 'GPU' : 'Accelerator'}-minutes, groups and ranks are derived. Result not verified by MLCommons Association.`;
  if (best?.source === 'own') return `Yours: ${best.name ?? 'own row'}, from ${best.file ?? 'a link'}. ${derived}`;
  const [from, to] = result.filter.rounds;
  const version = best ? best.round : from === to ? from : `${from}–${to}`;
  const entry = best
    ? `, ${best.submitter}, ${best.system_name}, ${configuration(best.accelerators_total, best.accelerator)}`
    : '';
  return `MLPerf® Training ${version} ${result.filter.division}, ${result.benchmark_title}${entry}. ${derived}`;
}

/** "8 × H200", or "your 8 × H200" */
function named(row: Row): string {
  const text = configuration(row.accelerators_total, shortAccelerator(row.accelerator));
  return row.source === 'own' ? `your ${text}` : text;
}

/** "click record", "sequence (512 tokens)" → the noun before the size. */
export function sampleNoun(unit: string | null): string | undefined {
  return unit?.split(' (')[0];
}
