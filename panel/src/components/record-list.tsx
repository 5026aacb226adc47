import { Button, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFault } from './messages';
import classes from './record-list.module.css';
import { RecordTable, type RecordTableProps } from './record-table';
import { PAGE_LIMIT, type RecordListQuery } from './use-record-list';

interface RecordListProps<T> extends Omit<RecordTableProps<T>, 'records'> {
  readonly query: RecordListQuery<T>;
  /** What stands there while there is nothing: what to do. */
  readonly empty: ReactNode;
}

/** A list in each of its states: loading, failed, empty, there, and growing. */
export function RecordList<T extends { id: string }>({ query, empty, ...table }: RecordListProps<T>) {
  const { data, error } = query;
  if (data === undefined) {
    return error === null ? <Waiting /> : <LoadFault error={error} onRetry={() => void query.refetch()} />;
  }
  if (data.length === 0) return empty;
  return (
    <Stack gap="md">
      <Paper withBorder className={classes.frame}>
        <RecordTable {...table} records={data} />
      </Paper>
      <More query={query} />
    </Stack>
  );
}

function More<T>({ query }: { query: RecordListQuery<T> }) {
  const { t } = useTranslation();
  if (query.isFetchNextPageError && query.error !== null) {
    return <LoadFault error={query.error} onRetry={() => void query.fetchNextPage()} />;
  }
  if (!query.hasNextPage) return <Whole query={query} />;
  return (
    <Button
      variant="default"
      className={classes.more}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('common.loadMore')}
    </Button>
  );
}

/** Says, once a list has grown to its end, that this was all. */
function Whole<T>({ query: { data = [] } }: { query: RecordListQuery<T> }) {
  const { t } = useTranslation();
  if (data.length <= PAGE_LIMIT) return null;
  return (
    <Text role="status" size="sm" c="dimmed" ta="center">
      {t('common.allLoaded', { count: data.length })}
    </Text>
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
