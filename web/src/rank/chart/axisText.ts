/** Words of the chart: headings, axis names, ticks and the one-sentence description. */
import type { RankResult } from '../../engine/contract';
import * as number from '../../format/number';
import { acceleratorWord } from '../../format/words';
import { unitPlural } from '../rowText';
import type { Formats } from './plot';
import type { ChartKind, Scene } from './scene';

export interface AxisTitles {
  heading: string;
  x: string;
  y: string;
}

export function axisTitles(result: RankResult | null, kind: ChartKind, narrow: boolean): AxisTitles {
  const units = result ? unitPlural(result) : 'GPUs';
  const word = result ? acceleratorWord(result) : 'GPU';
  const texts: Record<ChartKind, { heading: string; y: string }> = {
    time: { heading: 'Time to train', y: narrow ? 'Minutes, log scale' : 'Time to train, minutes, log scale' },
    accelerator_minutes: { heading: `${word}-minutes*`, y: `${word}-minutes*, log scale` },
    efficiency: { heading: 'Hardware efficiency*', y: 'Hardware efficiency*, 1 = smallest entry of the same kind' },
  };
  const { heading, y } = texts[kind];
  return { heading: `${heading} by number of ${units}`, x: `${units}, log scale`, y };
}

export function tickFormats(kind: ChartKind): Formats {
  const plain = (value: number) => number.significant(value, 1);
  return { x: number.count, y: kind === 'efficiency' ? (value) => number.fixed(value, 1) : plain };
}

export function chartSummary(result: RankResult | null, kind: ChartKind, scene: Scene | null): string {
  const keys = 'Arrow keys go from mark to mark, Enter opens the row in the table, Escape closes the card.';
  if (!result || !scene) return keys;
  const groups = result.groups.map((group) => group.name).join(', ');
  const without = scene.without
    ? ` ${number.counted(scene.without, 'row')} without this figure ${scene.without === 1 ? 'is' : 'are'} not drawn.`
    : '';
  const what = kind === 'efficiency' ? '' : ` ${number.counted(scene.front.length, 'mark')} on the Pareto front.`;
  return `${number.counted(scene.points.length, 'mark')}${groups ? ` in the groups ${groups}` : ''}.${what}${without} The table holds the same rows. ${keys}`;
}
