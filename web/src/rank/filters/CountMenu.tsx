import { useState } from 'preact/hooks';
import type { Facets, Filter } from '../../engine/contract';
import { Menu } from '../../widgets/Menu';

interface CountMenuProps {
  value: string;
  facets: Facets;
  count: Filter['count'];
  onFilter(filter: Partial<Filter>): void;
}

/** Smallest and largest number of accelerators; an empty field is an open end. */
export function CountMenu({ value, facets, count, onFilter }: CountMenuProps) {
  const [from, to] = count;
  return (
    <Menu label="Count" value={value} changed={from !== null || to !== null}>
      <div class="field-row">
        <CountField
          label="At least"
          hint={facets.count_min}
          value={from}
          onChange={(next) => onFilter({ count: [next, to] })}
        />
        <CountField
          label="At most"
          hint={facets.count_max}
          value={to}
          onChange={(next) => onFilter({ count: [from, next] })}
        />
      </div>
      <button
        type="button"
        class="button-plain"
        disabled={from === null && to === null}
        onClick={() => onFilter({ count: [null, null] })}
      >
        All counts
      </button>
    </Menu>
  );
}

interface CountFieldProps {
  label: string;
  hint: number;
  value: number | null;
  onChange(value: number | null): void;
}

function CountField({ label, hint, value, onChange }: CountFieldProps) {
  const [bad, setBad] = useState(false);
  const read = (text: string) => {
    const entered = text.trim() === '' ? null : Number(text);
    const good = entered === null || (Number.isInteger(entered) && entered >= 1);
    setBad(!good);
    if (good && entered !== value) onChange(entered);
  };
  return (
    <label class="field">
      {label}
      <input
        inputMode="numeric"
        size={6}
        value={value ?? ''}
        placeholder={String(hint)}
        aria-invalid={bad}
        onChange={(event) => read(event.currentTarget.value)}
      />
      {bad && <span role="alert">A whole number from 1 is needed.</span>}
    </label>
  );
}
