import type { RankResult, Row } from '../../engine/contract';
import { availabilityWord } from '../rowText';

/** The ranking with the rows only that hold every word; ranks stay what they are. */
export function findRows(result: RankResult, text: string): RankResult {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return result;
  return { ...result, rows: result.rows.filter((row) => words.every((word) => holds(row, word))) };
}

/** Numbers are looked for as a whole: "8" is no part of "128". */
function holds(row: Row, word: string): boolean {
  const text = textOf(row);
  return /^\d+$/.test(word) ? text.split(/\s+/).includes(word) : text.includes(word);
}

function textOf(row: Row): string {
  const { accelerators_total, accelerator, system_name, submitter, round, name, file, availability } = row;
  const where = availability && availabilityWord(availability);
  const parts = [accelerators_total, '×', accelerator, system_name, submitter, round, name, file, where];
  return parts
    .filter((part) => part !== null)
    .join(' ')
    .toLowerCase();
}
