/** Lines of equal GPU-minutes: on log axes of count and time they are straight and show linear scaling. */
import type { Axis } from './axes';

export interface IsoLine {
  acceleratorMinutes: number;
  /** Numbers of accelerators at the upper left and the lower right end. */
  counts: [number, number];
}

/** Lines at 10^n and, with two `perDecade`, 3 × 10^n, around the smallest and largest product of the marks. */
export function isoLines(x: Axis, y: Axis, products: number[], perDecade: 1 | 2): IsoLine[] {
  const [least, most] = [Math.min(...products) / 3, Math.max(...products) * 3];
  const lines: IsoLine[] = [];
  for (let power = Math.floor(Math.log10(least)); power <= Math.log10(most); ++power) {
    for (const step of perDecade === 2 ? [1, 3] : [1]) {
      const product = step * 10 ** power;
      if (product < least || product > most) continue;
      const counts: [number, number] = [
        Math.max(x.domain[0], product / y.domain[1]),
        Math.min(x.domain[1], product / y.domain[0]),
      ];
      if (counts[1] / counts[0] > 1.5) lines.push({ acceleratorMinutes: product, counts });
    }
  }
  return lines;
}

/** The ends of a line in pixels. */
export function isoEnds({ acceleratorMinutes, counts }: IsoLine, x: Axis, y: Axis) {
  return counts.map((count) => ({ x: x.at(count), y: y.at(acceleratorMinutes / count) }));
}
