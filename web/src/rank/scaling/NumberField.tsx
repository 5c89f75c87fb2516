import { useId, useState } from 'preact/hooks';

interface NumberFieldProps {
  label: string;
  /** After the field. */
  unit?: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A number inside a line of text. What is no number of the range is told and not taken. */
export function NumberField({ label, unit, value, min, max, onChange }: NumberFieldProps) {
  const [bad, setBad] = useState(false);
  const id = useId();
  const read = (text: string) => {
    const entered = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
    const good = entered >= min && entered <= max;
    setBad(!good);
    if (good && entered !== value) onChange(entered);
  };
  return (
    <span class="number-field">
      <label for={id}>{label}</label>{' '}
      <input
        id={id}
        inputMode="decimal"
        size={5}
        value={value}
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-bad` : undefined}
        onChange={(event) => read(event.currentTarget.value)}
      />
      {unit && ` ${unit}`}
      {bad && (
        <span role="alert" id={`${id}-bad`} class="field-bad">
          A number from {min} to {max.toLocaleString('en')} is needed.
        </span>
      )}
    </span>
  );
}
