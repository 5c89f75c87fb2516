import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RankResult } from '../../engine/contract';
import * as number from '../../format/number';
import { columnsOf, sortRows } from './columns';
import { excerpt, kFirst, type Line } from './excerpt';
import { Header, type Sort } from './Header';
import { RowView } from './RowView';
import { useRowKeys } from './useRowKeys';
import { useWindow } from './useWindow';

interface TableProps {
  result: RankResult;
  sort: Sort | null;
  selected: string | null;
  /** Row whose details are open. */
  open: string | null;
  /** Row to bring into view and focus. */
  focusOn: string | null;
  showAll: boolean;
  onSort(sort: Sort | null): void;
  onSelect(id: string | null): void;
  onOpen(id: string | null): void;
  onFocused(): void;
  /** Details of the open row. */
  details: ComponentChildren;
}

const kDrawAll = 300;

/** The ranking in rows; one tab stop for all of them. */
export function Table(props: TableProps) {
  const { result, sort, selected, open, showAll } = props;
  const columns = useMemo(() => columnsOf(result), [result]);
  const rows = useMemo(() => {
    return sortRows(
      result.rows,
      columns.find((column) => column.id === sort?.column),
      sort?.descending ?? false,
    );
  }, [result, columns, sort]);
  const lines = useMemo<Line[]>(() => {
    return showAll ? rows.map((row, index) => ({ row, index })) : excerpt(rows, kFirst, selected);
  }, [rows, showAll, selected]);
  const view = useWindow(lines.length, kDrawAll);
  const keys = useRowKeys(view, lines, props);
  return (
    <table
      class={columns.some(({ id }) => id === 'speed') ? 'ranking' : 'ranking without-speed'}
      role="grid"
      aria-label="Ranking"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
    >
      <Header columns={columns} sort={sort} onSort={props.onSort} />
      <tbody ref={view.body} role="rowgroup" onKeyDown={keys.onKeyDown}>
        <Spacer height={view.above} span={columns.length} />
        {lines
          .slice(view.from, view.to)
          .map((line) =>
            'between' in line ? (
              <Between key={`between ${line.index}`} count={line.between} span={columns.length} />
            ) : (
              <RowView
                key={line.row.id}
                row={line.row}
                index={line.index}
                columns={columns}
                selected={line.row.id === selected}
                current={line.row.id === keys.current}
                open={line.row.id === open}
                onSelect={props.onSelect}
                onOpen={props.onOpen}
                onFocus={keys.setCurrent}
                details={line.row.id === open ? props.details : null}
              />
            ),
          )}
        <Spacer height={view.below} span={columns.length} />
      </tbody>
    </table>
  );
}

/** Stands for rows that are not drawn. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" class="spacer">
      <td colSpan={span} style={{ height: `${height}px` }} />
    </tr>
  );
}

function Between({ count, span }: { count: number; span: number }) {
  return (
    <tr class="between" role="row">
      <td role="gridcell" colSpan={span}>
        {number.count(count)} {count === 1 ? 'row' : 'rows'} between
      </td>
    </tr>
  );
}
