import type { EngineError } from '../engine/contract';
import { rankRequest } from './requests';
import { encodeLink } from './link';
import type { View } from './view';

interface Facts {
  view: View;
  pageVersion: string;
  engineVersion: string | null;
  dataVersion: string | null;
  browser: string;
  lastError: EngineError | null;
}

/** A text to paste into a problem report: versions, the request and the last error, without anything of the user's. */
export function diagnosticText(facts: Facts): string {
  const { view } = facts;
  const bare: View = { ...view, own: [], selected: view.selected?.startsWith('own/') ? null : view.selected };
  const error = facts.lastError ? withoutOwn(`${facts.lastError.message} (${facts.lastError.where})`, view) : 'none';
  const lines = [
    `Tilecast page ${facts.pageVersion}, engine ${facts.engineVersion ?? 'not started'}, data ${facts.dataVersion ?? 'not loaded'}`,
    `Browser: ${facts.browser}`,
    `Link: ${encodeLink(bare, facts.dataVersion)}`,
    `Request: ${JSON.stringify(rankRequest(bare))}`,
    `Own rows: ${view.own.length}, left out of this text`,
    `Last error: ${error}`,
  ];
  return lines.join('\n') + '\n';
}

/** An error may quote what it is about. */
function withoutOwn(text: string, { own }: View): string {
  const words = own.flatMap(({ name, file, accelerator }) => [name, file, accelerator]).filter((word) => word !== '');
  return words.reduce((masked, word) => masked.replaceAll(word, '…'), text);
}
