import { useState } from 'preact/hooks';
import type { BenchmarkInfo, Catalogue, Filter } from '../engine/contract';
import * as number from '../format/number';
import { useNarrow } from '../widgets/useNarrow';
import { freshFilter } from './filters/BenchmarkMenu';

interface OffersProps {
  catalogue: Catalogue | null;
  benchmark: string;
  onFilter(filter: Partial<Filter>): void;
}

/** When the benchmark has ended: those of the newest round, each in a sentence. */
export function Offers({ catalogue, benchmark, onFilter }: OffersProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const here = catalogue?.benchmarks.find((info) => info.id === benchmark);
  if (catalogue && (!here || here.current)) return null;
  const offered = catalogue?.benchmarks.filter((info) => info.current) ?? [];
  const newest = catalogue?.data.rounds.at(-1)?.round ?? '';
  const ended = here ? `${here.title} ended with ${here.last_round}.` : '\u00a0';
  return (
    <section class="offers" aria-label="Benchmarks of the newest round">
      <h2>
        {ended} {here && `In the newest round, ${newest}:`}
      </h2>
      {narrow && (
        <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide them' : `Show its ${number.inWords(offered.length)} benchmarks`}
        </button>
      )}
      {(!narrow || open) && <OfferList offered={offered} onFilter={onFilter} />}
    </section>
  );
}

function OfferList({ offered, onFilter }: { offered: BenchmarkInfo[]; onFilter: OffersProps['onFilter'] }) {
  return (
    <ul>
      {offered.map((info) => (
        <li key={info.id}>
          <button type="button" class="link" onClick={() => onFilter(freshFilter(info.id))}>
            {info.title}
          </button>
          <p>{info.sentence}</p>
        </li>
      ))}
    </ul>
  );
}
