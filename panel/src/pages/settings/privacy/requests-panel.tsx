import type { AuditEntry } from '@countinghouse/client';
import { Anchor, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { Instant } from '../../../components/instant';
import { LoadFault } from '../../../components/messages';

const TYPES = 'personal_data.erased,personal_data.exported';

/** Which copies were taken and which customers were erased, the newest first. */
export function RequestsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: keysOf('audit').part('personal-data'),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.audit.list(
        { type: TYPES, limit: 20, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? Number(next_cursor) : undefined),
  });
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Panel title={t('retention.requests')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('retention.requestsText')}
        </Text>
        {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <Skeleton height={60} />}
        {data !== undefined && entries.length === 0 && <Text size="sm">{t('retention.requestsNone')}</Text>}
        {entries.length > 0 && (
          <Stack component="ol" gap="sm" p={0} m={0}>
            {entries.map((entry) => (
              <Request key={entry.id} entry={entry} />
            ))}
          </Stack>
        )}
        {hasNextPage && (
          <Group>
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('retention.more')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

function Request({ entry: { type, actor, created_at, data } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const customerId = String(data.object['customer_id']);
  const what = type === 'personal_data.erased' ? t('retention.erased') : t('retention.exported');
  return (
    <Group component="li" justify="space-between" gap="xs" align="flex-start">
      <div>
        <Text size="sm" fw={550}>
          {what}
        </Text>
        <Text size="xs" c="dimmed">
          <Anchor
            size="xs"
            renderRoot={(props) => <Link to="/customers/$customerId" params={{ customerId }} {...props} />}
          >
            {customerId}
          </Anchor>{' '}
          · {actor.name ?? t('retention.byItself')}
        </Text>
      </div>
      <Badge variant="light" color="gray" tt="none" flex="none">
        <Instant at={created_at} isRelative />
      </Badge>
    </Group>
  );
}
