import type { AuditEntry } from '@countinghouse/client';
import { Badge, Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { Panel } from '../../../components/facts';
import { Instant } from '../../../components/instant';
import { LoadFault } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import '../../../i18n/dashboard-texts';
import { useManages, useMay, useMe } from '../../../session/use-session';

/** By each choice: the types of events that it shows. */
const KINDS = {
  all: undefined,
  people:
    'member.joined,member.updated,member.removed,invitation.created,invitation.resent,invitation.revoked,' +
    'invitation.accepted',
  keys: 'api_key.created,api_key.revoked',
  settings: 'organization.updated',
} as const;

interface Filter {
  readonly kind: keyof typeof KINDS;
  readonly actor: string;
  readonly ip: string;
}

/** Who changed what, when, and from where. */
export function AuditPage() {
  const { t } = useTranslation();
  const me = useMe();
  const may = useMay('audit:read');
  return (
    <>
      <PageHeader title={t('security.audit')} description={t('security.auditIntro')} />
      {me.data !== undefined && !may && <Text>{t('security.auditForbidden')}</Text>}
      {may && <AuditPanel />}
    </>
  );
}

function AuditPanel() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>({ kind: 'all', actor: '', ip: '' });
  const [asked] = useDebouncedValue(filter, 300);
  return (
    <Panel title={t('security.auditEntries')}>
      <Stack gap="lg">
        <Filters filter={filter} onChange={setFilter} />
        <Entries filter={asked} />
      </Stack>
    </Panel>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { t } = useTranslation();
  const manages = useManages();
  const members = useQuery({
    queryKey: ['members'],
    queryFn: ({ signal }) => api.members.list({ signal }),
    enabled: manages,
  });
  const people = members.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <Group gap="md" align="flex-end">
      <NativeSelect
        label={t('security.auditWhat')}
        value={filter.kind}
        data={[
          { value: 'all', label: t('security.auditAll') },
          { value: 'people', label: t('security.auditPeople') },
          { value: 'keys', label: t('security.auditKeys') },
          { value: 'settings', label: t('security.auditSettings') },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, kind: value as Filter['kind'] })}
      />
      {manages && (
        <NativeSelect
          label={t('security.auditMember')}
          value={filter.actor}
          data={[{ value: '', label: t('security.auditEverybody') }, ...people]}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, actor: value })}
        />
      )}
      <TextInput
        label={t('security.auditAddress')}
        value={filter.ip}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, ip: value.trim() })}
      />
    </Group>
  );
}

function Entries({ filter: { kind, actor, ip } }: { filter: Filter }) {
  const { t } = useTranslation();
  const type = KINDS[kind];
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['audit', kind, actor, ip],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.audit.list(
        {
          ...(pageParam !== undefined && { before: pageParam }),
          ...(type !== undefined && { type }),
          ...(actor !== '' && { actor_id: actor }),
          ...(ip !== '' && { ip }),
        },
        { signal },
      ),
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

function Entry({ entry: { type, actor, created_at, ip, user_agent, data } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { name, number, email } = data.object;
  const about = [number, name, email].find((text) => typeof text === 'string');
  const key = type.replace('.', '_') as 'customer_created';
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
      <div>
        <Text size="sm" fw={550}>
          {t(`events.${key}`, { defaultValue: type })} {about}
        </Text>
        <Text size="xs" c="dimmed">
          {actor.name ?? t('security.auditService')} · {ip ?? t('security.auditUnknown')}
          {user_agent !== null && ` · ${user_agent}`}
        </Text>
      </div>
      <Badge variant="light" color="gray" tt="none">
        <Instant at={created_at} isRelative />
      </Badge>
    </Group>
  );
}
