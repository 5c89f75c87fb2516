import { pathOf, shapeOf } from './shapes';

interface MarkProps {
  group: number;
  /** Ring around the mark: a row of the user's. */
  own?: boolean;
  /** Edge of the box in px. */
  size?: number;
}

/** The mark of a group, as in the chart; decoration beside a name, so hidden from assistive technology. */
export function Mark({ group, own = false, size = 16 }: MarkProps) {
  const shape = shapeOf(group);
  return (
    <svg class="mark" width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true">
      {own && <circle r="7" fill="none" stroke="var(--yours)" stroke-width="1.6" />}
      <path
        d={pathOf(shape, own ? 3.4 : 4.6)}
        fill={shape.hollow ? 'none' : shape.colour}
        stroke={shape.hollow ? shape.colour : 'none'}
        stroke-width={shape.hollow ? 1.6 : 0}
      />
    </svg>
  );
}

/** Where a figure comes from, as a mark: solid is MLPerf, a ring is yours. */
export function SourceMark({ own }: { own: boolean }) {
  return <span class={own ? 'source-mark own' : 'source-mark'} aria-hidden="true" />;
}
