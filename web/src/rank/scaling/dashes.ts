/** Lines of one chart that are no groups differ by dash and name, in ink. */
import type { Law } from './measures';

const kSeries = ['', '8,4', '2,3', '10,3,2,3', '5,2', '14,4', '6,3,2,3,2,3', '4,6'];

/** Dash of the curve of one kind; the first is solid. */
export function seriesDash(at: number): string {
  return kSeries[at % kSeries.length]!;
}

export const kPartDash = { hardware_efficiency: '2,3', statistical_efficiency: '8,4' } as const;
export const kLawDash: Record<Law, string> = { amdahl: '5,3', usl: '1,3', power_law: '10,3,2,3' };
