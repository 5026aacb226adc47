import { Table } from '@mantine/core';
import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rememberOpened } from './list-memory';
import classes from './record-table.module.css';
import { SortHeader, sortDirection, type Sorting } from './sort-header';

/** One column of a table of records. The first column names the record and is the header of its row. */
export interface Column<T> {
  readonly id: string;
  readonly header: string;
  /** A header that is heard and not seen. */
  readonly isHeaderHidden?: boolean;
  readonly cell: (record: T) => ReactNode;
  /** Figures of dates and numbers have one width; numbers stand at the end. */
  readonly kind?: 'date' | 'number';
  /** The narrowest screen that shows it; on narrower ones the first column has to say what matters. */
  readonly from?: 'sm' | 'md' | 'lg';
  /** The field that the API sorts it by; columns without one cannot be sorted. */
  readonly sort?: string;
}

export interface RecordTableProps<T> {
  /** What the table is about, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly records: readonly T[];
  /** Greys out what no longer counts. */
  readonly isFaded?: (record: T) => boolean;
  readonly sorting?: Sorting;
}

/** A table of records with stable keys. */
export function RecordTable<T extends { id: string }>(props: RecordTableProps<T>) {
  const { caption, columns, records, isFaded, sorting } = props;
  return (
    <Table className={classes.table} aria-label={caption}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Header key={column.id} column={column} sorting={sorting} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr
            key={record.id}
            className={classes.row}
            data-faded={isFaded?.(record) === true || undefined}
          >
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} isFirst={index === 0}>
                {column.cell(record)}
              </Cell>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Header<T>({ column, sorting }: { column: Column<T>; sorting: Sorting | undefined }) {
  const { header, isHeaderHidden = false, sort, kind } = column;
  const isSortable = sort !== undefined && sorting !== undefined;
  return (
    <Table.Th
      scope="col"
      className={classes.header}
      aria-sort={isSortable ? sortDirection(sort, sorting.sort) : undefined}
      {...marks(column)}
    >
      {isSortable ? (
        <SortHeader label={header} field={sort} sorting={sorting} startsDown={kind !== undefined} />
      ) : (
        <span className={isHeaderHidden ? classes.hidden : undefined}>{header}</span>
      )}
    </Table.Th>
  );
}

interface CellProps<T> {
  readonly column: Column<T>;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function Cell<T>({ column, isFirst, children }: CellProps<T>) {
  const shared = { className: classes.cell, ...marks(column) };
  return isFirst ? (
    <Table.Th scope="row" {...shared}>
      {children}
    </Table.Th>
  ) : (
    <Table.Td {...shared}>{children}</Table.Td>
  );
}

function marks<T>({ kind, from }: Column<T>) {
  return { 'data-kind': kind, 'data-from': from };
}

/** The name of a record, which leads to it. All of its row can be pressed. */
export function RecordLink({ children, ...props }: LinkProps & { children: ReactNode }) {
  const { pathname } = useRouter().state.location;
  const id = String(Object.values((props.params ?? {}) as object)[0] ?? '');
  return (
    <Link
      {...props}
      className={classes.link}
      state={{ from: pathname }}
      onClick={() => rememberOpened(pathname, id)}
      data-record-link={id}
    >
      {children}
    </Link>
  );
}

/** A second line in the first column, which only narrow screens show. */
export function NarrowLine({ children }: { children: ReactNode }) {
  return <span className={classes.narrow}>{children}</span>;
}
