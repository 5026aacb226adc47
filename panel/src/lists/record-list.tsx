import { Button, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFault, Message } from '../components/messages';
import { rememberList, takeLastOpened } from './list-memory';
import { filtersOf, type ListSearch } from './list-search';
import { Pager } from './pager';
import classes from './record-list.module.css';
import { RecordTable, type RecordTableProps } from './record-table';
import { SortChoice } from './sort-choice';
import type { ListAddress } from './use-list-address';
import type { RecordPageQuery } from './use-record-page';

/** The default order of every list: the newest first. */
const USUAL_SORT = '-created_at';

interface RecordListProps<T, S extends ListSearch> extends Omit<RecordTableProps<T>, 'records' | 'sorting'> {
  readonly query: RecordPageQuery<T>;
  readonly address: ListAddress<S>;
  /** Shown instead of an empty list: what to do. */
  readonly empty: ReactNode;
  /** The filters, above the rows. Without any, the list is short and cannot be sorted. */
  readonly filters?: ReactNode;
  /** Placed between the filters and the rows. */
  readonly above?: ReactNode;
}

/** A list and its states: loading, failed, empty, without matches, or loaded. */
export function RecordList<T extends { id: string }, S extends ListSearch>(props: RecordListProps<T, S>) {
  const { query, address, empty, filters, above, ...table } = props;
  const isNarrowed = Object.keys(filtersOf(address.search)).length > 0;
  const isEmpty = query.data?.data.length === 0 && address.search.cursor === undefined;
  if (isEmpty && !isNarrowed && !query.isPlaceholderData) return empty;
  const sorting = {
    sort: address.search.sort ?? USUAL_SORT,
    onSort: (sort: string) => address.change({ sort: sort === USUAL_SORT ? undefined : sort } as Partial<S>),
  };
  return (
    <Stack gap="md">
      {filters !== undefined && (
        <div className={classes.bar}>
          {filters}
          <SortChoice columns={table.columns} {...sorting} />
        </div>
      )}
      {above}
      <Rows
        {...table}
        query={query}
        address={address}
        sorting={filters === undefined ? undefined : sorting}
      />
    </Stack>
  );
}

type RowsProps<T, S extends ListSearch> = Omit<RecordListProps<T, S>, 'empty' | 'filters' | 'above'> &
  Pick<RecordTableProps<T>, 'sorting'>;

function Rows<T extends { id: string }, S extends ListSearch>({ query, address, ...table }: RowsProps<T, S>) {
  const { data, error, isPlaceholderData } = query;
  useListMemory(isPlaceholderData ? undefined : data?.data);
  if (error !== null) {
    return (
      <LoadFault
        error={error}
        onRetry={() => void query.refetch()}
        action={address.search.cursor !== undefined && <FirstPage onPress={() => address.change({})} />}
      />
    );
  }
  if (data === undefined) return <Waiting />;
  if (data.data.length === 0) return <NothingFound onClear={address.clear} />;
  return (
    <>
      <FramedTable {...table} records={data.data} isBusy={isPlaceholderData} />
      <Pager page={data} total={query.total} address={address} />
    </>
  );
}

/** Remembers the state of the list, and returns the focus to the record that was opened from it. */
function useListMemory(records: readonly { id: string }[] | undefined): void {
  const { pathname, search, state } = useRouterState({ select: ({ location }) => location });
  useEffect(() => {
    if (records === undefined) return;
    rememberList(pathname, { search, state, ids: records.map(({ id }) => id) });
    const opened = takeLastOpened(pathname);
    if (opened === undefined) return;
    document.querySelector<HTMLElement>(`[data-record-link="${opened}"]`)?.focus({ preventScroll: true });
  }, [records, pathname, search, state]);
}

interface FramedTableProps<T> extends RecordTableProps<T> {
  /** Whether other records are loading. */
  readonly isBusy?: boolean;
}

/** A table in a frame whose width decides what the table shows. */
export function FramedTable<T extends { id: string }>({ isBusy = false, ...table }: FramedTableProps<T>) {
  return (
    <Paper withBorder className={classes.frame} aria-busy={isBusy || undefined}>
      <RecordTable {...table} />
    </Paper>
  );
}

/** A cursor may be too old, or come from another installation. */
function FirstPage({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return <Button onClick={onPress}>{t('lists.firstPage')}</Button>;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Message
        icon={IconSearchOff}
        title={t('lists.nothingTitle')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('lists.clear')}
          </Button>
        }
      >
        {t('lists.nothingText')}
      </Message>
    </div>
  );
}

const WIDTHS = ['62%', '48%', '71%', '55%', '66%'];

function Waiting() {
  const { t } = useTranslation();
  return (
    <Paper withBorder className={classes.frame} aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {WIDTHS.map((width) => (
        <div key={width} className={classes.waiting}>
          <Skeleton height={12} width={width} radius="sm" />
        </div>
      ))}
    </Paper>
  );
}
