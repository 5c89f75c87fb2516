import { useState } from 'preact/hooks';
import type { FileReport } from '../../engine/contract';
import * as number from '../../format/number';
import type { OwnFile } from '../../state/store';
import { useStore } from '../storeContext';
import { fileState, skippedText } from './fileWords';

/** Everything about one file: its rows with their names, what was skipped, warnings. */
export function FilePanel({ file }: { file: OwnFile }) {
  const store = useStore();
  const report = file.source?.report ?? null;
  return (
    <section class="panel file-panel" aria-label={`File ${file.name}`}>
      <div class="panel-head">
        <h2>{file.name}</h2>
        <span class="tag">{fileState(file).word}</span>
        <div class="tools">
          <button type="button" class="button-plain" onClick={() => store.removeFile(file.name)}>
            Remove
          </button>
        </div>
      </div>
      {report && <Facts report={report} />}
      {file.rows.length > 0 && <OwnRows file={file} />}
      {report && <Skipped report={report} />}
      {report?.warnings.map((warning) => (
        <p class="flag padded" key={warning}>
          {warning}
        </p>
      ))}
      {file.rows.length > 0 && (
        <p class="padded">
          <button
            type="button"
            class="button"
            onClick={() => store.update({ place: 'rank', selected: file.rows[0]!.id })}
          >
            Show in ranking
          </button>
        </p>
      )}
    </section>
  );
}

function Facts({ report }: { report: FileReport }) {
  return (
    <dl class="facts">
      <div>
        <dt>Format</dt>
        <dd>{report.format ?? 'not recognised'}</dd>
      </div>
      <div>
        <dt>Read</dt>
        <dd>
          {number.counted(report.rows_read, 'row')}, {skippedText(report)}
        </dd>
      </div>
      {report.error && (
        <div>
          <dt>Problem</dt>
          <dd>{report.error}</dd>
        </div>
      )}
    </dl>
  );
}

/** Own rows with a name that can be changed, each with a way out. */
function OwnRows({ file }: { file: OwnFile }) {
  const store = useStore();
  return (
    <ul class="own-rows">
      {file.rows.map(({ id, row }) => (
        <li key={id}>
          <RowName name={row.name} onRename={(name) => store.renameRow(id, name)} />
          <span class="hint">
            {number.configuration(row.accelerators_total, row.accelerator)},{' '}
            {row.time_to_train_min !== null
              ? `${number.minutes(row.time_to_train_min)} min`
              : `${number.throughput(row.throughput_samples_per_s)} samples/s`}
          </span>
          <button type="button" class="link" aria-label={`Leave out ${row.name}`} onClick={() => store.removeRow(id)}>
            Leave out
          </button>
        </li>
      ))}
    </ul>
  );
}

function RowName({ name, onRename }: { name: string; onRename(name: string): void }) {
  const [text, setText] = useState<string | null>(null);
  const finish = () => {
    if (text !== null && text.trim() && text !== name) onRename(text);
    setText(null);
  };
  return (
    <input
      class="row-name"
      aria-label={`Name of ${name}`}
      value={text ?? name}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key === 'Escape') setText(null);
      }}
    />
  );
}

/** Skipped rows; the first bad line as it stands in the file. */
function Skipped({ report }: { report: FileReport }) {
  const [first, ...others] = report.skipped;
  if (!first) return null;
  return (
    <section class="skipped">
      <h3>
        {number.counted(report.rows_skipped, 'row')} skipped, the first in line {number.count(first.line)}
      </h3>
      <p class="hint">{first.reason}</p>
      <pre tabIndex={0} aria-label={`Line ${first.line} of ${report.name}`}>
        <span class="faint">{number.count(first.line)} │ </span>
        {first.excerpt}
      </pre>
      {others.length > 0 && (
        <ul class="hint">
          {others.slice(0, 20).map(({ line, reason }) => (
            <li key={line}>
              Line {number.count(line)}: {reason}
            </li>
          ))}
          {others.length > 20 && <li>and {number.count(others.length - 20)} more</li>}
        </ul>
      )}
    </section>
  );
}
