import { kMissing } from '../format/number';
import { Hint } from './Hint';

/** A dash in the place of a figure, with the reason. */
export function Missing({ reason, tabIndex }: { reason: string; tabIndex?: number }) {
  return (
    <Hint class="missing" text={reason} tabIndex={tabIndex ?? 0}>
      <span aria-hidden="true">{kMissing}</span>
      <span class="sr-only">none</span>
    </Hint>
  );
}
