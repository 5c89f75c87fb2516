import { useRef } from 'preact/hooks';
import type { RankResult } from '../../engine/contract';
import * as number from '../../format/number';
import { minutesWord } from '../../format/words';
import { shapeOf } from '../../widgets/shapes';
import { useSize } from '../../widgets/useSize';
import { nextBorder, segmentAt, segmentsOf, withoutOverlap, type Segment } from './weights';

interface WeightSliderProps {
  result: RankResult | null;
  weight: number;
  /** `final` is false while the pointer is down. */
  onWeight(weight: number, final: boolean): void;
}

const asPercent = (share: number) => `${share * 100}%`;
const whole = (weight: number) => Math.min(1, Math.max(0, Math.round(weight * 100) / 100));

/** Weight of time from 0 to 100 %; the line is coloured by the group of the winner and names it. */
export function WeightSlider({ result, weight, onWeight }: WeightSliderProps) {
  const { ref, size } = useSize();
  const segments = result ? segmentsOf(result) : [];
  const here = segmentAt(segments, weight);
  const word = result ? minutesWord(result) : 'GPU-minutes';
  const pointer = usePointer(onWeight);
  const spoken = `${number.percent(weight)} on time${here ? `, first place: ${here.label}` : ''}`;
  return (
    <div class="weights">
      <div class="weights-width" ref={ref} />
      <p class="weights-ends" aria-hidden="true">
        <span>← {word} count</span>
        <span class="weights-middle">First place at each weight of time</span>
        <span>time counts →</span>
      </p>
      <Winners segments={segments} here={here} width={size?.width ?? 0} />
      <div
        class="weights-line"
        role="slider"
        tabIndex={0}
        aria-label="Weight of time"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(weight * 100)}
        aria-valuetext={spoken}
        onKeyDown={(event) => onKey(event, weight, segments, onWeight)}
        {...pointer}
      >
        {segments.map((segment) => (
          <SegmentBar segment={segment} key={segment.from} />
        ))}
        <span class="weights-thumb" style={{ left: asPercent(weight) }} />
      </div>
      <Borders segments={segments} weight={weight} width={size?.width ?? 0} />
    </div>
  );
}

function SegmentBar({ segment }: { segment: Segment }) {
  const colour = segment.row ? shapeOf(segment.row.group).colour : 'var(--ink-2)';
  const style = { left: asPercent(segment.from), width: asPercent(segment.to - segment.from), backgroundColor: colour };
  return <span class={segment.light ? 'weights-segment light' : 'weights-segment'} style={style} />;
}

/** Names of the winners above the line, as far as they have room. */
function Winners({ segments, here, width }: { segments: Segment[]; here: Segment | null; width: number }) {
  const texts = segments.map((segment) => {
    const held = segment === here;
    const text = { width: segment.label.length * 6.7, room: held ? 2 : segment.to - segment.from };
    return {
      segment,
      held,
      ...text,
      center: clampCenter(((segment.from + segment.to) / 2) * width, text.width, width),
    };
  });
  return (
    <div class="weights-names" aria-hidden="true">
      {withoutOverlap(texts).map(({ segment, held, center }) => (
        <span class={held ? 'held' : ''} style={{ left: `${center}px` }} key={segment.from}>
          {segment.label}
        </span>
      ))}
    </div>
  );
}

/** The value and the borders below the line. */
function Borders({ segments, weight, width }: { segments: Segment[]; weight: number; width: number }) {
  const values = [
    { share: weight, room: 3 },
    { share: 0, room: 1 },
    { share: 1, room: 2 },
  ];
  const borders = segments.slice(1).map((segment) => ({ share: segment.from, room: segment.to - segment.from }));
  const texts = [...values, ...borders].map(({ share, room }, i) => {
    const text = number.percent(share);
    const wide = text.length * 6.6;
    return { text, held: i === 0, width: wide, room, center: clampCenter(share * width, wide, width) };
  });
  return (
    <div class="weights-values" aria-hidden="true">
      {withoutOverlap(texts).map(({ text, held, center }) => (
        <span class={held ? 'held' : ''} style={{ left: `${center}px` }} key={`${text}${held}`}>
          {text}
        </span>
      ))}
    </div>
  );
}

function clampCenter(center: number, text: number, width: number): number {
  return Math.min(Math.max(center, text / 2), Math.max(text / 2, width - text / 2));
}

function onKey(event: KeyboardEvent, weight: number, segments: Segment[], onWeight: WeightSliderProps['onWeight']) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = event.shiftKey ? 0.05 : 0.01;
  const targets: Record<string, number> = {
    ArrowLeft: weight - step,
    ArrowDown: weight - step,
    ArrowRight: weight + step,
    ArrowUp: weight + step,
    Home: 0,
    End: 1,
    PageUp: nextBorder(segments, weight, 1),
    PageDown: nextBorder(segments, weight, -1),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  onWeight(whole(target), true);
}

/** Dragging: the weight follows the pointer, the release (or the end of a touch) makes it final. */
function usePointer(onWeight: WeightSliderProps['onWeight']) {
  const held = useRef<number | null>(null);
  const follow = (event: PointerEvent) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const weight = whole((event.clientX - box.left) / box.width);
    if (weight !== held.current) onWeight(weight, false);
    held.current = weight;
  };
  const release = () => {
    if (held.current !== null) onWeight(held.current, true);
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove: (event: PointerEvent) => held.current !== null && follow(event),
    onPointerUp: release,
    onPointerCancel: release,
  };
}
