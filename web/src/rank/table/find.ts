import type { RankResult, Row } from '../../engine/contract';
import { availabilityWord } from '../rowText';

/** The ranking with the rows only that hold every word; ranks stay what they are. */
export function findRows(result: RankResult, text: string): RankResult {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return result;
  return { ...result, rows: result.rows.filter((row) => words.every((word) => textOf(row).includes(word))) };
}

function textOf(row: Row): string {
  const { accelerators_total, accelerator, system_name, submitter, round, name, file, availability } = row;
  const count = `${accelerators_total} ×`;
  const parts = [
    count,
    accelerator,
    system_name,
    submitter,
    round,
    name,
    file,
    availability && availabilityWord(availability),
  ];
  return parts.filter(Boolean).join(' ').toLowerCase();
}
