import { pathOf, shapeOf } from '../../widgets/shapes';
import type { TextLabel } from './labels';
import type { Spot } from './place';

interface OverlayProps {
  scene: { width: number; height: number; narrow: boolean };
  labels: TextLabel[];
  selected: Spot | null;
  /** The mark under the pointer or the keyboard. */
  active: Spot | null;
  /** Whether the keyboard is on the chart: shows its ring. */
  focused: boolean;
  /** Where the leader of the card starts; null without a card. */
  leaderFrom: Spot | null;
}

/** Labels and rings over the plot, in pixels. */
export function Overlay({ scene, labels, selected, active, focused, leaderFrom }: OverlayProps) {
  const radius = scene.narrow ? 3.4 : 3.9;
  return (
    <svg class="overlay" width={scene.width} height={scene.height} aria-hidden="true">
      {leaderFrom && active && <Leader from={leaderFrom} to={active} gap={radius + 8} />}
      {labels.map((label) => (
        <Label label={label} key={`${label.kind}${label.title}${label.x}`} />
      ))}
      {selected && <circle class="ring-selected" cx={selected.x} cy={selected.y} r={radius + 5.5} />}
      {active && focused && <circle class="ring-focus" cx={active.x} cy={active.y} r={radius + 9} />}
      {active && !focused && <circle class="ring-hover" cx={active.x} cy={active.y} r={radius + 3} />}
    </svg>
  );
}

function Leader({ from, to, gap, own = false }: { from: Spot; to: Spot; gap: number; own?: boolean }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= gap) return null;
  const end = { x: to.x + ((from.x - to.x) * gap) / length, y: to.y + ((from.y - to.y) * gap) / length };
  return <line class={own ? 'leader own' : 'leader'} x1={from.x} y1={from.y} x2={end.x} y2={end.y} />;
}

function Label({ label }: { label: TextLabel }) {
  const { kind, x, y, title, note, group, leader, angle } = label;
  if (kind === 'iso') {
    return (
      <text class="label iso" transform={`translate(${x},${y}) rotate(${angle})`}>
        {title}
      </text>
    );
  }
  const shape = group === null ? null : shapeOf(group);
  const indent = shape ? 20 : 0;
  return (
    <g class={`label ${kind}`}>
      {leader && <Leader {...leader} gap={kind === 'own' ? 9 : 2} own={kind === 'own'} />}
      {shape && <path transform={`translate(${x + 8},${y + 8})`} d={pathOf(shape, 5.2)} fill={shape.colour} />}
      <text class="title" x={x + indent} y={y + 12}>
        {title}
      </text>
      {note && (
        <text class="note" x={x + indent} y={y + 28}>
          {note}
        </text>
      )}
    </g>
  );
}
