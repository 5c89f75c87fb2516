import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { count } from '../format/number';

export interface Option<T> {
  value: T;
  label: ComponentChildren;
  count?: number;
  sentence?: string;
  disabled?: boolean;
}

interface OneOfProps<T> {
  legend: string;
  options: Option<T>[];
  value: T;
  onChoose: (value: T) => void;
}

const counted = (value: number | undefined) => value !== undefined && <span class="count">{count(value)}</span>;

/** Radio buttons in a list, each with its count and a sentence. */
export function OneOf<T>({ legend, options, value, onChoose }: OneOfProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label class="choice">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
          {counted(option.count)}
          {option.sentence && <span class="sentence">{option.sentence}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface AnyOfProps {
  legend: string;
  options: Option<string>[];
  /** Empty means no restriction: nothing is ticked. */
  values: string[];
  onChange: (values: string[]) => void;
}

/** Check boxes in a list, each with its count. */
export function AnyOf({ legend, options, values, onChange }: AnyOfProps) {
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label class="choice">
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            disabled={option.disabled}
            onChange={() => toggle(option.value)}
          />
          <span>{option.label}</span>
          {counted(option.count)}
        </label>
      ))}
    </fieldset>
  );
}

/** Few choices of which one holds, side by side. */
export function Segments<T extends string | number>({ legend, options, value, onChoose }: OneOfProps<T>) {
  const name = useId();
  return (
    <div class="segments" role="radiogroup" aria-label={legend}>
      {options.map((option) => (
        <label>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
