import * as number from '../../format/number';

interface StabilityChartProps {
  /** Numbers of groups along the axis, whether known yet or not. */
  axis: number[];
  /** Least stability of a group, by number of groups. */
  stability: ReadonlyMap<number, number>;
  /** The number of groups in use. */
  k: number;
}

const kHeight = 84;
const kInset = { top: 10, bottom: 10 };

/** From here on a group counts as valid, and as highly stable. */
const kLines = [0.75, 0.85];

/** Stability of the weakest group for each number of groups; the choice of k under it is its axis. */
export function StabilityChart({ axis, stability, k }: StabilityChartProps) {
  const low = Math.min(0.6, ...[...stability.values()].map((value) => value - 0.03));
  const y = (value: number) => kInset.top + ((1 - value) / (1 - low)) * (kHeight - kInset.top - kInset.bottom);
  const x = (at: number) => `${((at + 0.5) / axis.length) * 100}%`;
  const known = axis.flatMap((each, at) => (stability.has(each) ? [{ k: each, at, value: stability.get(each)! }] : []));
  return (
    <div class="stability">
      {[1, ...kLines].map((value) => (
        <span class="stability-tick" style={{ top: `${y(value)}px` }} aria-hidden="true" key={value}>
          {number.fixed(value, value === 1 ? 0 : 2)}
        </span>
      ))}
      <svg width="100%" height={kHeight} role="img" aria-label={spoken(known)}>
        <line class="grid" x1="0" x2="100%" y1={y(1)} y2={y(1)} />
        {kLines.map((value) => (
          <line class="limit" x1="0" x2="100%" y1={y(value)} y2={y(value)} key={value} />
        ))}
        {axis.map((each, at) => !stability.has(each) && <Pending x={x(at)} key={each} />)}
        {known.slice(1).map((point, i) => {
          const before = known[i]!;
          if (before.at + 1 !== point.at) return null;
          return <line x1={x(before.at)} y1={y(before.value)} x2={x(point.at)} y2={y(point.value)} key={point.k} />;
        })}
        {known.map((point) => (
          <circle
            class={point.k === k ? 'held' : ''}
            cx={x(point.at)}
            cy={y(point.value)}
            r={point.k === k ? 5 : 2.5}
            key={point.k}
          />
        ))}
      </svg>
    </div>
  );
}

/** A dash where a figure is to come. */
function Pending({ x }: { x: string }) {
  const y = kHeight - kInset.bottom;
  return (
    <svg x={x} overflow="visible">
      <line class="pending" x1={-4} x2={4} y1={y} y2={y} />
    </svg>
  );
}

function spoken(known: { k: number; value: number }[]): string {
  if (!known.length) return 'Stability of the weakest group: not there yet';
  const values = known.map(({ k, value }) => `k ${k}, ${number.fixed(value, 2)}`).join('; ');
  return `Stability of the weakest group, valid from 0.75: ${values}`;
}
