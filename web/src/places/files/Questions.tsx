import { useState } from 'preact/hooks';
import type { FileReport, MappedField } from '../../engine/contract';
import type { OwnFile } from '../../state/store';
import { OneOf } from '../../widgets/Choices';
import { useStore } from '../storeContext';
import { kFieldLabels } from './fileWords';

/** What the file leaves open. It is asked, never guessed. */
export function Questions({ file, report }: { file: OwnFile; report: FileReport }) {
  const [device] = report.device_questions;
  return (
    <>
      {report.columns_question && <ColumnsQuestion fileName={file.name} question={report.columns_question} />}
      {device && (
        <DeviceQuestion
          fileName={file.name}
          question={device}
          left={report.device_questions.length - 1}
          key={device.as_written}
        />
      )}
    </>
  );
}

type Mapping = Partial<Record<MappedField, string>>;

/** Which column holds which field; one of time and throughput is enough. */
function ColumnsQuestion({
  fileName,
  question,
}: {
  fileName: string;
  question: NonNullable<FileReport['columns_question']>;
}) {
  const store = useStore();
  const [mapping, setMapping] = useState<Mapping>(question.guess);
  const enough =
    mapping.accelerator &&
    mapping.accelerators_total &&
    (mapping.time_to_train_min || mapping.throughput_samples_per_s);
  return (
    <section class="panel question" aria-labelledby="columns-heading">
      <h2 id="columns-heading">Which column holds what?</h2>
      <p class="hint">The header of the file names its columns otherwise. Its rows wait.</p>
      <div class="mapping">
        {(Object.keys(kFieldLabels) as MappedField[]).map((field) => (
          <label class="field" key={field}>
            {kFieldLabels[field]}
            <select
              value={mapping[field] ?? ''}
              onChange={(event) => setMapping({ ...mapping, [field]: event.currentTarget.value || undefined })}
            >
              <option value="">not in the file</option>
              {question.columns.map((column) => (
                <option value={column} key={column}>
                  {column}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button
        type="button"
        class="button-main"
        disabled={!enough}
        onClick={() => void store.answerColumns(fileName, given(mapping))}
      >
        Use these columns
      </button>
      {!enough && <p class="hint">Needed: accelerator, number, and one of time and throughput.</p>}
    </section>
  );
}

function given(mapping: Mapping): Mapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, column]) => column));
}

const kLeaveOut = '';

function DeviceQuestion({
  fileName,
  question,
  left,
}: {
  fileName: string;
  question: FileReport['device_questions'][number];
  left: number;
}) {
  const store = useStore();
  const [choice, setChoice] = useState<string | null>(null);
  const options = [
    ...question.choices.map((value) => ({ value, label: value })),
    { value: kLeaveOut, label: 'another, or not known: leave out' },
  ];
  const answer = () => void store.answerDevice(fileName, question.as_written, choice === kLeaveOut ? null : choice);
  return (
    <section class="panel question" aria-labelledby="device-heading">
      <h2 id="device-heading">Which accelerator is “{question.as_written}”?</h2>
      <p class="hint">{question.sentence}</p>
      <OneOf legend="It is" options={options} value={choice} onChoose={setChoice} />
      <button type="button" class="button-main" disabled={choice === null} onClick={answer}>
        Use this answer
      </button>
      {left > 0 && <p class="hint">Then {left} more.</p>}
    </section>
  );
}
