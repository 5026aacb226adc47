import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { LoadFault } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import '../../../i18n/retention-texts';
import { useManages } from '../../../session/use-session';
import { DuePanel } from './due-panel';
import { RequestsPanel } from './requests-panel';
import { RetentionPanel } from './retention-panel';

/** What was asked for, what is erased next, and for how long documents of erased customers are kept. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const manages = useManages();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf('organization').part('retention'),
    queryFn: ({ signal }) => api.retention.get({ signal }),
    enabled: manages,
  });
  return (
    <>
      <PageHeader title={t('retention.title')} description={t('retention.intro')} />
      {!manages && <Text>{t('retention.notManager')}</Text>}
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {manages && data === undefined && error === null && <Skeleton height={320} radius="lg" />}
      {data !== undefined && (
        <Stack gap="lg" maw={720}>
          <DuePanel retention={data} />
          <RequestsPanel />
          <RetentionPanel retention={data} />
        </Stack>
      )}
    </>
  );
}
