import type { Column } from './columns';

export interface Sort {
  column: string;
  descending: boolean;
}

interface HeaderProps {
  columns: Column[];
  /** null: by rank, ascending. */
  sort: Sort | null;
  onSort(sort: Sort | null): void;
}

/** Order after a click: ascending, descending, then back to the rank. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  const held = sort ?? { column: 'rank', descending: false };
  if (held.column !== column) return column === 'rank' ? null : { column, descending: false };
  return held.descending ? null : { column, descending: true };
}

export function Header({ columns, sort, onSort }: HeaderProps) {
  const held = sort ?? { column: 'rank', descending: false };
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => {
          const sorted = column.id === held.column;
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              class={cellClass(column)}
              aria-sort={sorted ? (held.descending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" class={sorted ? 'sorted' : ''} onClick={() => onSort(nextSort(sort, column.id))}>
                {column.title}
                {sorted && <span aria-hidden="true">{held.descending ? ' ▾' : ' ▴'}</span>}
              </button>
              {column.note && <span class="note">{column.note}</span>}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

export function cellClass(column: Column): string {
  return `c-${column.id}${column.numeric ? ' number' : ''}${column.room ? ` ${column.room}-only` : ''}`;
}
