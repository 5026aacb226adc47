import { lazy, Suspense } from 'react';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../components/facts';
import type { RecordVersion } from './history-query';

const HistoryList = lazy(() => import('./history-list'));

/** What happened to a record, the newest first. Its list is fetched when the page is there. */
export function History({ of }: { of: RecordVersion }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('history.title')}>
      <Suspense fallback={<Skeleton height={72} radius="sm" />}>
        <HistoryList of={of} />
      </Suspense>
    </Panel>
  );
}
