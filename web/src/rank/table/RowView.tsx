import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Row } from '../../engine/contract';
import { Icon } from '../../widgets/Icon';
import * as number from '../../format/number';
import { Mark, SourceMark } from '../../widgets/Mark';
import { Missing } from '../../widgets/Missing';
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

/** A row is drawn anew only when something of it reads differently: answers come many times a second on a slider. */
export function RowView(props: RowProps) {
  const { columns, open } = props;
  const line = useMemo(() => <Line {...props} />, [signatureOf(props)]);
  return (
    <>
      {line}
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

/** All that a row shows, in one text. What the handlers do does not depend on more than its id. */
function signatureOf({ row, index, columns, selected, current, open }: RowProps): string {
  const cells = columns.map((column) => {
    const text = column.text(row);
    return text === number.kMissing && column.missing ? column.missing(row) : text;
  });
  const share = columns.find(({ id }) => id === 'top_ten_share')?.key(row);
  return [row.id, index, row.group, row.availability, selected, current, open, share, ...cells].join('\n');
}

function Line(props: RowProps) {
  const { row, columns, selected, open } = props;
  return (
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
              <CellContent column={column} row={row} current={props.current} />
              <OpenButton row={row} open={open} onOpen={props.onOpen} />
            </span>
          ) : (
            <CellContent column={column} row={row} current={props.current} />
          )}
        </td>
      ))}
    </tr>
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

/** Dashes of the current row are tab stops: each says why it is there. */
function CellContent({ column, row, current }: { column: Column; row: Row; current: boolean }) {
  const text = column.text(row);
  if (text === number.kMissing && column.missing) {
    return <Missing reason={column.missing(row)} tabIndex={current ? 0 : -1} />;
  }
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
  if (column.id === 'top_ten_share') return <ShareCell text={text} share={Number(column.key(row))} />;
  return <>{text}</>;
}

/** The figure with a bar that ends at the whole. */
function ShareCell({ text, share }: { text: string; share: number }) {
  return (
    <span class="share-cell">
      {text}
      <span class="bar-ground" aria-hidden="true">
        <span class="bar-fill" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
