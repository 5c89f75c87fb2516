/** What an exported file says about itself, so that it can be read alone and traced back. */
import type { Catalogue, RankResult } from '../engine/contract';
import * as number from '../format/number';
import { filterTexts } from '../rank/filters/filterText';
import { featureLabel, rankingNote } from '../rank/rowText';

export const kUnverified = 'Result not verified by MLCommons Association.';
export const kTrademark =
  'The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more information.';

/** What is known beside the ranking itself. */
export interface Origin {
  catalogue: Catalogue | null;
  dataVersion: string | null;
  engineVersion: string | null;
  pageVersion: string;
  /** Link to the present view, or why there is none. */
  link: string;
}

export interface Provenance {
  benchmark: string;
  /** Filter and, where rows were searched, the words looked for. */
  filter: string;
  rows: string;
  ranking: string;
  groups: string;
  data_version: string;
  retrieved: string;
  source: string;
  licence: string;
  note: string;
  link: string;
  made_with: string;
}

/** `shown` is the number of rows in the file, `find` the words the rows were searched for. */
export function provenanceOf(result: RankResult, origin: Origin, shown: number, find = ''): Provenance {
  const { catalogue } = origin;
  const found = find === '' ? '' : `; rows that hold “${find}”`;
  return {
    benchmark: `MLPerf® Training, ${result.benchmark_title}`,
    filter: filterSentence(result, catalogue) + found,
    rows: `${number.count(shown)} of ${number.counted(result.counts.selected + result.counts.own, 'row')}${yours(result)}`,
    ranking: rankingNote(result),
    groups: groupingNote(result),
    data_version: origin.dataVersion ?? 'unknown',
    retrieved: catalogue?.data.retrieved ?? 'unknown',
    source: sourceNote(result),
    licence: licences(result, catalogue),
    note: `* derived from the published times and counts. ${kUnverified}`,
    link: origin.link,
    made_with: `Tilecast ${origin.pageVersion}, engine ${origin.engineVersion ?? 'unknown'}`,
  };
}

/** "closed division, rounds v0.7–v4.0, NVIDIA and AMD, 1–4,320 accelerators, availability: all" */
export function filterSentence(result: RankResult, catalogue: Catalogue | null): string {
  const texts = filterTexts(result.filter, result, catalogue);
  const { accelerators, division } = result.filter;
  const kinds = accelerators.length > 0 ? accelerators.join(', ') : texts.accelerators;
  const rounds = `${result.filter.rounds[0] === result.filter.rounds[1] ? 'round' : 'rounds'} ${texts.rounds}`;
  return `${division} division, ${rounds}, ${kinds}, ${texts.count} accelerators, availability: ${texts.availability}`;
}

function yours({ counts }: RankResult): string {
  return counts.own > 0 ? `, ${number.count(counts.own)} of them yours` : '';
}

function groupingNote(result: RankResult): string {
  const { k, features, seed, restarts, with_own } = result.grouping;
  if (result.groups.length === 0) return 'no groups';
  const own = with_own ? ', own rows moved the groups' : '';
  const on = features.map((feature) => featureLabel(feature, result)).join(', ');
  return `k-means of log10 values, ${number.inWords(k)} groups by ${on}; seed ${seed}, ${number.counted(restarts, 'start')}${own}`;
}

export function sourceNote({ filter }: RankResult): string {
  return `MLCommons, repositories mlcommons/training_results, rounds ${filter.rounds.join(' to ')}; times recomputed from the logs`;
}

/** Rounds, repositories and commits that the rows may come from. */
export function roundsOf({ filter }: RankResult, catalogue: Catalogue | null) {
  const rounds = catalogue?.data.rounds ?? [];
  const [from, to] = filter.rounds.map((name) => rounds.findIndex(({ round }) => round === name)) as [number, number];
  return rounds.slice(Math.max(0, from), to < 0 ? undefined : to + 1);
}

function licences(result: RankResult, catalogue: Catalogue | null): string {
  const names = new Set(roundsOf(result, catalogue).map(({ licence }) => licence));
  return [...names].join(', ') || 'unknown';
}
