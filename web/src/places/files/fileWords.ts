/** What the Files place says in words. */
import type { FileReport, MappedField } from '../../engine/contract';
import { asksSomething } from '../../format/importWords';
import { counted, inWords, startingWord } from '../../format/number';
import type { IconName } from '../../widgets/Icon';
import type { OwnFile } from '../../state/store';

export function filesAnswer(files: OwnFile[]): { headline: string; lead: string } {
  const rows = files.reduce((sum, file) => sum + file.rows.length, 0);
  if (!files.length) {
    return {
      headline: 'Drop a file of your own results: they join the ranking.',
      lead: 'A table with accelerator, count and minutes or samples per second is enough. Nothing leaves this browser.',
    };
  }
  const asking = files.filter((file) => file.source?.report && asksSomething(file.source.report)).length;
  const need = asking
    ? `${startingWord(asking)} ${asking === 1 ? 'file needs' : 'files need'} an answer from you. `
    : '';
  return {
    headline: `${startingWord(files.length)} ${files.length === 1 ? 'file' : 'files'}: ${inWords(rows)} ${rows === 1 ? 'row joins' : 'rows join'} the ranking.`,
    lead: `${need}Nothing leaves this browser.`,
  };
}

export interface FileState {
  icon: IconName;
  kind: 'ok' | 'warn' | 'bad' | 'plain';
  word: string;
}

/** How far a file was understood. */
export function fileState({ source }: OwnFile): FileState {
  if (!source) return { icon: 'link', kind: 'plain', word: 'came with a link' };
  const { report } = source;
  if (!report) return { icon: 'upload', kind: 'plain', word: 'reading' };
  if (report.error) return { icon: 'out', kind: 'bad', word: 'not read' };
  if (asksSomething(report)) return { icon: 'question', kind: 'warn', word: 'needs an answer' };
  const part = report.rows_skipped > 0 || report.warnings.length > 0;
  return part
    ? { icon: 'warn', kind: 'warn', word: 'read in part' }
    : { icon: 'check', kind: 'ok', word: 'read whole' };
}

/** The most important thing to know about a file, in its line of the table. */
export function fileNote(report: FileReport): string {
  if (report.error) return report.error;
  if (report.columns_question) return 'Which column holds what?';
  if (report.device_questions.length) return `Which accelerator is “${report.device_questions[0]!.as_written}”?`;
  const bad = report.skipped[0];
  if (bad) return `Line ${bad.line}: ${bad.reason}`;
  return report.warnings[0] ?? 'nothing skipped';
}

export function skippedText(report: FileReport): string {
  return report.rows_skipped ? `${counted(report.rows_skipped, 'row')} skipped` : 'nothing skipped';
}

export const kFieldLabels: Record<MappedField, string> = {
  name: 'Name',
  accelerator: 'Accelerator',
  accelerators_total: 'Number of accelerators',
  time_to_train_min: 'Time to train, minutes',
  throughput_samples_per_s: 'Throughput, samples/s',
};
