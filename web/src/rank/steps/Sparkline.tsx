interface SparklineProps {
  /** Says every value, for those who do not see it. */
  label: string;
  points: { x: number; y: number }[];
  /** The x whose point is drawn large. */
  marked: number;
}

const kWidth = 180;
const kHeight = 30;
const kInset = 6;

/** A small line without axes; it shows shape, the figures stand beside it. */
export function Sparkline({ label, points, marked }: SparklineProps) {
  const at = scaled(points);
  return (
    <svg class="sparkline" viewBox={`0 0 ${kWidth} ${kHeight}`} role="img" aria-label={label}>
      <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {at.map(({ x, y }, i) => {
        const held = points[i]!.x === marked;
        return <circle key={points[i]!.x} class={held ? 'held' : ''} cx={x} cy={y} r={held ? 4 : 2} />;
      })}
    </svg>
  );
}

/** Points spread over the width in steps of equal length, from the lowest to the highest value. */
function scaled(points: SparklineProps['points']) {
  const values = points.map((point) => point.y);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (kWidth - 2 * kInset) / Math.max(1, points.length - 1);
  return values.map((value, i) => ({
    x: kInset + i * step,
    y: kHeight - kInset - ((value - low) / (high - low || 1)) * (kHeight - 2 * kInset),
  }));
}
