import type { SelectResult, TargetImportance } from '../../engine/contract';
import type { Resource } from '../../state/store';
import * as number from '../../format/number';
import { Term } from '../../widgets/Term';
import { Step } from './Step';
import { Variables } from './Variables';

interface SelectStepProps {
  select: Resource<SelectResult>;
  onRetry(): void;
}

/** Step 1: which variables drive time and speed. */
export function SelectStep({ select, onRetry }: SelectStepProps) {
  const { value, status, error } = select;
  return (
    <Step number={1} title="Select" note="what drives the result" summary={value?.sentence ?? ''}>
      {value && value.targets.length === 0 && (
        <p class="hint">{value.notes.join(' ') || 'No rows to weigh variables on.'}</p>
      )}
      {value && value.targets.length > 0 && (
        <div class={status === 'working' ? 'dim' : ''}>
          {value.targets.map((target) => (
            <Target target={target} key={target.target} />
          ))}
          <Variables result={value} />
        </div>
      )}
      {!value && status === 'working' && <Waiting />}
      {status === 'failed' && (
        <p class="hint">
          The variables could not be weighed: {error?.message}{' '}
          <button type="button" class="link" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </Step>
  );
}

function Waiting() {
  return (
    <div class="waiting" role="status">
      <p class="hint">Weighing the variables. The ranking does not wait for it.</p>
    </div>
  );
}

const kShown = 2;

/** The two most important inputs as bars to 100 %; the weightiest block of correlated inputs as text. */
function Target({ target }: { target: TargetImportance }) {
  const block = target.blocks.reduce<Block | null>(
    (best, other) => (best && best.share >= other.share ? best : other),
    null,
  );
  return (
    <section class="target">
      <h3>
        {target.label}, <Term name="r2">R²</Term> {number.fixed(target.r2, 2)}
      </h3>
      <ul>
        {target.inputs.slice(0, kShown).map((input) => (
          <ImportanceBar label={input.label} share={input.share} key={input.input} />
        ))}
      </ul>
      {block && (
        <p class="hint">
          {block.label} together: {number.percent(block.share)}
        </p>
      )}
    </section>
  );
}

type Block = TargetImportance['blocks'][number];

function ImportanceBar({ label, share }: { label: string; share: number }) {
  const width = `${Math.min(Math.max(share, 0), 1) * 100}%`;
  return (
    <li class="importance">
      <span>{label}</span>
      <span class="bar-ground" aria-hidden="true">
        <span class="bar-fill" style={{ width }} />
      </span>
      <span class="number">{number.percent(share)}</span>
    </li>
  );
}
