/** Scales and ticks of the chart: counts in powers of two, times in 1, 2, 5 steps, shares from 0. */

export interface Axis {
  type: 'log' | 'linear';
  domain: [number, number];
  /** Pixels of the two ends of the domain. */
  range: [number, number];
  ticks: number[];
  /** Pixel of a value. */
  at(value: number): number;
}

export function logAxis(values: number[], range: [number, number], steps: 'two' | 'one-two-five', gap: number): Axis {
  const domain = paddedDomain(values);
  const [low, high] = domain.map(Math.log) as [number, number];
  const at = (value: number) => range[0] + ((Math.log(value) - low) / (high - low)) * (range[1] - range[0]);
  const all = steps === 'two' ? powersOfTwo(domain) : oneTwoFive(domain);
  return { type: 'log', domain, range, ticks: spaced(all, at, gap), at };
}

/** From 0 to just above the largest value, at least to 1. */
export function shareAxis(values: number[], range: [number, number]): Axis {
  const domain: [number, number] = [0, Math.max(1, ...values) * 1.08];
  const at = (value: number) => range[0] + (value / domain[1]) * (range[1] - range[0]);
  const ticks = Array.from({ length: Math.floor(domain[1] / 0.2 + 1e-9) + 1 }, (_, i) => i / 5);
  return { type: 'linear', domain, range, ticks, at };
}

/** A little room around the data. */
function paddedDomain(values: number[]): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values, low * 4);
  const room = 1 + 0.04 * Math.log2(high / low);
  return [low / room, high * room];
}

function powersOfTwo([low, high]: [number, number]): number[] {
  const first = Math.ceil(Math.log2(low) - 1e-9);
  const last = Math.floor(Math.log2(high) + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => 2 ** (first + i)).filter((n) => n >= 1);
}

function oneTwoFive([low, high]: [number, number]): number[] {
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); ++power) {
    // Division by a power of ten keeps 0.2 from becoming 0.2000…1.
    for (const step of [1, 2, 5]) ticks.push(power < 0 ? step / 10 ** -power : step * 10 ** power);
  }
  return ticks.filter((tick) => tick >= low && tick <= high);
}

/** Leaves out every second tick (then three of four …) until neighbours are at least `gap` px apart. */
function spaced(ticks: number[], at: (value: number) => number, gap: number): number[] {
  for (let keep = 1; keep < ticks.length; keep *= 2) {
    const kept = ticks.filter((_, i) => i % keep === 0);
    if (kept.every((tick, i) => i === 0 || Math.abs(at(tick) - at(kept[i - 1]!)) >= gap)) return kept;
  }
  return ticks.slice(0, 1);
}
