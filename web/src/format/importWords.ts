import type { FileReport } from '../engine/contract';
import { counted } from './number';

/** What came of dropped files, in one line. */
export function importToast(reports: readonly FileReport[]): string {
  const [first] = reports;
  if (reports.length === 1 && first) return oneFile(first);
  const rows = reports.reduce((sum, report) => sum + report.rows.length, 0);
  const waiting = reports.filter(asksSomething).length;
  const failed = reports.filter((report) => report.error !== null).length;
  return [
    `${counted(reports.length, 'file')} read, ${counted(rows, 'row')} in the ranking.`,
    waiting > 0 ? `${counted(waiting, 'file')} ${waiting === 1 ? 'needs' : 'need'} an answer.` : '',
    failed > 0 ? `${counted(failed, 'file')} could not be read.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Whether the user has to say something before the file's rows can all be used. */
export function asksSomething(report: FileReport): boolean {
  return report.columns_question !== null || report.device_questions.length > 0;
}

function oneFile(report: FileReport): string {
  if (report.error !== null) return report.error;
  const rows = report.rows.length > 0 ? ` ${counted(report.rows.length, 'row')} joined the ranking.` : '';
  const skipped = report.rows_skipped > 0 ? ` ${counted(report.rows_skipped, 'row')} skipped.` : '';
  const question = asksSomething(report) ? ' An answer is needed.' : '';
  return `“${report.name}” read.${rows}${skipped}${question}`;
}

/** Says how many rows the ranking did not take; empty when it took all. */
export function tooManyRows(refused: number): string {
  return refused > 0
    ? ` ${counted(refused, 'row')} more than the ranking takes ${refused === 1 ? 'was' : 'were'} left out.`
    : '';
}
