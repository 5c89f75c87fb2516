import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type * as Panels from '../../rank/scaling';
import { statement, wordsOf } from '../../rank/scaling/words';
import type { Channel, Resource } from '../../state/store';
import type { ScalingChoice } from '../../state/view';
import { useLater } from '../../widgets/useLater';
import { useStore } from '../storeContext';
import { rowToFocus, useDetails, useOpen, useSelection } from './shared';

/** Where more accelerators stop paying, and what software gained. Drawn when the reader comes near. */
export function RankScaling() {
  const { ref, near } = useNear();
  const panels = usePanels(near);
  const store = useStore();
  const words = wordsOf(store.rank.value.value);
  return (
    <div ref={ref}>
      <section class="panel scaling-panel" aria-labelledby="scaling-heading">
        <div class="panel-head">
          <h2 id="scaling-heading">Where more {words.many} stop paying</h2>
          <p class="hint">{statement(words)}</p>
        </div>
        {panels ? <Scaling panels={panels} /> : <Waiting />}
      </section>
      <section class="panel gain-panel" aria-labelledby="gain-heading">
        <div class="panel-head">
          <h2 id="gain-heading">What software gains on the same hardware</h2>
          <p class="hint">The same {words.many} in the same number, from round to round.</p>
        </div>
        {panels ? <Gain panels={panels} /> : <Waiting />}
      </section>
    </div>
  );
}

function Scaling({ panels: { ScalingPanel } }: { panels: typeof Panels }) {
  const store = useStore();
  const open = useOpen();
  const answer = store.scaling.value;
  const working = useLater(answer.status === 'working', 150);
  const onShow = useShown();
  const onChoice = (scaling: Partial<ScalingChoice>) => store.update({ scaling });
  const detailOf = useDetails();
  const selected = useSelection().id;
  const toFirst = () => onChoice({ accelerators: [], reference_id: null });
  return (
    <States answer={answer} channel="scaling" onReset={toFirst}>
      {answer.value && (
        <ScalingPanel
          result={answer.value}
          choice={store.view.value.scaling}
          words={wordsOf(store.rank.value.value)}
          selected={selected}
          working={working}
          detailOf={detailOf}
          onChoice={onChoice}
          onSelect={store.selectRow}
          onOpen={(id) => {
            open(id);
            rowToFocus.value = id;
          }}
          onShow={onShow}
        />
      )}
    </States>
  );
}

function Gain({ panels: { GainPanel } }: { panels: typeof Panels }) {
  const store = useStore();
  const answer = store.gain.value;
  const selected = useSelection().id;
  return (
    <States answer={answer} channel="gain">
      {answer.value && <GainPanel result={answer.value} selected={selected} onSelect={store.selectRow} />}
    </States>
  );
}

interface StatesProps {
  answer: Resource<unknown>;
  channel: Channel;
  /** Takes back what may have led to the failure. */
  onReset?(): void;
  children: ComponentChildren;
}

function States({ answer, channel, onReset, children }: StatesProps) {
  const store = useStore();
  return (
    <>
      {answer.status === 'failed' && (
        <p class="scaling-trouble" role="alert">
          This could not be worked out: {answer.error?.message}{' '}
          <button type="button" class="link" onClick={() => store.retry(channel)}>
            Try again
          </button>
          {onReset && (
            <>
              {' '}
              <button type="button" class="link" onClick={onReset}>
                Show the accelerator with most sizes
              </button>
            </>
          )}
        </p>
      )}
      {!answer.value && answer.status !== 'failed' && <Waiting />}
      {children}
    </>
  );
}

function Waiting() {
  return <p class="scaling-wait hint">Comparing sizes and rounds. The ranking does not wait for it.</p>;
}

/** How near the window must come, in px. */
const kNear = '400px';

/** Whether the element has been near the window; the store hears of it. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const { scalingNear } = useStore();
  const near = scalingNear.value;
  useEffect(() => {
    if (near) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((entry) => entry.isIntersecting)) scalingNear.value = true;
      },
      { rootMargin: kNear },
    );
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, [near]);
  return { ref, near };
}

/** The panels' own code and styles, which the first view does not need. */
function usePanels(wanted: boolean): typeof Panels | null {
  const [panels, setPanels] = useState<typeof Panels | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const code = import('../../rank/scaling');
    void Promise.all([code, import('../../styles/scaling.css')]).then(([loaded]) => setPanels(() => loaded));
  }, [wanted]);
  return panels;
}

/** Details are asked for the mark that has a card, and again for the selection when it has none. */
function useShown(): (id: string | null) => void {
  const { shownRow } = useStore();
  const shown = useRef<string | null>(null);
  return (id) => {
    if (id !== shown.current) shownRow.value = id;
    shown.current = id;
  };
}
