import type { RankResult, Row } from '../../engine/contract';
import { chartElement, type SeenChart } from '../../export/chartFile';
import { kTrademark, provenanceOf, type Origin } from '../../export/provenance';
import { tableOf, type ExportColumn, type SeenTable } from '../../export/table';
import * as number from '../../format/number';
import { answerOf } from '../../format/words';
import { Mark } from '../../widgets/Mark';

interface PrintSheetProps {
  table: SeenTable;
  chart: SeenChart;
  origin: Origin;
}

/** CSS pixels between the margins of A4, which is narrower than Letter. */
const kChart = { width: 700, height: 400 };
const kMostRows = 100;

/** The ranking on paper: answer, filter, chart, method, rows, sources. */
export function PrintSheet({ table, chart, origin }: PrintSheetProps) {
  const { columns, rows } = tableOf({ ...table, folded: false });
  const { headline, lead, source } = answerOf(table.result);
  const about = provenanceOf(chart.result, origin, rows.length, table.find);
  return (
    <article class="print-sheet">
      <h1>{headline}</h1>
      <p class="lead">{lead}</p>
      <p class="source">{source}</p>
      <p class="source">
        {about.benchmark}: {about.filter}. {about.rows}.
      </p>
      {chart.result.rows.length > 0 && (
        <div class="print-chart" dangerouslySetInnerHTML={{ __html: chartElement(chart, kChart) }} />
      )}
      <Legend result={chart.result} />
      <p>
        Ranking: {about.ranking}. Groups: {about.groups}.
      </p>
      <Rows columns={columns} rows={rows.slice(0, kMostRows)} />
      {rows.length > kMostRows && (
        <p>and {number.counted(rows.length - kMostRows, 'more row')}, which the link shows.</p>
      )}
      <footer>
        <p>
          {about.source}. {about.licence}, retrieved {about.retrieved}. Data version {about.data_version}.{' '}
          {about.made_with}.
        </p>
        <p>{about.note}</p>
        <p>{about.link}</p>
        <p>{kTrademark}</p>
      </footer>
    </article>
  );
}

function Legend({ result }: { result: RankResult }) {
  return (
    <ul class="print-legend">
      {result.groups.map(({ group, name, size }) => (
        <li key={group}>
          <Mark group={group} /> {name}, {number.counted(size, 'result')}
        </li>
      ))}
      {result.counts.own > 0 && (
        <li>
          <Mark group={0} own /> Yours
        </li>
      )}
    </ul>
  );
}

function Rows({ columns, rows }: { columns: ExportColumn[]; rows: Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ id, title, unit, numeric, derived }) => (
            <th key={id} scope="col" class={numeric ? 'number' : undefined}>
              {title}
              {derived && '*'}
              {unit && <span>{unit}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, numeric, text }) => (
              <td key={id} class={numeric ? 'number' : id === 'configuration' ? 'nowrap' : undefined}>
                {id === 'configuration' && <Mark group={row.group} own={row.source === 'own'} size={12} />} {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
