import type { ComponentChildren } from 'preact';
import type { RankResult, ResultDetail, Row } from '../../engine/contract';
import * as number from '../../format/number';
import { Missing } from '../../widgets/Missing';
import { Term } from '../../widgets/Term';
import { cardFigures, configuration, spreadText } from '../rowText';
import { placeOf, shareMissing, type Trust } from '../trustText';

interface DetailsProps {
  row: Row | null;
  result: RankResult;
  trust: Trust;
  /** null until it has come, and for rows of the user's. */
  detail: ResultDetail | null;
  onClose(): void;
}

/** Everything that is known of one row. */
export function Details({ row, result, trust, detail, onClose }: DetailsProps) {
  if (!row) return null;
  return (
    <section class="details" aria-label={`Details of ${configuration(row)}`}>
      <RowNotes row={row} />
      <TrustFields row={row} trust={trust} />
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

/** How far the rank can be trusted: against noise of the runs, and against other weights. */
function TrustFields({ row, trust }: { row: Row; trust: Trust }) {
  const known = trust.rows.get(row.id);
  const share = (value: number | null | undefined) =>
    value === null || value === undefined ? (
      <Missing reason={row.unranked_reason ?? shareMissing(trust)} />
    ) : (
      number.percent(value)
    );
  return (
    <dl class="trust">
      <Field label={<Term name="rank_band">Rank or band*</Term>}>
        {row.rank === null ? 'not ranked' : placeOf(row, trust)}
      </Field>
      <Field label={<Term name="rank_interval">Rank, 95 % interval*</Term>}>{intervalText(row, trust)}</Field>
      <Field label={<Term name="weight_share">First place, share of weights*</Term>}>{share(known?.first_share)}</Field>
      <Field label={<Term name="weight_share">Top 10, share of weights*</Term>}>{share(known?.top_ten_share)}</Field>
      <Field label="Runs behind the time">
        <RunsField row={row} />
      </Field>
    </dl>
  );
}

function Field({ label, children }: { label: ComponentChildren; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function intervalText(row: Row, trust: Trust): ComponentChildren {
  const known = trust.status === 'working' ? undefined : trust.rows.get(row.id);
  if (known && known.rank_low !== null && known.rank_high !== null)
    return number.range(known.rank_low, known.rank_high);
  return <Missing reason={row.unranked_reason ?? shareMissing(trust)} />;
}

/** "5, from 12.04 to 12.12 min, CV 0.07 %" */
function RunsField({ row: { runs, source } }: { row: Row }) {
  if (!runs) return <>{source === 'own' ? 'not known: the time stands as in the file' : 'not known'}</>;
  const { count, fastest_min, slowest_min, variation } = runs;
  return (
    <>
      {number.count(count)}, from {number.minutes(fastest_min)} to {number.minutes(slowest_min)} min
      {variation !== null && (
        <>
          , <Term name="cv">CV</Term> {spreadText(variation)}
        </>
      )}
    </>
  );
}

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
              {value === null || value === '' ? <Missing reason="The data do not say." /> : written(value)}
              {unit && value !== null && <span class="hint"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Numbers with up to six significant digits, lists with room to break, "available_on_premise" in words. */
function written(value: string | number): string {
  if (typeof value === 'string')
    return (kCodeWord.test(value) ? value.replaceAll('_', ' ') : value).replaceAll(';', '; ');
  return Number.isInteger(value) ? number.count(value) : number.significant(value, 6);
}

const kCodeWord = /^[a-z]+(_[a-z]+)+$/;

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
