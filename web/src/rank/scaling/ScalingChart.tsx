import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ResultDetail, ScalingCurve } from '../../engine/contract';
import { useSize } from '../../widgets/useSize';
import { Overlay } from '../chart/Overlay';
import { useMarks } from '../chart/useMarks';
import { drawScaling } from './plot';
import { buildScene, type ScalingScene, type SceneOptions, type SizePoint } from './scene';
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
  const { measure, words } = props;
  const { ref, plot, scene, labels } = useScene(props);
  const marks = useMarks(props, scene);
  const titles = axisWords(measure, words, scene?.narrow ?? false);
  const { active, carded, focused } = marks;
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
        {scene && <Overlay {...marks} scene={scene} labels={labels} />}
        <p class="axis-title y" aria-hidden="true">
          {titles.y}
        </p>
        <p class="axis-title x" aria-hidden="true">
          {titles.x}
        </p>
      </div>
      <p class="sr-only" id="scaling-summary">
        {chartSummary(props.curves, words)}
      </p>
      <p class="sr-only" aria-live="polite">
        {focused && active ? spokenSize(active.row, active.accelerator, words) : ''}
      </p>
      {carded && scene && <Card of={carded} scene={scene} {...props} />}
    </div>
  );
}

/** The scene in the size of its place, drawn into `plot`. */
function useScene({ curves, measure, focus, withLaws, floor, words }: ScalingChartProps) {
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
  return { ref, plot, scene, labels };
}

interface CardProps extends Pick<ScalingChartProps, 'words' | 'detailOf'> {
  of: SizePoint;
  scene: ScalingScene;
}

function Card({ of: { row, accelerator }, scene, words, detailOf }: CardProps) {
  return <SizeCard size={row} accelerator={accelerator} words={words} detail={detailOf(row.id)} {...scene.corner} />;
}
