import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import type { GainResult, HardwareGain } from '../../engine/contract';
import * as number from '../../format/number';
import { useSize } from '../../widgets/useSize';
import { gainPoints, roundsOf } from './gain';
import { roundAt } from './GainLine';
import { GainRow } from './GainRow';

export interface GainPanelProps {
  result: GainResult;
  selected: string | null;
  onSelect(id: string): void;
}

const kFirst = 5;

/** The same accelerators in the same number, round after round: what is left is software and tuning. */
export function GainPanel({ result, selected, onSelect }: GainPanelProps) {
  const [all, setAll] = useState(false);
  const { hardware, sentence, notes } = result;
  const shown = all ? hardware : hardware.slice(0, kFirst);
  const rounds = roundsOf(shown);
  const range = rangeOf(shown);
  const { ref, size } = useSize();
  const width = size?.width ?? 0;
  return (
    <>
      <p class="gain-sentence">{sentence}</p>
      {notes.map((note) => (
        <p class="hint gain-note" key={note}>
          {note}
        </p>
      ))}
      {hardware.length > 0 && (
        <>
          <div class="gain-axis" aria-hidden="true">
            <span class="hint">Times as fast as at first*, {number.range(...range, two)}, log scale</span>
            <RoundAxis rounds={rounds} width={width} axis={ref} />
          </div>
          <ul class="gain-rows">
            {shown.map((gain) => (
              <GainRow
                key={`${gain.accelerators_total} ${gain.accelerator}`}
                gain={gain}
                rounds={rounds}
                width={width}
                range={range}
                selected={selected}
                onSelect={onSelect}
              />
            ))}
          </ul>
          <div class="gain-foot">
            {hardware.length > kFirst && (
              <button type="button" class="button" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? `Show the first ${number.inWords(kFirst)}` : `Show all ${number.count(hardware.length)}`}
              </button>
            )}
            <p class="hint">
              * Derived, unverified. Fastest entry of each round; bars are 95 % intervals of the mean run, Student’s t.
              The vertical scale is logarithmic and the same in every row; the dotted line is the first entry.
            </p>
          </div>
        </>
      )}
    </>
  );
}

const two = (value: number) => number.fixed(value, 2);

/** Names of the rounds over the lines. */
function RoundAxis({ rounds, width, axis }: { rounds: string[]; width: number; axis: Ref<HTMLDivElement> }) {
  return (
    <div class="gain-rounds-axis" ref={axis}>
      {rounds.map((round, at) => (
        <span key={round} style={{ left: `${roundAt(at, rounds.length, width)}px` }}>
          {round}
        </span>
      ))}
    </div>
  );
}

function rangeOf(hardware: HardwareGain[]): [number, number] {
  const ends = hardware.flatMap((gain) => gainPoints(gain).flatMap(({ low, high }) => [low, high]));
  return [Math.min(1, ...ends), Math.max(1, ...ends)];
}
