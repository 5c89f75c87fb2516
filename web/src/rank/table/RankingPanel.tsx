import { useMemo, useState } from 'preact/hooks';
import type { RankResult, ResultDetail, RobustnessResult } from '../../engine/contract';
import * as number from '../../format/number';
import type { Resource } from '../../state/store';
import { OneOf, Segments } from '../../widgets/Choices';
import { Menu } from '../../widgets/Menu';
import { ExportMenu } from '../ExportMenu';
import { rankingNote } from '../rowText';
import { fewRuns, trustOf, type Trust } from '../trustText';
import { columnsOf } from './columns';
import { Details } from './Details';
import { kFirst } from './excerpt';
import { findRows } from './find';
import type { Sort } from './Header';
import { Table } from './Table';

interface RankingPanelProps {
  result: RankResult | null;
  /** Comes after the ranking. */
  robustness: Resource<RobustnessResult>;
  sort: Sort | null;
  selected: string | null;
  open: string | null;
  /** Row to bring into view and focus. */
  focusOn: string | null;
  showAll: boolean;
  /** Words the rows are searched for. */
  find: string;
  onFind(text: string): void;
  detailOf(id: string | null): ResultDetail | null;
  onSort(sort: Sort | null): void;
  onShowAll(showAll: boolean): void;
  onSelect(id: string | null): void;
  onOpen(id: string | null): void;
  onFocused(): void;
  onExport(format: 'csv' | 'json', shown: ShownRows): void;
  onPrint(): void;
}

/** Which rows of the ranking are meant: those that were found, all of them or those on the screen. */
export interface ShownRows {
  result: RankResult;
  trust: Trust;
  find: string;
  folded: boolean;
}

/** The table with its heading, search and foot. Before the data come it keeps its height. */
export function RankingPanel(props: RankingPanelProps) {
  const { result, showAll, open, find: wanted } = props;
  const trust = useMemo(() => trustOf(props.robustness), [props.robustness]);
  const found = useMemo(() => (result ? findRows(result, wanted) : null), [result, wanted]);
  return (
    <section class="panel ranking-panel" aria-labelledby="ranking-heading">
      <div class="panel-head">
        <h2 id="ranking-heading">Ranking</h2>
        <p class="hint">{result && rankingNote(result)}</p>
        <div class="tools">
          {result && <SortMenu result={result} trust={trust} sort={props.sort} onSort={props.onSort} />}
          <Find value={wanted} onFind={props.onFind} />
          {found && found.rows.length > 0 && (
            <TableExport
              rows={found.rows.length}
              folds={!showAll && wanted === '' && found.rows.length > kFirst}
              onExport={(format, folded) => props.onExport(format, { result: found, trust, find: wanted, folded })}
              onPrint={props.onPrint}
            />
          )}
        </div>
      </div>
      {found && found.rows.length > 0 ? (
        <Table
          {...props}
          result={found}
          trust={trust}
          showAll={showAll || wanted !== ''}
          details={
            <Details
              row={found.rows.find((row) => row.id === open) ?? null}
              result={found}
              trust={trust}
              detail={props.detailOf(open)}
              onClose={() => props.onOpen(null)}
            />
          }
        />
      ) : (
        <p class="no-rows hint">{result && (wanted ? `No row holds “${wanted}”.` : 'No row passes the filters.')}</p>
      )}
      {result && result.rows.length > 10 && wanted === '' && (
        <Foot rows={result.rows.length} showAll={showAll} onShowAll={props.onShowAll} />
      )}
      {found?.rows.some(fewRuns) && (
        <p class="table-note hint">† Fewer than three runs are known: they say little about noise.</p>
      )}
    </section>
  );
}

function Find({ value, onFind }: { value: string; onFind(text: string): void }) {
  return (
    <input
      id="find"
      class="find"
      type="search"
      value={value}
      placeholder="Find system or submitter"
      aria-label="Find rows by configuration, system, submitter or round"
      onInput={(event) => onFind(event.currentTarget.value)}
    />
  );
}

interface TableExportProps {
  rows: number;
  /** Whether the screen shows the first rows only. */
  folds: boolean;
  onExport(format: 'csv' | 'json', folded: boolean): void;
  onPrint(): void;
}

function TableExport({ rows, folds, onExport, onPrint }: TableExportProps) {
  const [all, setAll] = useState(true);
  const folded = folds && !all;
  const which = [
    { value: 'all' as const, label: `All ${number.count(rows)} rows` },
    { value: 'shown' as const, label: 'Rows on the screen' },
  ];
  return (
    <ExportMenu
      choices={[
        {
          label: 'CSV',
          sentence: 'For spreadsheets: rows as here, then unrounded',
          run: () => onExport('csv', folded),
        },
        {
          label: 'JSON',
          sentence: 'For programs: unrounded, with filter and sources',
          run: () => onExport('json', folded),
        },
        { label: 'Print…', sentence: 'Answer, chart and rows on paper or as PDF', run: onPrint },
      ]}
    >
      {folds && (
        <Segments
          legend="Rows to export"
          options={which}
          value={all ? 'all' : 'shown'}
          onChoose={(chosen) => setAll(chosen === 'all')}
        />
      )}
    </ExportMenu>
  );
}

/** On narrow screens, where the headers are not shown. */
function SortMenu({
  result,
  trust,
  sort,
  onSort,
}: {
  result: RankResult;
  trust: Trust;
  sort: Sort | null;
  onSort(sort: Sort | null): void;
}) {
  const key = (column: string, descending: boolean) => `${column} ${descending}`;
  const options = columnsOf(result, trust).flatMap(({ id, title, numeric }) => [
    { value: key(id, false), label: `${title}, ${numeric ? 'smallest' : 'A to Z'} first` },
    { value: key(id, true), label: `${title}, ${numeric ? 'largest' : 'Z to A'} first` },
  ]);
  const choose = (value: string) => {
    const [column, descending] = value.split(' ') as [string, string];
    onSort(value === key('rank', false) ? null : { column, descending: descending === 'true' });
  };
  return (
    <div class="narrow-only">
      <Menu label="Sort" align="right">
        <OneOf
          legend="Order of the rows"
          options={options}
          value={key(sort?.column ?? 'rank', sort?.descending ?? false)}
          onChoose={choose}
        />
      </Menu>
    </div>
  );
}

function Foot({ rows, showAll, onShowAll }: { rows: number; showAll: boolean; onShowAll(showAll: boolean): void }) {
  return (
    <div class="table-foot">
      <button type="button" class="button" aria-expanded={showAll} onClick={() => onShowAll(!showAll)}>
        {showAll ? 'Show the first ten' : `Show all ${number.count(rows)} rows`}
      </button>
      <p class="hint wide">
        <kbd>↑</kbd> <kbd>↓</kbd> move · <kbd>Enter</kbd> details · <kbd>Space</kbd> select · <kbd>/</kbd> find ·{' '}
        <kbd>?</kbd> all keys
      </p>
    </div>
  );
}
