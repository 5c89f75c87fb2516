import { useState } from 'preact/hooks';
import type { ResultDetail, ScalingCurve, ScalingResult } from '../../engine/contract';
import type { ScalingChoice } from '../../state/view';
import { OneOf, Segments } from '../../widgets/Choices';
import { Menu } from '../../widgets/Menu';
import { BreakEvens } from './BreakEvens';
import { DashSample } from './DashSample';
import { kPartDash, seriesDash } from './dashes';
import { KindMenus } from './KindMenus';
import { Laws } from './Laws';
import { ScalingChart } from './ScalingChart';
import { SizeTable } from './SizeTable';
import { axisWords, nothingSentence, tooFewForCurve, type Words } from './words';

export interface ScalingPanelProps {
  result: ScalingResult;
  choice: ScalingChoice;
  words: Words;
  selected: string | null;
  working: boolean;
  detailOf(id: string | null): ResultDetail | null;
  onChoice(choice: Partial<ScalingChoice>): void;
  onSelect(id: string): void;
  onOpen(id: string): void;
  onShow(id: string | null): void;
}

/** Chart, break-evens, laws and figures of one kind of accelerator, beside the curves of others. */
export function ScalingPanel(props: ScalingPanelProps) {
  const { result, choice, words, onChoice } = props;
  const [about, setAbout] = useState<string | null>(null);
  const [withLaws, setWithLaws] = useState(true);
  const focus = result.curves.find(({ accelerator }) => accelerator === about) ?? result.curves[0];
  if (!focus || !focus.sizes.length) return <p class="scaling-nothing">{nothingSentence(result)}</p>;
  return (
    <>
      <div class="scaling-tools">
        <KindMenus result={result} choice={choice} onChoice={onChoice} />
        {result.curves.length > 1 && <FocusMenu curves={result.curves} focus={focus} onFocus={setAbout} />}
      </div>
      {result.notes.map((note) => (
        <p class="hint scaling-note" key={note}>
          {note}
        </p>
      ))}
      <div class="scaling-grid">
        <Curves {...props} focus={focus} withLaws={withLaws} />
        <BreakEvens curve={focus} choice={choice} words={words} onChoice={onChoice} />
      </div>
      <Laws curve={focus} measure={choice.measure} drawn={withLaws} onDraw={setWithLaws} />
      <SizeTable curve={focus} words={words} selected={props.selected} onSelect={props.onSelect} />
      <p class="scaling-foot">
        * Derived here: Result not verified by MLCommons Association. Efficiency is that of time: hardware × statistical
        efficiency. An elasticity of 1 is linear scaling, 0 no gain.
      </p>
    </>
  );
}

interface FocusMenuProps {
  curves: ScalingCurve[];
  focus: ScalingCurve;
  onFocus(accelerator: string): void;
}

function FocusMenu({ curves, focus, onFocus }: FocusMenuProps) {
  return (
    <Menu label="Break-even and figures of" value={focus.accelerator}>
      <OneOf
        legend="Break-even, laws and figures of"
        options={curves.map(({ accelerator }) => ({ value: accelerator, label: accelerator }))}
        value={focus.accelerator}
        onChoose={onFocus}
      />
    </Menu>
  );
}

interface CurvesProps extends ScalingPanelProps {
  focus: ScalingCurve;
  withLaws: boolean;
}

function Curves({ result, choice, words, onChoice, ...props }: CurvesProps) {
  const { measure, floor } = choice;
  const measures = [
    { value: 'time' as const, label: 'Time' },
    { value: 'accelerator_minutes' as const, label: words.minutes },
    { value: 'efficiency' as const, label: 'Efficiency' },
  ];
  const few = result.curves.flatMap((curve) => tooFewForCurve(curve) ?? []);
  const drawable = few.length < result.curves.length;
  return (
    <div class="scaling-curves">
      <div class="scaling-head">
        <h3>{axisWords(measure, words, false).heading}</h3>
        {drawable && (
          <Segments
            legend="Vertical axis of the sizes"
            options={measures}
            value={measure}
            onChoose={(next) => onChoice({ measure: next })}
          />
        )}
      </div>
      {drawable && <ScalingChart {...props} curves={result.curves} measure={measure} floor={floor} words={words} />}
      {drawable && <Legend curves={result.curves} parts={measure === 'efficiency' && result.curves.length === 1} />}
      {few.map((sentence) => (
        <p class="hint" key={sentence}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** The lines by name, where the chart has no room for labels. */
function Legend({ curves, parts }: { curves: ScalingCurve[]; parts: boolean }) {
  return (
    <ul class="legend">
      {curves.map(({ accelerator }, at) => (
        <li key={accelerator}>
          <DashSample dash={seriesDash(at)} kind="series" /> {parts ? 'time' : accelerator}
        </li>
      ))}
      {parts &&
        (['hardware_efficiency', 'statistical_efficiency'] as const).map((key) => (
          <li key={key}>
            <DashSample dash={kPartDash[key]} kind="part" /> {key.replace('_efficiency', '')}
          </li>
        ))}
    </ul>
  );
}
