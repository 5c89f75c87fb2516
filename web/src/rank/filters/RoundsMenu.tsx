import type { Facets, Filter } from '../../engine/contract';
import { Menu } from '../../widgets/Menu';

interface RoundsMenuProps {
  value: string;
  facets: Facets;
  /** As used by the engine; null before its first answer. */
  rounds: [string, string] | null;
  /** As chosen; null is the benchmark's own range. */
  chosen: Filter['rounds'];
  onFilter(filter: Partial<Filter>): void;
}

/** First and last round. Choosing one beyond the other moves both. */
export function RoundsMenu({ value, facets, rounds, chosen, onFilter }: RoundsMenuProps) {
  const names = facets.rounds.map((facet) => facet.value);
  const [from, to] = rounds ?? [names[0] ?? '', names.at(-1) ?? ''];
  const change = (first: string, last: string, moved: 'from' | 'to') => {
    const crossed = names.indexOf(first) > names.indexOf(last);
    const both = moved === 'from' ? first : last;
    onFilter({ rounds: crossed ? [both, both] : [first, last] });
  };
  return (
    <Menu label="Rounds" value={value} changed={chosen !== null}>
      <div class="field-row">
        <RoundField label="From" facets={facets} value={from} onChange={(round) => change(round, to, 'from')} />
        <RoundField label="To" facets={facets} value={to} onChange={(round) => change(from, round, 'to')} />
      </div>
      <button type="button" class="button-plain" disabled={chosen === null} onClick={() => onFilter({ rounds: null })}>
        Rounds that may be compared
      </button>
    </Menu>
  );
}

function RoundField({
  label,
  facets,
  value,
  onChange,
}: {
  label: string;
  facets: Facets;
  value: string;
  onChange(round: string): void;
}) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {facets.rounds.map((facet) => (
          <option value={facet.value} key={facet.value}>
            {facet.value} ({facet.count})
          </option>
        ))}
      </select>
    </label>
  );
}
