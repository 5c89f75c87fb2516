import type { RankResult, ResultDetail, Row } from '../../engine/contract';
import { Mark } from '../../widgets/Mark';
import { cardFigures, configuration, systemLine, termsLine } from '../rowText';
import { placeOf, type Trust } from '../trustText';

interface CardProps {
  row: Row;
  result: RankResult;
  trust: Trust;
  detail: ResultDetail | null;
  side: 'left' | 'right';
  end: 'top' | 'bottom';
}

/** What hover and focus say about a mark. */
export function Card({ row, result, trust, detail, side, end }: CardProps) {
  const url = detail?.id === row.id ? detail.repository_url : null;
  return (
    <div class={`card ${side} ${end}`}>
      <p class="card-title">
        <Mark group={row.group} own={row.source === 'own'} />
        <strong>{configuration(row)}</strong>
      </p>
      <p class="card-line">{systemLine(row)}</p>
      <p class="card-line">{termsLine(row, result.filter.division, placeOf(row, trust))}</p>
      <dl class="figures">
        {cardFigures(row, result, detail).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="card-foot">
        * derived, unverified
        {url && (
          <>
            {' · '}
            <a href={url} target="_blank" rel="noreferrer">
              Result folder
            </a>
          </>
        )}
      </p>
    </div>
  );
}
