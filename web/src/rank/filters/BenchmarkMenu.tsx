import type { Catalogue, Filter } from '../../engine/contract';
import { OneOf } from '../../widgets/Choices';
import { Menu } from '../../widgets/Menu';
import { kDefaultView } from '../../state/view';

interface BenchmarkMenuProps {
  value: string;
  catalogue: Catalogue | null;
  benchmark: string;
  onFilter(filter: Partial<Filter>): void;
}

/** A new benchmark begins with its own rounds, accelerators and counts. */
export function freshFilter(benchmark: string): Partial<Filter> {
  return { benchmark, rounds: null, accelerators: [], count: [null, null] };
}

/** Every benchmark in a sentence, those of the newest round first. */
export function BenchmarkMenu({ value, catalogue, benchmark, onFilter }: BenchmarkMenuProps) {
  const newest = catalogue?.data.rounds.at(-1)?.round ?? '';
  const options = (current: boolean) =>
    (catalogue?.benchmarks ?? [])
      .filter((info) => info.current === current)
      .map((info) => ({ value: info.id, label: info.title, count: info.results, sentence: info.sentence }));
  const choose = (id: string) => onFilter(freshFilter(id));
  return (
    <Menu label="Benchmark" value={value} changed={benchmark !== kDefaultView.filter.benchmark}>
      <OneOf legend={`In the newest round, ${newest}`} options={options(true)} value={benchmark} onChoose={choose} />
      <OneOf legend="Ended" options={options(false)} value={benchmark} onChoose={choose} />
    </Menu>
  );
}
