interface SparklineProps {
  /** Says every value, for those who do not see it. */
  label: string;
  points: { x: number; y: number }[];
  /** First and last x of the line, whether there is a point or not. */
  span: [number, number];
  /** The x whose point is drawn large. */
  marked: number;
}

const kWidth = 180;
const kHeight = 30;
const kInset = 6;

/** A small line without axes; it shows shape, the figures stand beside it. */
export function Sparkline({ label, points, span, marked }: SparklineProps) {
  const at = scaled(points, span);
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

/** Points in pixels: over the width by x, over the height from the lowest to the highest value. */
function scaled(points: SparklineProps['points'], [from, to]: [number, number]) {
  const values = points.map((point) => point.y);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return points.map(({ x, y }) => ({
    x: kInset + ((x - from) / (to - from || 1)) * (kWidth - 2 * kInset),
    y: kHeight - kInset - ((y - low) / (high - low || 1)) * (kHeight - 2 * kInset),
  }));
}
