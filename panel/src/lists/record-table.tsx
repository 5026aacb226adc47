import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberLastOpened } from './list-memory';
import classes from './record-table.module.css';
import { SortHeader, sortDirection, type Sorting } from './sort-header';

/** A column of a table of records. The first column names the record and is the header of its row. */
export interface Column<T> {
  readonly id: string;
  readonly header: string;
  /** Whether only screen readers get the header. */
  readonly isHeaderHidden?: boolean;
  readonly cell: (record: T) => ReactNode;
  /** All of these stay on one line. Figures have one width; numbers are right-aligned. */
  readonly kind?: 'date' | 'number' | 'short';
  /** The narrowest screen that shows the column. On narrower ones the first column must contain what matters. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl';
  /** The API field to sort by. Columns without one cannot be sorted. */
  readonly sort?: string;
}

export interface RecordTableProps<T> {
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly records: readonly T[];
  /** Whether a record is greyed out because it no longer counts. */
  readonly isFaded?: (record: T) => boolean;
  readonly sorting?: Sorting;
  /** The selected records; without it no records can be selected. */
  readonly selection?: Selection<T>;
  /** The actions on one record, at the end of its row. */
  readonly menu?: ((record: T) => ReactNode) | undefined;
}

/** The selected records of a table. */
export interface Selection<T> {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Returns the label of a record for its checkbox. */
  readonly nameOf: (record: T) => string;
}

/** A table of records with stable keys. */
export function RecordTable<T extends { id: string }>(props: RecordTableProps<T>) {
  const { caption, columns, records, isFaded, sorting, selection, menu } = props;
  return (
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          {selection !== undefined && <ChooseAll records={records} selection={selection} />}
          {columns.map((column) => (
            <Header key={column.id} column={column} sorting={sorting} />
          ))}
          {menu !== undefined && <MenuHeader />}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id} className={classes.row} data-faded={isFaded?.(record) === true || undefined}>
            {selection !== undefined && <Choose record={record} selection={selection} />}
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} isFirst={index === 0}>
                {column.cell(record)}
              </Cell>
            ))}
            {menu !== undefined && <td className={classes.menu}>{menu(record)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChooseProps<T> {
  readonly selection: Selection<T>;
}

function ChooseAll<T extends { id: string }>({
  records,
  selection: { ids, onChange },
}: ChooseProps<T> & { records: readonly T[] }) {
  const { t } = useTranslation();
  const chosen = records.filter(({ id }) => ids.has(id)).length;
  const areAll = chosen === records.length;
  return (
    <th scope="col" className={classes.choose}>
      <Tick
        label={t('lists.chooseAll')}
        isOn={areAll}
        isPartly={chosen > 0 && !areAll}
        onChange={() => onChange(areAll ? new Set() : new Set(records.map(({ id }) => id)))}
      />
    </th>
  );
}

function Choose<T extends { id: string }>({ record, selection }: ChooseProps<T> & { record: T }) {
  const { t } = useTranslation();
  const { ids, onChange, nameOf } = selection;
  return (
    <td className={classes.choose}>
      <Tick
        label={t('lists.choose', { name: nameOf(record) })}
        isOn={ids.has(record.id)}
        onChange={(isOn) => {
          const others = [...ids].filter((id) => id !== record.id);
          onChange(new Set(isOn ? [...others, record.id] : others));
        }}
      />
    </td>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isPartly?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox of the browser, because Mantine's would be two kilobytes of the first list. */
function Tick({ label, isOn, isPartly = false, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={label}
      checked={isOn}
      ref={(input) => {
        if (input !== null) input.indeterminate = isPartly;
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

function MenuHeader() {
  const { t } = useTranslation();
  return (
    <th scope="col" className={classes.menu}>
      <span className={classes.hidden}>{t('actions.more')}</span>
    </th>
  );
}

function Header<T>({ column, sorting }: { column: Column<T>; sorting: Sorting | undefined }) {
  const { header, isHeaderHidden = false, sort, kind } = column;
  const isSortable = sort !== undefined && sorting !== undefined;
  return (
    <th
      scope="col"
      className={classes.header}
      aria-sort={isSortable ? sortDirection(sort, sorting.sort) : undefined}
      {...marks(column)}
    >
      {isSortable ? (
        <SortHeader
          label={header}
          field={sort}
          sorting={sorting}
          startsDown={kind === 'date' || kind === 'number'}
        />
      ) : (
        <span className={isHeaderHidden ? classes.hidden : undefined}>{header}</span>
      )}
    </th>
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
    <th scope="row" {...shared}>
      {children}
    </th>
  ) : (
    <td {...shared}>{children}</td>
  );
}

function marks<T>({ kind, from }: Column<T>) {
  return { 'data-kind': kind, 'data-from': from };
}

/** A link with the name of a record. The whole row is clickable. */
export function RecordLink({ children, ...props }: LinkProps & { children: ReactNode }) {
  const { pathname } = useRouter().state.location;
  const id = String(Object.values((props.params ?? {}) as object)[0] ?? '');
  return (
    <Link
      {...props}
      className={classes.link}
      state={{ from: pathname }}
      onClick={() => rememberLastOpened(pathname, id)}
      data-record-link={id}
    >
      {children}
    </Link>
  );
}

/** A second line in the first column, only on narrow screens. */
export function NarrowLine({ children }: { children: ReactNode }) {
  return <span className={classes.narrow}>{children}</span>;
}
