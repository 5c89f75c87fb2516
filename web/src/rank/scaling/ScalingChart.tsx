import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ResultDetail, ScalingCurve } from '../../engine/contract';
import { useSize } from '../../widgets/useSize';
import { Overlay } from '../chart/Overlay';
import { useMarks } from '../chart/useMarks';
import { drawScaling } from './plot';
import { buildScene, type SceneOptions } from './scene';
import { placeLabels } from './sceneLabels';
import { SizeCard } from './SizeCard';
import { axisWords, chartSummary, spokenSize, type Words } from './words';

interface ScalingChartProps extends SceneOptions {
  curves: ScalingCurve[];
  words: Words;
  selected: string | null;
  /** An older answer is shown while a newer one is worked on. */
  working: boolean;
  detailOf(id: string | null): ResultDetail | null;
  onSelect(id: string): void;
  onOpen(id: string): void;
  /** Which mark the card is about; null without a card. */
  onShow(id: string | null): void;
}

/** Best reported entries by number of accelerators, one line per kind. One tab stop; the table says the same in figures. */
export function ScalingChart(props: ScalingChartProps) {
  const { curves, measure, focus, withLaws, floor, words } = props;
  const { ref, size } = useSize();
  const plot = useRef<HTMLDivElement>(null);
  const scene = useMemo(
    () => size && buildScene(curves, { measure, focus, withLaws, floor }, size),
    [curves, measure, focus, withLaws, floor, size],
  );
  const labels = useMemo(
    () => (scene ? placeLabels(scene, { plural: words.many, minutes: words.minutes }) : []),
    [scene, words.one],
  );
  useLayoutEffect(() => {
    if (scene) plot.current!.replaceChildren(drawScaling(scene, measure));
  }, [scene]);
  const marks = useMarks(props, scene);
  const titles = axisWords(measure, words, scene?.narrow ?? false);
  return (
    <div
      class={props.working ? 'chart scaling-chart working' : 'chart scaling-chart'}
      ref={ref}
      {...marks.regionHandlers}
    >
      <div
        class="chart-area"
        role="application"
        aria-roledescription="chart"
        tabIndex={0}
        aria-label={`${titles.heading}, chart of sizes`}
        aria-describedby="scaling-summary"
        {...marks.areaHandlers}
      >
        <div ref={plot} class="chart-plot" />
        {scene && (
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
      <p class="sr-only" id="scaling-summary">
        {chartSummary(curves, words)}
      </p>
      <p class="sr-only" aria-live="polite">
        {marks.focused && marks.active ? spokenSize(marks.active.row, marks.active.accelerator, words) : ''}
      </p>
      {marks.carded && scene && (
        <SizeCard
          size={marks.carded.row}
          accelerator={marks.carded.accelerator}
          words={words}
          detail={props.detailOf(marks.carded.row.id)}
          {...scene.corner}
        />
      )}
    </div>
  );
}
