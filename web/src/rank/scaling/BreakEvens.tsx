import type { ComponentChildren } from 'preact';
import type { BreakEven, ScalingCurve } from '../../engine/contract';
import * as number from '../../format/number';
import { kLargestPrice, kLowestFloor } from '../../state/fields';
import type { ScalingChoice } from '../../state/view';
import { NumberField } from './NumberField';
import { priceText, type Words } from './words';

interface BreakEvensProps {
  curve: ScalingCurve;
  choice: ScalingChoice;
  words: Words;
  onChoice(choice: Partial<ScalingChoice>): void;
}

/** Three ways to say where more stops paying, each with its own name: they answer different questions. */
export function BreakEvens({ curve, choice, words, onChoice }: BreakEvensProps) {
  const { floors, price, knees } = curve.break_even;
  return (
    <section class="break-evens" aria-labelledby="break-even-heading">
      <h3 id="break-even-heading">Break-even of {curve.accelerator}, three ways to say it</h3>
      {/* The first floor is the one that was asked for; the field stays while the answer is on its way. */}
      {floors.map((entry, at) => (
        <Way key={at} size={entry.accelerators_total} words={words} sentence={entry.sentence}>
          {at === 0 ? (
            <NumberField
              label="Efficiency at least"
              value={choice.floor}
              min={kLowestFloor}
              max={1}
              onChange={(floor) => onChoice({ floor })}
            />
          ) : (
            `Efficiency at least ${entry.floor}`
          )}
        </Way>
      ))}
      <Way size={price.accelerators_total} words={words} sentence={price.sentence}>
        <NumberField
          label="A minute saved is worth"
          unit={words.minutes}
          value={choice.minutes_per_minute_saved}
          min={0}
          max={kLargestPrice}
          onChange={(minutes_per_minute_saved) => onChoice({ minutes_per_minute_saved })}
        />
      </Way>
      <PriceSteps price={price} words={words} />
      {knees.map((knee) => (
        <Way key={knee.axis} size={knee.accelerators_total} words={words} sentence={knee.sentence}>
          {knee.axis === 'logarithmic' ? 'Knee of time over ln N' : 'Knee of time over N'}
        </Way>
      ))}
    </section>
  );
}

interface WayProps {
  size: number | null;
  words: Words;
  sentence: string;
  children: ComponentChildren;
}

function Way({ size, words, sentence, children }: WayProps) {
  return (
    <div class="way">
      <p class="way-name">{children}</p>
      <p class="way-size">{size === null ? 'none' : number.counted(size, words.one)}</p>
      <p class="way-words">{sentence}</p>
    </div>
  );
}

/** What each step to a larger size asks for a minute; those within the price pay. */
function PriceSteps({ price, words }: { price: BreakEven['price']; words: Words }) {
  if (!price.steps.length) return null;
  return (
    <table class="price-steps">
      <caption>Price of one minute saved, {words.minutes}*</caption>
      <tbody>
        {price.steps.map(({ from, to, minutes_per_minute_saved: asked }) => {
          const pays = asked <= price.minutes_per_minute_saved;
          return (
            <tr key={to} class={pays ? 'pays' : ''}>
              <th scope="row">
                {number.count(from)} → {number.count(to)}
              </th>
              <td class="number">{priceText(asked)}</td>
              <td>{pays ? 'pays' : 'costs more'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
