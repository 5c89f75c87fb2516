import type { RankResult, ResultDetail, Row } from '../../engine/contract';
import * as number from '../../format/number';
import { cardFigures, configuration } from '../rowText';

interface DetailsProps {
  row: Row | null;
  result: RankResult;
  /** null until it has come, and for rows of the user's. */
  detail: ResultDetail | null;
  onClose(): void;
}

/** Everything that is known of one row. */
export function Details({ row, result, detail, onClose }: DetailsProps) {
  if (!row) return null;
  return (
    <section class="details" aria-label={`Details of ${configuration(row)}`}>
      <RowNotes row={row} />
      {row.source === 'own' ? (
        <OwnFields row={row} result={result} />
      ) : detail?.id === row.id ? (
        <ResultFields detail={detail} />
      ) : (
        <p class="hint" role="status">
          Reading the result.
        </p>
      )}
      <p class="details-foot">
        {detail?.id === row.id && (
          <>
            <a href={detail.repository_url} target="_blank" rel="noreferrer">
              Result folder in the repository
            </a>{' '}
            <span class="hint">({detail.licence})</span> ·{' '}
          </>
        )}
        <span class="hint">* derived. Result not verified by MLCommons Association.</span>
        <button type="button" class="button" onClick={onClose}>
          Close
        </button>
      </p>
    </section>
  );
}

/** What a reader must know before the figures. */
function RowNotes({ row }: { row: Row }) {
  const notes = [
    row.unranked_reason,
    row.estimated.length > 0 ? `Estimated, not stated in the file: ${row.estimated.map(plain).join(', ')}.` : null,
  ].filter(Boolean);
  return (
    <>
      {notes.map((note) => (
        <p key={note} class="flag">
          {note}
        </p>
      ))}
    </>
  );
}

const kEstimates: Record<string, string> = {
  time_to_train_min: 'time to train',
  accelerator_minutes: 'accelerator-minutes',
  throughput_per_accelerator_samples_per_s: 'throughput',
  hardware_efficiency: 'hardware efficiency',
  statistical_efficiency: 'statistical efficiency',
  time_efficiency: 'time efficiency',
};
const plain = (name: string) => kEstimates[name] ?? name;

function ResultFields({ detail }: { detail: ResultDetail }) {
  return (
    <>
      {detail.flags.map(({ flag, sentence }) => (
        <p class="flag" key={flag}>
          {sentence}
        </p>
      ))}
      <dl class="fields">
        {detail.fields.map(({ name, label, unit, value, derived }) => (
          <div key={name}>
            <dt>
              {label}
              {derived && '*'}
            </dt>
            <dd>
              {written(value)}
              {unit && value !== null && <span class="hint"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** As the table has it: numbers with up to six significant digits, lists with room to break. */
function written(value: string | number | null): string {
  if (value === null || value === '') return number.kMissing;
  if (typeof value === 'string') return value.replaceAll(';', '; ');
  return Number.isInteger(value) ? number.count(value) : number.significant(value, 6);
}

function OwnFields({ row, result }: { row: Row; result: RankResult }) {
  return (
    <dl class="fields">
      {[
        { label: 'Name', value: row.name ?? number.kMissing },
        { label: 'File', value: row.file ?? 'came with the link' },
        ...cardFigures(row, result, null),
      ].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
