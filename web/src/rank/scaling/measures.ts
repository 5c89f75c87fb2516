/** What a size, the spread of its runs and a fitted law are on each of the chart's vertical axes. */
import type { ScalingCurve, SizeFigures } from '../../engine/contract';
import type { ScalingChoice } from '../../state/view';

export type Measure = ScalingChoice['measure'];
export type Law = keyof ScalingCurve['fits'];

/** A place on the chart in its own units. */
export interface Place {
  accelerators_total: number;
  value: number;
}

/** null where the figure is not known. */
export function valueOf(size: SizeFigures, measure: Measure): number | null {
  if (measure === 'time') return size.time_to_train_min;
  return measure === 'accelerator_minutes' ? size.accelerator_minutes : size.time_efficiency;
}

/** The same figure had every run been as fast as the fastest, and as the slowest; null where runs are not known. */
export function spreadOf(size: SizeFigures, measure: Measure): [number, number] | null {
  const value = valueOf(size, measure);
  if (value === null || size.run_min === null || size.run_max === null) return null;
  const shares = [size.run_min / size.time_to_train_min, size.run_max / size.time_to_train_min];
  const ends = shares.map((share) => (measure === 'efficiency' ? value / share : value * share));
  return [Math.min(...ends), Math.max(...ends)];
}

/** A line of one kind of efficiency over the sizes that have it. */
export function efficiencyLine(curve: ScalingCurve, key: 'hardware_efficiency' | 'statistical_efficiency'): Place[] {
  return curve.sizes.flatMap((size) => {
    const value = size[key];
    return value === null ? [] : [{ accelerators_total: size.accelerators_total, value }];
  });
}

/** The fitted laws that have a meaning on this axis, over the measured range. */
export function lawLines(curve: ScalingCurve, measure: Measure): { law: Law; places: Place[] }[] {
  const { amdahl, usl, power_law } = curve.fits;
  const lines = [
    { law: 'amdahl' as const, places: amdahl ? timeLaw(curve, amdahl.curve, measure) : [] },
    { law: 'usl' as const, places: usl && measure === 'efficiency' ? throughputLaw(curve, usl.curve) : [] },
    { law: 'power_law' as const, places: power_law ? timeLaw(curve, power_law.curve, measure) : [] },
  ];
  return lines.filter(({ places }) => places.length > 1);
}

type Times = { accelerators_total: number; time_to_train_min: number }[];

function timeLaw({ reference }: ScalingCurve, times: Times, measure: Measure): Place[] {
  const ofReference = reference.accelerators_total * reference.time_to_train_min;
  return times.map(({ accelerators_total, time_to_train_min }) => {
    const product = accelerators_total * time_to_train_min;
    const values = { time: time_to_train_min, accelerator_minutes: product, efficiency: ofReference / product };
    return { accelerators_total, value: values[measure] };
  });
}

/** Of throughput, as hardware efficiency: any size tells what throughput per accelerator is called 1. */
function throughputLaw(
  { sizes }: ScalingCurve,
  rates: { accelerators_total: number; throughput_samples_per_s: number }[],
): Place[] {
  const known = sizes.find((size) => size.hardware_efficiency !== null && size.throughput_samples_per_s !== null);
  if (!known) return [];
  const ofOne = known.throughput_samples_per_s! / known.accelerators_total / known.hardware_efficiency!;
  return rates.map(({ accelerators_total, throughput_samples_per_s }) => ({
    accelerators_total,
    value: throughput_samples_per_s / accelerators_total / ofOne,
  }));
}
