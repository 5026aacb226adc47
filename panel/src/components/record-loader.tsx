import { CountinghouseError } from '@countinghouse/client';
import { Skeleton } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFault, Message } from './messages';

interface RecordLoaderProps<T> {
  readonly query: UseQueryResult<T>;
  /** Renders the loaded record. */
  readonly children: (record: T) => ReactNode;
}

/** Loads a record and shows its state: loading, missing, failed, or loaded. */
export function RecordLoader<T>({ query: { data, error, refetch }, children }: RecordLoaderProps<T>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (error instanceof CountinghouseError && error.code === 'not_found') {
    return (
      <Message isPage icon={IconMapQuestion} title={t('common.gone')}>
        {t('common.goneText')}
      </Message>
    );
  }
  if (error !== null) return <LoadFault error={error} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <Skeleton height={28} width={240} radius="sm" mb="lg" />
      <Skeleton height={280} radius="lg" />
    </div>
  );
}
