import type { AuditEntry } from '@countinghouse/client';
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { deviceName } from '../../../components/device-name';
import { Panel } from '../../../components/facts';
import { Instant } from '../../../components/instant';
import { LoadFault } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import { happeningOf, nameOf } from '../../../history/event-subject';
import '../../../i18n/dashboard-texts';
import { useMay, useMe } from '../../../session/use-session';
import { NO_FILTER, queryOf, type Filter } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { AuditProofPanel } from './audit-proof';
import classes from './audit-page.module.css';

/** Who changed what, when, and from where. */
export function AuditPage() {
  const { t } = useTranslation();
  const me = useMe();
  const may = useMay('audit:read');
  return (
    <>
      <PageHeader title={t('security.audit')} description={t('security.auditIntro')} />
      {me.data !== undefined && !may && <Text>{t('security.auditForbidden')}</Text>}
      {may && (
        <Stack gap="lg">
          <AuditPanel />
          <AuditProofPanel />
        </Stack>
      )}
    </>
  );
}

function AuditPanel() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(NO_FILTER);
  const [asked] = useDebouncedValue(filter, 300);
  return (
    <Panel title={t('security.auditEntries')}>
      <Stack gap="lg">
        <AuditFilters filter={filter} onChange={setFilter} />
        <Entries filter={asked} />
      </Stack>
    </Panel>
  );
}

function Entries({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  const query = queryOf(filter);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: keysOf('audit').part(query),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.audit.list({ ...query, ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? Number(next_cursor) : undefined),
  });
  if (error !== null) return <LoadFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={240} />;
  const entries = data.pages.flatMap((page) => page.data);
  return (
    <>
      {entries.length === 0 && <Text>{t('security.auditNone')}</Text>}
      <Stack component="ol" gap="sm" p={0} m={0} aria-label={t('security.audit')}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
      {hasNextPage && (
        <Group>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('security.auditMore')}
          </Button>
        </Group>
      )}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { actor, created_at, ip, user_agent, data } = entry;
  const { count } = data.object;
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
      <div className={classes.what}>
        <Text size="sm" fw={550}>
          {happeningOf(t, entry)} {nameOf(entry)}
          {typeof count === 'number' && count > 1 && ` (${count})`}
        </Text>
        <Text size="xs" c="dimmed">
          {actor.name ?? t('security.auditService')} · {ip ?? t('security.auditUnknown')}
          {user_agent !== null && <span title={user_agent}> · {deviceName(user_agent)}</span>}
        </Text>
      </div>
      <Badge variant="light" color="gray" tt="none" flex="none">
        <Instant at={created_at} isRelative />
      </Badge>
    </Group>
  );
}
