/** What each filter says on its button, and all of them in one sentence. */
import type { Catalogue, Filter, RankResult } from '../../engine/contract';
import * as number from '../../format/number';
import { availabilityWord } from '../rowText';

export interface FilterTexts {
  benchmark: string;
  rounds: string;
  accelerators: string;
  count: string;
  availability: string;
  sentence: string;
}

/** Until the data are there. */
const kUnknown = '…';

export function filterTexts(filter: Filter, result: RankResult | null, catalogue: Catalogue | null): FilterTexts {
  const info = catalogue?.benchmarks.find((entry) => entry.id === filter.benchmark);
  const answered = result?.filter.benchmark === filter.benchmark ? result.filter.rounds : undefined;
  const rounds = filter.rounds ?? answered ?? info?.default_rounds;
  const texts = {
    benchmark: info?.title ?? result?.benchmark_title ?? kUnknown,
    rounds: rounds ? number.range(0, 1, (end) => rounds[end]!) : kUnknown,
    accelerators: acceleratorText(filter),
    count: countText(filter.count, result),
    availability: filter.availability.length ? filter.availability.map(availabilityWord).join(', ') : 'all',
  };
  return { ...texts, sentence: [texts.benchmark, filter.division, texts.rounds, texts.accelerators].join(' · ') };
}

function acceleratorText({ vendors, accelerators }: Filter): string {
  if (accelerators.length === 1) return accelerators[0]!;
  if (accelerators.length > 1) return number.counted(accelerators.length, 'kind');
  return vendors.length ? vendors.join(' and ') : 'all vendors';
}

function countText([from, to]: Filter['count'], result: RankResult | null): string {
  if (from !== null && to === null) return `from ${number.count(from)}`;
  if (from === null && to !== null) return `up to ${number.count(to)}`;
  if (from !== null && to !== null) return number.range(from, to);
  return result ? number.range(result.facets.count_min, result.facets.count_max) : kUnknown;
}
