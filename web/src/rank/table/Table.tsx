import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { RankResult } from '../../engine/contract';
import * as number from '../../format/number';
import { unitPlural } from '../rowText';
import type { Trust } from '../trustText';
import { columnsOf, sortRows, type Column } from './columns';
import { excerpt, kFirst, type Line } from './excerpt';
import { Header, type Sort } from './Header';
import { RowView } from './RowView';
import { useRowKeys } from './useRowKeys';
import { useWindow } from './useWindow';

interface TableProps {
  result: RankResult;
  trust: Trust;
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
  const handled = useHandled();
  const trust = useHeld(props.trust, handled.now && sort?.column === 'top_ten_share');
  const columns = useMemo(() => columnsOf(result, trust), [result, trust]);
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
      class={classes(columns, trust, unitPlural(result))}
      role="grid"
      aria-label="Ranking"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      {...handled.handlers}
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

/** The style sheet has a grid for each set of columns; shares of a view before are dimmed. */
function classes(columns: Column[], trust: Trust, units: string): string {
  const has = (id: string) => columns.some((column) => column.id === id);
  const without = ['speed', 'top_ten_share'].filter((id) => !has(id)).map((id) => ` without-${id}`);
  const long = units === 'GPUs' ? '' : ' long-units';
  return `ranking${without.join('')}${long}${trust.status === 'working' ? ' old-shares' : ''}`;
}

/** Whether a pointer is down in the table or a row of it has the focus: then its order must not change. */
function useHandled() {
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    now: pressed || focused,
    handlers: {
      onPointerDown: () => setPressed(true),
      onPointerUp: () => setPressed(false),
      onPointerCancel: () => setPressed(false),
      onPointerLeave: () => setPressed(false),
      onFocusIn: ({ target }: FocusEvent) => setFocused((target as Element).closest('tr[data-row]') !== null),
      onFocusOut: () => setFocused(false),
    },
  };
}

/** The value, or while `held` the one before that. */
function useHeld<T>(value: T, held: boolean): T {
  const last = useRef(value);
  if (!held) last.current = value;
  return last.current;
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
