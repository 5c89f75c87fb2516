import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../widgets/Icon';
import { useNarrow } from '../../widgets/useNarrow';

interface StepProps {
  number: number;
  title: string;
  note: string;
  /** One sentence: what the step found. All that shows when it is folded on narrow screens. */
  summary: string;
  /** Never folded. */
  alwaysOpen?: boolean;
  children: ComponentChildren;
}

/** One of the three steps. On narrow screens it folds to its sentence. */
export function Step({ number, title, note, summary, alwaysOpen = false, children }: StepProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const id = useId();
  const folds = narrow && !alwaysOpen;
  const heading = (
    <>
      <span class="step-number" aria-hidden="true">
        {number}
      </span>
      {title} <span class="hint">{note}</span>
    </>
  );
  return (
    <section class={`step step-${number}`} aria-labelledby={id}>
      <h2 id={id}>
        {folds ? (
          <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
            {heading}
            <Icon name="down" />
          </button>
        ) : (
          heading
        )}
      </h2>
      {summary && <p class="step-summary">{summary}</p>}
      {(!folds || open) && <div class="step-body">{children}</div>}
    </section>
  );
}
