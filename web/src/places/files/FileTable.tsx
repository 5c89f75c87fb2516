import { bytes, counted } from '../../format/number';
import type { OwnFile } from '../../state/store';
import { Icon } from '../../widgets/Icon';
import { fileNote, fileState, skippedText } from './fileWords';

interface FileTableProps {
  files: OwnFile[];
  chosen: string | null;
  onChoose(name: string): void;
}

export function FileTable({ files, chosen, onChoose }: FileTableProps) {
  return (
    <table class="file-table">
      <thead>
        <tr>
          <th scope="col">
            File <span class="note">format found by content</span>
          </th>
          <th scope="col">
            Read <span class="note">skipped</span>
          </th>
          <th scope="col">Note</th>
          <th scope="col" class="number">
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileLine file={file} chosen={file.name === chosen} onChoose={onChoose} key={file.name} />
        ))}
      </tbody>
    </table>
  );
}

function FileLine({ file, chosen, onChoose }: { file: OwnFile; chosen: boolean; onChoose(name: string): void }) {
  const { name, source, rows } = file;
  const report = source?.report ?? null;
  const state = fileState(file);
  return (
    <tr class={chosen ? 'selected' : ''} onClick={() => onChoose(name)}>
      <th scope="row">
        <span class={`state ${state.kind}`}>
          <Icon name={state.icon} />
        </span>
        <button type="button" class="file-name" aria-pressed={chosen} onClick={() => onChoose(name)}>
          {name}
        </button>
        <span class="note">
          {state.word}
          {report?.format && ` · ${report.format}`}
        </span>
      </th>
      <td>
        {report ? counted(report.rows_read, 'row') : counted(rows.length, 'row')}
        <span class="note">{report && skippedText(report)}</span>
      </td>
      <td class={state.kind === 'warn' ? 'warn-text' : ''}>
        {report ? fileNote(report) : source ? 'Reading the file.' : 'rows only, without the file'}
      </td>
      <td class="number">{source ? bytes(source.size_bytes) : '–'}</td>
    </tr>
  );
}
