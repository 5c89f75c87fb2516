/** The files that can be saved, by format. Loaded when the first is asked for. */
import { chartSvg, type SeenChart } from './chartFile';
import { exportName } from './fileName';
import { pngOf } from './png';
import type { Origin } from './provenance';
import type { SeenTable } from './table';
import { tableCsv, tableJson } from './tableFiles';

export interface ExportFile {
  name: string;
  content: string | Blob;
}

export function tableFile(format: 'csv' | 'json', seen: SeenTable, origin: Origin): ExportFile {
  const identity = `${origin.link} ${seen.find} ${seen.folded}`;
  const name = exportName(seen.result.filter.benchmark, 'ranking', identity, format);
  return { name, content: (format === 'csv' ? tableCsv : tableJson)(seen, origin) };
}

export async function chartFile(format: 'svg' | 'png', seen: SeenChart, origin: Origin): Promise<ExportFile> {
  const name = exportName(seen.result.filter.benchmark, seen.kind.replaceAll('_', '-'), origin.link, format);
  const svg = chartSvg(seen, origin);
  return { name, content: format === 'svg' ? svg : await pngOf(svg) };
}
