import type { ResultDetail, SizeFigures } from '../../engine/contract';
import * as number from '../../format/number';
import type { Figure } from '../rowText';
import { availabilityOf, isOwn, whose, type Words } from './words';

interface SizeCardProps {
  size: SizeFigures;
  accelerator: string;
  words: Words;
  detail: ResultDetail | null;
  side: 'left' | 'right';
  end: 'top' | 'bottom';
}

/** What hover and focus say about one size. */
export function SizeCard({ size, accelerator, words, detail, side, end }: SizeCardProps) {
  return (
    <div class={`card ${side} ${end}`}>
      <p class="card-title">
        <strong>{number.configuration(size.accelerators_total, accelerator)}</strong>
      </p>
      <p class="card-line">{isOwn(size) ? 'Yours' : [whose(size), availabilityOf(size)].filter(Boolean).join(', ')}</p>
      <dl class="figures">
        {figuresOf(size, words).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="card-foot">
        * derived, unverified
        {detail?.repository_url && (
          <>
            {' · '}
            <a href={detail.repository_url} target="_blank" rel="noreferrer">
              Result folder
            </a>
          </>
        )}
      </p>
    </div>
  );
}

function figuresOf(size: SizeFigures, words: Words): Figure[] {
  return [
    { label: 'Time to train', value: `${number.minutes(size.time_to_train_min)} min` },
    ...runs(size),
    { label: `${words.minutes}*`, value: number.acceleratorMinutes(size.accelerator_minutes) },
    { label: 'Speed-up*', value: number.fixed(size.speedup, 2) },
    { label: 'Time efficiency*', value: number.ratio(size.time_efficiency) },
    { label: 'Hardware efficiency*', value: number.ratio(size.hardware_efficiency) },
    { label: 'Statistical efficiency*', value: number.ratio(size.statistical_efficiency) },
    { label: 'Elasticity*, from the size before', value: number.ratio(size.elasticity) },
  ];
}

function runs({ run_min, run_max }: SizeFigures): Figure[] {
  if (run_min === null || run_max === null) return [];
  return [{ label: 'Fastest to slowest run', value: `${number.range(run_min, run_max, number.minutes)} min` }];
}
