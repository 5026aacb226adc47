import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './record-table.module.css';

/** One column of a table of records. The first column names the record and is the header of its row. */
export interface Column<T> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (record: T) => ReactNode;
  /** Figures of dates and numbers have one width; numbers stand at the end. */
  readonly kind?: 'date' | 'number';
  /** The narrowest screen that shows it; on narrower ones the first column has to say what matters. */
  readonly from?: 'sm' | 'md' | 'lg';
}

export interface RecordTableProps<T> {
  /** What the table is about, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly records: readonly T[];
  /** Greys out what no longer counts. */
  readonly isFaded?: (record: T) => boolean;
}

/** A table of records with stable keys. */
export function RecordTable<T extends { id: string }>(props: RecordTableProps<T>) {
  const { caption, columns, records, isFaded } = props;
  return (
    <Table className={classes.table} aria-label={caption}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column.id} scope="col" className={classes.header} {...marks(column)}>
              {column.header}
            </Table.Th>
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

/** A second line in the first column, which only narrow screens show. */
export function NarrowLine({ children }: { children: ReactNode }) {
  return <span className={classes.narrow}>{children}</span>;
}
