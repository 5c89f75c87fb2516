import type { ComponentChildren } from 'preact';
import type { Row } from '../../engine/contract';
import { Icon } from '../../widgets/Icon';
import { Mark, SourceMark } from '../../widgets/Mark';
import { availabilityWord, configuration } from '../rowText';
import { cellClass } from './Header';
import type { Column } from './columns';

interface RowProps {
  row: Row;
  /** Place in the whole order, from 0. */
  index: number;
  columns: Column[];
  selected: boolean;
  /** The row that Tab leads to. */
  current: boolean;
  open: boolean;
  onSelect(id: string): void;
  onOpen(id: string | null): void;
  onFocus(id: string): void;
  details: ComponentChildren;
}

export function RowView(props: RowProps) {
  const { row, columns, selected, open } = props;
  return (
    <>
      <tr
        role="row"
        data-row={row.id}
        class={row.source === 'own' ? 'own' : ''}
        tabIndex={props.current ? 0 : -1}
        aria-rowindex={props.index + 2}
        aria-selected={selected}
        onClick={() => props.onSelect(row.id)}
        onFocus={() => props.onFocus(row.id)}
      >
        {columns.map((column) => (
          <td role="gridcell" class={cellClass(column)} key={column.id}>
            {column.id === 'source' ? (
              <span class="source-cell">
                <CellContent column={column} row={row} />
                <OpenButton row={row} open={open} onOpen={props.onOpen} />
              </span>
            ) : (
              <CellContent column={column} row={row} />
            )}
          </td>
        ))}
      </tr>
      {open && (
        <tr role="row" class="details-row">
          <td role="gridcell" colSpan={columns.length}>
            {props.details}
          </td>
        </tr>
      )}
    </>
  );
}

function OpenButton({ row, open, onOpen }: { row: Row; open: boolean; onOpen(id: string | null): void }) {
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    onOpen(open ? null : row.id);
  };
  return (
    <button
      type="button"
      class="open-row"
      tabIndex={-1}
      aria-expanded={open}
      aria-label={`Details of ${configuration(row)}`}
      onClick={onClick}
    >
      <Icon name={open ? 'down' : 'right'} />
    </button>
  );
}

function CellContent({ column, row }: { column: Column; row: Row }) {
  const text = column.text(row);
  if (column.id === 'configuration') {
    return (
      <span class="with-mark">
        <Mark group={row.group} own={row.source === 'own'} />
        <span class="clip">{text}</span>
        {row.group > 0 && <span class="sr-only">, group {row.group}</span>}
      </span>
    );
  }
  if (column.id === 'source') {
    return (
      <span class="with-mark">
        <SourceMark own={row.source === 'own'} />
        <span>{text}</span>
      </span>
    );
  }
  if (column.id === 'round' && row.availability) {
    return (
      <>
        {text} <span class="faint">{availabilityWord(row.availability)}</span>
      </>
    );
  }
  if (column.id === 'rank' && row.unranked_reason) {
    return (
      <span class="faint" title={row.unranked_reason}>
        {text}
        <span class="sr-only"> {row.unranked_reason}</span>
      </span>
    );
  }
  return <>{text}</>;
}
