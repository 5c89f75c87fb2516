import type { HardwareGain, RoundGain } from '../../engine/contract';
import * as number from '../../format/number';
import { Disclosure } from '../../widgets/Disclosure';
import { factor, perRound, roundsText } from './gain';
import { GainLine } from './GainLine';

interface GainRowProps {
  gain: HardwareGain;
  rounds: string[];
  width: number;
  range: [number, number];
  selected: string | null;
  onSelect(id: string): void;
}

/** One hardware: its line, what it gained, and each round on demand. */
export function GainRow({ gain, selected, onSelect, ...scale }: GainRowProps) {
  return (
    <li class="gain-row">
      <div class="gain-name">
        <p>{number.configuration(gain.accelerators_total, gain.accelerator)}</p>
        <p class="hint">{roundsText(gain)}</p>
      </div>
      <GainLine gain={gain} {...scale} selected={selected} onSelect={onSelect} />
      <p class="gain-figure">
        {factor(gain.total_gain)}
        <span class="hint">in all</span>
      </p>
      <p class="gain-figure">
        {perRound(gain.gain_per_round)}
        <span class="hint">per round</span>
      </p>
      <Disclosure label="Each round" labelOpen="Hide the rounds">
        <Rounds rounds={gain.rounds} selected={selected} onSelect={onSelect} />
      </Disclosure>
    </li>
  );
}

interface RoundsProps {
  rounds: RoundGain[];
  selected: string | null;
  onSelect(id: string): void;
}

function Rounds({ rounds, selected, onSelect }: RoundsProps) {
  return (
    <table class="gain-rounds">
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Submitter</th>
          <th scope="col" class="number">
            Time, min
          </th>
          <th scope="col" class="number">
            95 % interval*
          </th>
          <th scope="col" class="number">
            Runs
          </th>
          <th scope="col" class="number">
            Gain*
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((entry) => (
          <tr key={entry.id} class={entry.id === selected ? 'selected' : ''}>
            <th scope="row">
              <button
                type="button"
                class="link"
                aria-pressed={entry.id === selected}
                onClick={() => onSelect(entry.id)}
              >
                {entry.round}
              </button>
            </th>
            <td>{entry.submitter}</td>
            <td class="number">{number.minutes(entry.time_to_train_min)}</td>
            <td class="number">{intervalText(entry)}</td>
            <td class="number">{number.count(entry.runs)}</td>
            <td class="number">{entry.gain === null ? number.kMissing : factor(entry.gain)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function intervalText({ time_low_min, time_high_min }: RoundGain): string {
  if (time_low_min === null || time_high_min === null) return number.kMissing;
  return number.range(time_low_min, time_high_min, number.minutes);
}
