/** A piece of a line as it is drawn in the chart, before its name. */
export function DashSample({ dash, kind }: { dash: string; kind: 'series' | 'part' | 'law' }) {
  return (
    <svg class={`dash-sample ${kind}`} width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
      <line x1="0" x2="34" y1="5" y2="5" stroke-dasharray={dash || undefined} />
    </svg>
  );
}
