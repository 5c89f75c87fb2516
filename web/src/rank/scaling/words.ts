/** Words of the two panels about sizes and software gain. */
import type { RankResult, ScalingCurve, ScalingResult, SizeEntry, SizeFigures } from '../../engine/contract';
import * as number from '../../format/number';
import { acceleratorWord, shortAccelerator } from '../../format/words';
import { availabilityWord } from '../rowText';
import type { Law, Measure } from './measures';

/** What the rows are made of. */
export interface Words {
  /** "GPU" */
  one: string;
  /** "GPUs" */
  many: string;
  /** "GPU-minutes" */
  minutes: string;
}

export function wordsOf(result: RankResult | null): Words {
  const one = result ? acceleratorWord(result) : 'GPU';
  return { one, many: `${one}s`, minutes: `${one}-minutes` };
}

export const kLawNames: Record<Law, string> = {
  amdahl: 'Amdahl',
  usl: 'Universal scalability law',
  power_law: 'Power law',
};

export const isOwn = ({ id }: Pick<SizeEntry, 'id'>) => id.startsWith('own/');

/** "4 × H100, 25.6 min, Fujitsu, v4.0" */
export function entryLine(entry: SizeEntry, accelerator: string): string {
  const what = number.configuration(entry.accelerators_total, shortAccelerator(accelerator));
  return [what, number.duration(entry.time_to_train_min), whose(entry)].join(', ');
}

/** "Fujitsu, v4.0" or "yours" */
export function whose(entry: SizeEntry): string {
  return isOwn(entry) ? 'yours' : [entry.submitter, entry.round].filter((part) => part !== null).join(', ');
}

/** Holds for every kind, and stands beside the heading whatever is chosen. */
export function statement(words: Words): string {
  return `Best reported entry of each number of ${words.many}: not scaling of one system. Batch, software and submitter change with the size.`;
}

export interface AxisWords {
  heading: string;
  x: string;
  y: string;
}

export function axisWords(measure: Measure, words: Words, narrow: boolean): AxisWords {
  const texts: Record<Measure, { heading: string; y: string }> = {
    time: { heading: 'Time to train', y: narrow ? 'Minutes, log scale' : 'Time to train, minutes, log scale' },
    accelerator_minutes: { heading: `${words.minutes}*`, y: `${words.minutes}*, log scale` },
    efficiency: { heading: 'Efficiency*', y: 'Efficiency*, 1 = the reference' },
  };
  const { heading, y } = texts[measure];
  return { heading: `${heading} by number of ${words.many}`, x: `${words.many}, log scale`, y };
}

export function chartSummary(curves: ScalingCurve[], words: Words): string {
  const kinds = curves.map(({ accelerator, sizes }) => {
    const ends = number.range(sizes[0]?.accelerators_total ?? 0, sizes.at(-1)?.accelerators_total ?? 0);
    return `${accelerator}, ${number.counted(sizes.length, 'size')} of ${ends} ${words.many}`;
  });
  return `Best reported entries: ${kinds.join('; ')}. The table under the chart says the same in figures. Arrow keys go from mark to mark, Enter opens the row in the ranking, Escape closes the card.`;
}

/** A mark in one spoken sentence. */
export function spokenSize(size: SizeFigures, accelerator: string, words: Words): string {
  const efficiency = size.time_efficiency === null ? '' : `, time efficiency ${number.ratio(size.time_efficiency)}`;
  return `${number.configuration(size.accelerators_total, accelerator)}, ${whose(size)}: ${number.minutes(size.time_to_train_min)} minutes, ${number.acceleratorMinutes(size.accelerator_minutes)} ${words.minutes}${efficiency}`;
}

/** "on premise" */
export function availabilityOf(size: SizeFigures): string {
  return size.availability === null ? '' : availabilityWord(size.availability);
}

export const kFewestForFit = 5;
export const kFewestForChart = 3;

/** Why there is no curve of this kind; null where there is one. */
export function tooFewForCurve({ accelerator, sizes }: ScalingCurve): string | null {
  if (sizes.length >= kFewestForChart) return null;
  const verb = sizes.length === 1 ? 'is' : 'are';
  return `${sizesOf(sizes.length)} of ${accelerator} ${verb} reported: too few for a curve, which needs ${number.inWords(kFewestForChart)}.`;
}

/** Why no law is fitted; null where sizes are enough. */
export function tooFewForFit({ accelerator, sizes }: ScalingCurve): string | null {
  if (sizes.length >= kFewestForFit) return null;
  const verb = sizes.length === 1 ? 'is' : 'are';
  return `${sizesOf(sizes.length)} of ${accelerator} ${verb} too few to fit a law to; ${number.inWords(kFewestForFit)} are needed.`;
}

const sizesOf = (count: number) => `${number.startingWord(count)} ${count === 1 ? 'size' : 'sizes'}`;

/** Why there is no curve at all. */
export function nothingSentence(result: ScalingResult): string {
  return result.notes.join(' ') || 'No accelerator has a result that passes the filters.';
}

/** "2.65 GPU-minutes" — of a price per minute saved. */
export function priceText(value: number): string {
  return number.significant(value);
}
