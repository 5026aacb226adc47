import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { LoadFault } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import '../../../i18n/exports-texts';
import { useManages } from '../../../session/use-session';
import { ExportOrder } from './export-order';
import { PastExports } from './past-exports';

/** Progress has no events of its own. */
const LOOK_AGAIN_MS = 1_500;

/** Takes everything of the books away: orders an export, shows how far it is, and gives its file. */
export function ExportsPage() {
  const { t } = useTranslation();
  const manages = useManages();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf('exports').lists,
    queryFn: ({ signal }) => api.exports.list({ limit: 20 }, { signal }).then(({ data }) => data),
    enabled: manages,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'queued' || one.state === 'running') === true
        ? LOOK_AGAIN_MS
        : false,
  });
  return (
    <>
      <PageHeader title={t('exports.title')} description={t('exports.text')} />
      {!manages && <Text>{t('exports.notManager')}</Text>}
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {manages && (
        <Stack gap="lg" maw={720}>
          <ExportOrder />
          {data === undefined && error === null && <Skeleton height={160} radius="lg" />}
          {data !== undefined && <PastExports exports={data} />}
        </Stack>
      )}
    </>
  );
}
