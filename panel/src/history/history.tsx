import { Suspense } from 'react';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../components/facts';
import type { RecordVersion } from './history-query';
import '../i18n/history-texts';
import { lazyPart } from '../components/lazy-part';

const HistoryList = lazyPart(() => import('./history-list'));

/** The events of a record, the newest first. The list is loaded after the page. */
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
