/** What rows and groups say about themselves, shared by card, table, steps and labels. */
import type { Feature, Group, KFigures, RankResult, ResultDetail, Row, Spread } from '../engine/contract';
import * as number from '../format/number';
import { acceleratorWord, minutesWord, sampleNoun, shortAccelerator } from '../format/words';

export function configuration(row: Row): string {
  return number.configuration(row.accelerators_total, row.accelerator);
}

export function shortConfiguration(row: Row): string {
  return number.configuration(row.accelerators_total, shortAccelerator(row.accelerator));
}

const kAvailability: Record<string, string> = {
  available_on_premise: 'on premise',
  available_cloud: 'cloud',
  preview: 'preview',
  research: 'research',
};

export function availabilityWord(value: string): string {
  return kAvailability[value] ?? value.replaceAll('_', ' ');
}

/** "GPUs" or "accelerators" */
export function unitPlural(result: RankResult): string {
  return `${acceleratorWord(result)}s`;
}

/** "NVIDIA H200, submitted by NVIDIA", or where an own row comes from. */
export function systemLine(row: Row): string {
  if (row.source === 'own') return `Yours: ${row.name ?? 'own row'}${row.file ? `, from ${row.file}` : ''}`;
  return `${row.system_name}, submitted by ${row.submitter}`;
}

/** "v4.0 closed, on premise, rank 3–9"; `place` is the rank or band as the table has it. */
export function termsLine(row: Row, division: string, place: string): string {
  const rank = row.rank === null ? 'not ranked' : `rank ${place}`;
  if (row.source === 'own') return rank;
  return `${row.round} ${division}, ${availabilityWord(row.availability ?? '')}, ${rank}`;
}

/** "images/s per GPU"; null where the benchmark has no common unit. */
export function speedUnit(result: RankResult): string | null {
  const sample = sampleNoun(result.sample_unit);
  return sample ? `${sample}s/s per ${acceleratorWord(result)}` : null;
}

export interface Figure {
  label: string;
  value: string;
}

/** The figures of a card; those that need every field of the result join when they are known. */
export function cardFigures(row: Row, result: RankResult, detail: ResultDetail | null): Figure[] {
  const speed = speedUnit(result);
  const known = detail?.id === row.id ? detail : null;
  return [
    { label: 'Time to train', value: `${number.minutes(row.time_to_train_min)} min` },
    { label: `${capital(minutesWord(result))}*`, value: number.acceleratorMinutes(row.accelerator_minutes) },
    ...(speed ? [{ label: `${capital(speed)}*`, value: atLeast(row.throughput_per_accelerator_samples_per_s) }] : []),
    { label: 'Hardware efficiency*', value: number.ratio(row.hardware_efficiency) },
    { label: 'Statistical efficiency*', value: number.ratio(row.statistical_efficiency) },
    { label: 'Runs', value: runsText(row) },
    ...detailFigures(known),
  ];
}

/** Throughput includes evaluation, so it is a lower bound. */
function atLeast(value: number | null): string {
  return value === null ? number.kMissing : `at least ${number.throughput(value)}`;
}

function detailFigures(detail: ResultDetail | null): Figure[] {
  const field = (name: string) => detail?.fields.find((entry) => entry.name === name)?.value ?? null;
  const software = field('framework');
  return software === null ? [] : [{ label: 'Software', value: String(software) }];
}

/** "5, spread 0.07 %": how much the time differs from run to run. */
export function runsText({ runs }: Row): string {
  if (!runs) return 'not known';
  return runs.variation === null ? `${runs.count}` : `${runs.count}, spread ${spreadText(runs.variation)}`;
}

/** A coefficient of variation, in percent with two decimals: most are below one. */
export function spreadText(variation: number): string {
  return `${number.fixed(variation * 100, 2)}\u2009%`;
}

/** The row in one spoken sentence, for the keyboard in the chart. */
export function spokenRow(row: Row, result: RankResult, place: string): string {
  const group = result.groups.find((entry) => entry.group === row.group);
  const rank = row.rank === null ? 'not ranked' : `rank ${place}`;
  const front = row.pareto_layer === 1 ? ', on the Pareto front' : '';
  const cost = `${number.acceleratorMinutes(row.accelerator_minutes)} ${minutesWord(result)}`;
  const who = row.source === 'own' ? `yours, ${row.name ?? ''}` : `${row.submitter}, ${row.round}`;
  return `${configuration(row)}, ${who}: ${number.minutes(row.time_to_train_min)} minutes, ${cost}, ${rank}${front}${group ? `, group ${group.name}` : ''}`;
}

/** "4–16 GPUs · 13.6 min · 6,960 images/s each" */
export function groupFigures(group: Group, result: RankResult): string {
  const counts = number.range(group.accelerators_total.min, group.accelerators_total.max);
  const sample = sampleNoun(result.sample_unit);
  const speed = group.throughput_per_accelerator_samples_per_s;
  const parts = [`${counts} ${unitPlural(result)}`, `${median(group.time_to_train_min)} min`];
  if (speed && sample) parts.push(`${median(speed)} ${sample}s/s each`);
  return parts.join(' · ');
}

const median = (spread: Spread) => number.significant(spread.median);

/**
 * "Five groups, the most stable number. The first place is in H100/H200 nodes: 4–16 GPUs, 13.6 min." `mostStable` is the
 * number of groups that all tests together found most stable; null before that.
 */
export function groupsSentence(result: RankResult, mostStable: number | null): string {
  const best = result.rows.find((row) => row.rank === 1);
  const group = result.groups.find((entry) => entry.group === best?.group);
  if (!group) return '';
  const counts = number.range(group.accelerators_total.min, group.accelerators_total.max);
  const many = `${number.startingWord(result.groups.length)} groups${stableClause(result.groups.length, mostStable)}`;
  return `${many}. The first place is in ${group.name}: ${counts} ${unitPlural(result)}, ${median(group.time_to_train_min)} min.`;
}

function stableClause(k: number, mostStable: number | null): string {
  if (mostStable === null) return '';
  return k === mostStable
    ? ', the most stable number'
    : `; ${number.inWords(mostStable)} would be the most stable number`;
}

export function featureLabel(feature: Feature, result: RankResult): string {
  const word = acceleratorWord(result);
  const labels: Record<Feature, string> = {
    accelerators_total: `${word} count`,
    time_to_train_min: 'Time to train',
    throughput_per_accelerator_samples_per_s: `Throughput per ${word}`,
    hardware_efficiency: 'Hardware efficiency',
  };
  return labels[feature];
}

/** Which k each index prefers, and whether the k in use is among them. */
export function kSentence(figures: KFigures[], k: number): string {
  const best = (score: (entry: KFigures) => number) => figures.reduce((a, b) => (score(b) > score(a) ? b : a)).k;
  const [silhouette, ch, db] = [
    best((f) => f.silhouette),
    best((f) => f.calinski_harabasz),
    best((f) => -f.davies_bouldin),
  ];
  const said = `Silhouette is best at ${silhouette}, Calinski–Harabasz at ${ch}, Davies–Bouldin at ${db}.`;
  return [silhouette, ch, db].includes(k) ? said : `${said} None of them picks ${number.inWords(k)}.`;
}

/** What the methods without a weight do; goes on after the name of the method. */
export function methodSentence(result: RankResult): string {
  const both = `time and ${minutesWord(result)}`;
  if (result.ranking.method === 'pareto') {
    return `rank 1 is not beaten in both ${both} by any other; rank 2 only by rank 1, and so on. No weights.`;
  }
  return `closeness to the best time, speed of one ${acceleratorWord(result)} and hardware efficiency, weighed alike on linear scales with fixed ends.`;
}

/** "240 results, weighted product, time 10 %, GPU-minutes 90 %" */
export function rankingNote(result: RankResult): string {
  const { method, weight_time } = result.ranking;
  if (method === 'pareto') return `Pareto layers of time and ${minutesWord(result)}`;
  if (method === 'topsis') return 'balanced, with fixed bounds';
  return `weighted product, time ${number.percent(weight_time)}, ${minutesWord(result)} ${number.percent(1 - weight_time)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
