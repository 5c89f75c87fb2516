import { useState } from 'preact/hooks';
import type { Catalogue, Facets, Filter, RankResult } from '../../engine/contract';
import { AnyOf, OneOf } from '../../widgets/Choices';
import { Menu } from '../../widgets/Menu';
import { useNarrow } from '../../widgets/useNarrow';
import { kDefaultView } from '../../state/view';
import { availabilityWord } from '../rowText';
import { AcceleratorMenu } from './AcceleratorMenu';
import { BenchmarkMenu } from './BenchmarkMenu';
import { CountMenu } from './CountMenu';
import { filterTexts, type FilterTexts } from './filterText';
import { RoundsMenu } from './RoundsMenu';

interface FilterRowProps {
  filter: Filter;
  /** The last answer: its facets and its resolved rounds. */
  result: RankResult | null;
  catalogue: Catalogue | null;
  onFilter(filter: Partial<Filter>): void;
}

/** What is looked at, as menus; on narrow screens one sentence until it is to be changed. */
export function FilterRow(props: FilterRowProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const texts = filterTexts(props.filter, props.result, props.catalogue);
  if (!narrow) return <div class="filters">{menus(props, texts)}</div>;
  return (
    <div class="filters folded">
      <p class="filter-sentence">
        <span>{texts.sentence}</span>
        <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Done' : 'Change'}
        </button>
      </p>
      {open && <div class="filter-list">{menus(props, texts)}</div>}
    </div>
  );
}

const kNoFacets: Facets = {
  rounds: [],
  divisions: [],
  vendors: [],
  accelerators: [],
  availability: [],
  count_min: 1,
  count_max: 1,
};

function menus({ filter, result, catalogue, onFilter }: FilterRowProps, texts: FilterTexts) {
  const facets = result?.facets ?? kNoFacets;
  const first = kDefaultView.filter;
  return (
    <>
      <BenchmarkMenu value={texts.benchmark} catalogue={catalogue} benchmark={filter.benchmark} onFilter={onFilter} />
      <Menu label="Division" value={filter.division} changed={filter.division !== first.division}>
        <OneOf
          legend="Division"
          options={(['closed', 'open'] as const).map((value) => ({
            value,
            label: value,
            count: countOf(facets.divisions, value),
            sentence: kDivisions[value],
          }))}
          value={filter.division}
          onChoose={(division) => onFilter({ division })}
        />
      </Menu>
      <RoundsMenu
        value={texts.rounds}
        facets={facets}
        rounds={result?.filter.rounds ?? filter.rounds}
        chosen={filter.rounds}
        onFilter={onFilter}
      />
      <AcceleratorMenu value={texts.accelerators} facets={facets} filter={filter} onFilter={onFilter} />
      <CountMenu value={texts.count} facets={facets} count={filter.count} onFilter={onFilter} />
      <Menu label="Availability" value={texts.availability} changed={filter.availability.length > 0}>
        <AnyOf
          legend="Availability; none ticked means all"
          options={facets.availability.map(({ value, count }) => ({ value, label: availabilityWord(value), count }))}
          values={filter.availability}
          onChange={(availability) => onFilter({ availability })}
        />
      </Menu>
    </>
  );
}

const kDivisions = {
  closed: 'The model and its training rules are fixed: results compare systems.',
  open: 'Submitters may change the model or the training: compare with care.',
};

export function countOf(facets: { value: string; count: number }[], value: string): number {
  return facets.find((facet) => facet.value === value)?.count ?? 0;
}
