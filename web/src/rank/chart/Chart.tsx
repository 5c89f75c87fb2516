import { useMemo } from 'preact/hooks';
import type { RankResult, ResultDetail } from '../../engine/contract';
import { spokenRow } from '../rowText';
import { placeOf, type Trust } from '../trustText';
import { axisTitles, chartSummary, tickFormats } from './axisText';
import { Card } from './Card';
import { Overlay } from './Overlay';
import { buildScene, type ChartKind } from './scene';
import { placeLabels } from './sceneLabels';
import { useMarks } from './useMarks';
import { usePlot } from './usePlot';
import { useSoon } from '../../widgets/useSoon';
import { useSize } from '../../widgets/useSize';

export interface ChartProps {
  result: RankResult | null;
  /** Comes after the ranking. */
  trust: Trust;
  kind: ChartKind;
  selected: string | null;
  /** An older answer is shown while a newer one is worked on. */
  working: boolean;
  /** Every field of the row the card is about, once known. */
  detail: ResultDetail | null;
  onSelect(id: string): void;
  /** Opens the row in the table. */
  onOpen(id: string): void;
  /** Which row the card is about; null without a card. */
  onShow(id: string | null): void;
}

/** Accelerators × time, one mark per configuration. One tab stop; the table says the same in rows. */
export function Chart(props: ChartProps) {
  const { result, trust, kind, working } = props;
  const { ref, size } = useSize();
  const scene = useMemo(() => size && buildScene(result, kind, size), [result, kind, size]);
  const formats = useMemo(() => tickFormats(kind), [kind]);
  const plot = usePlot(scene, formats);
  const labelled = useSoon(scene);
  const labels = useMemo(() => (labelled ? placeLabels(labelled) : []), [labelled]);
  const marks = useMarks(props, scene);
  const titles = axisTitles(result, kind, scene?.narrow ?? false);
  return (
    <div class={working ? 'chart working' : 'chart'} ref={ref} {...marks.regionHandlers}>
      <div
        class="chart-area"
        role="application"
        aria-roledescription="chart"
        tabIndex={0}
        aria-label={`${titles.heading}, chart`}
        aria-describedby="chart-summary"
        {...marks.areaHandlers}
      >
        <div ref={plot.ref} class="chart-plot" />
        {scene && plot.drawn && (
          <Overlay
            scene={scene}
            labels={labels}
            selected={marks.selected}
            active={marks.active}
            focused={marks.focused}
            leaderFrom={marks.leaderFrom}
          />
        )}
        <p class="axis-title y" aria-hidden="true">
          {titles.y}
        </p>
        <p class="axis-title x" aria-hidden="true">
          {titles.x}
        </p>
      </div>
      <p class="sr-only" id="chart-summary">
        {chartSummary(result, kind, scene)}
      </p>
      <p class="sr-only" aria-live="polite">
        {marks.focused && marks.active && result
          ? spokenRow(marks.active.row, result, placeOf(marks.active.row, trust))
          : ''}
      </p>
      {marks.carded && scene && result && (
        <Card row={marks.carded.row} result={result} trust={trust} detail={props.detail} {...scene.corner} />
      )}
    </div>
  );
}
