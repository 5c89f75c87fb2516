import type { ComponentChildren } from 'preact';
import type { ScalingCurve, SizeFigures } from '../../engine/contract';
import * as number from '../../format/number';
import { useSize } from '../../widgets/useSize';
import { availabilityOf, isOwn, whose, type Words } from './words';

interface SizeTableProps {
  curve: ScalingCurve;
  words: Words;
  selected: string | null;
  onSelect(id: string): void;
}

interface Column {
  title: string;
  note: string;
  cell(size: SizeFigures): ComponentChildren;
}

function columnsOf(words: Words): Column[] {
  return [
    { title: 'Time', note: 'min', cell: (size) => number.minutes(size.time_to_train_min) },
    { title: 'Runs', note: 'min, fastest–slowest', cell: runs },
    {
      title: `${words.minutes}*`,
      note: `${words.many} × min`,
      cell: (size) => number.acceleratorMinutes(size.accelerator_minutes),
    },
    { title: 'Speed-up*', note: 'against reference', cell: (size) => number.fixed(size.speedup, 2) },
    {
      title: 'Efficiency*',
      note: 'time = both',
      cell: (size) => orMissing(size.time_efficiency, 3, 'There is no reference.'),
    },
    {
      title: 'Hardware*',
      note: 'efficiency',
      cell: (size) => orMissing(size.hardware_efficiency, 3, 'Epochs are not known.'),
    },
    {
      title: 'Statistical*',
      note: 'efficiency',
      cell: (size) => orMissing(size.statistical_efficiency, 3, 'Epochs are not known.'),
    },
    {
      title: 'Elasticity*',
      note: 'from size before',
      cell: (size) => orMissing(size.elasticity, 3, 'There is no size before.'),
    },
    {
      title: 'Karp–Flatt*',
      note: 'serial fraction',
      cell: (size) => orMissing(size.karp_flatt, 4, 'Only above the size of the reference.'),
    },
  ];
}

function runs({ run_min, run_max }: SizeFigures): ComponentChildren {
  if (run_min === null || run_max === null) return <Missing reason="The runs are not known." />;
  return number.range(run_min, run_max, number.minutes);
}

function orMissing(value: number | null, decimals: number, reason: string): ComponentChildren {
  return value === null ? <Missing reason={reason} /> : number.fixed(value, decimals);
}

function Missing({ reason }: { reason: string }) {
  return (
    <span class="faint" title={reason}>
      {number.kMissing}
      <span class="sr-only"> {reason}</span>
    </span>
  );
}

/** The chart's equal: every size with its figures. It scrolls in its own box where it is too wide. */
export function SizeTable({ curve, words, selected, onSelect }: SizeTableProps) {
  const columns = columnsOf(words);
  const { ref, size: box } = useSize();
  // A box that scrolls is reached by keys; one that does not is no stop on their way.
  const scrolls = box !== null && ref.current!.scrollWidth > box.width;
  const name = `Figures of ${curve.accelerator} by number of ${words.many}`;
  return (
    <div class="sizes-box" ref={ref} {...(scrolls ? { role: 'region', 'aria-label': name, tabIndex: 0 } : {})}>
      <table class="sizes">
        <caption class="sr-only">{name}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {words.many}
            </th>
            <th scope="col">
              Entry
              <span class="note">submitter, round, availability</span>
            </th>
            {columns.map(({ title, note }) => (
              <th scope="col" class="number" key={title}>
                {title}
                <span class="note">{note}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.sizes.map((size) => (
            <tr key={size.id} class={size.id === selected ? 'selected' : ''}>
              <th scope="row" class="number">
                <button
                  type="button"
                  class="link"
                  aria-pressed={size.id === selected}
                  onClick={() => onSelect(size.id)}
                >
                  {number.count(size.accelerators_total)}
                  <span class="sr-only"> × {curve.accelerator}, select</span>
                </button>
              </th>
              <td>
                <Entry size={size} isReference={size.id === curve.reference.id} />
              </td>
              {columns.map(({ title, cell }) => (
                <td class="number" key={title}>
                  {cell(size)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entry({ size, isReference }: { size: SizeFigures; isReference: boolean }) {
  return (
    <span class="entry">
      {isOwn(size) && <span class="source-mark own" aria-hidden="true" />}
      {isOwn(size) ? 'Yours' : whose(size)} <span class="faint">{availabilityOf(size)}</span>
      {isReference && <span class="tag">reference</span>}
    </span>
  );
}
