import type { ApiKey } from '@countinghouse/client';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../../components/instant';
import { useFormats } from '../../../i18n/formats';
import { NarrowLine, type Column } from '../../../lists/record-table';
import { useSession } from '../../../session/use-session';
import { TestBadge } from '../../../test-books/test-badge';
import { StatusBadge } from '../../../components/status-badge';
import classes from './api-keys.module.css';
import { keyStatus, keyTones } from './key-status';
import { keyUsageQuery, LimitsText } from './limits-text';
import { RightsText } from './rights-text';

/** What can be done with a key of the list. */
interface KeyActions {
  readonly onLimits: (key: ApiKey) => void;
  readonly onRevoke: (key: ApiKey) => void;
}

/** Returns the columns of the list of keys. */
export function useApiKeyColumns(actions: KeyActions): Column<ApiKey>[] {
  const { t } = useTranslation();
  return [
    { id: 'name', header: t('common.name'), cell: (key) => <KeyName apiKey={key} /> },
    {
      id: 'rights',
      header: t('apiKeys.rights'),
      from: 'md',
      cell: ({ scopes }) => <RightsText scopes={scopes} />,
    },
    {
      id: 'created',
      header: t('common.created'),
      from: 'lg',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      id: 'used',
      header: t('apiKeys.lastUsed'),
      from: 'sm',
      kind: 'date',
      cell: ({ last_used_at }) =>
        last_used_at === null ? t('apiKeys.notUsed') : <Instant at={last_used_at} isRelative />,
    },
    {
      id: 'expires',
      header: t('apiKeys.expires'),
      from: 'sm',
      kind: 'date',
      cell: ({ expires_at }) => (expires_at === null ? t('common.never') : <Instant at={expires_at} />),
    },
    { id: 'status', header: t('common.status'), cell: (key) => <KeyStatusBadge apiKey={key} /> },
    {
      id: 'revoke',
      header: t('apiKeys.revoke'),
      isHeaderHidden: true,
      kind: 'number',
      cell: (key) => key.revoked_at === null && <KeyButtons apiKey={key} {...actions} />,
    },
  ];
}

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const isTest = useSession()?.organization.mode === 'test';
  const { ago } = useFormats();
  const { name, allowed_ips, last_used_at } = apiKey;
  return (
    <>
      {name} {isTest && <TestBadge />}
      {allowed_ips.length > 0 && (
        <span className={classes.addresses}>
          {t('apiKeys.usableFrom', { addresses: allowed_ips.join(', ') })}
        </span>
      )}
      <LimitsText
        limits={apiKey.limits}
        usage={apiKey.revoked_at === null ? keyUsageQuery(apiKey.id) : undefined}
      />
      <NarrowLine>
        {t('common.labelled', {
          label: t('apiKeys.lastUsed'),
          value: last_used_at === null ? t('apiKeys.notUsed') : ago(last_used_at),
        })}
      </NarrowLine>
    </>
  );
}

function KeyStatusBadge({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const status = keyStatus(apiKey, Date.now());
  const words = { active: t('apiKeys.active'), expired: t('common.expired'), revoked: t('apiKeys.revoked') };
  return <StatusBadge tone={keyTones[status]}>{words[status]}</StatusBadge>;
}

function KeyButtons({ apiKey, onLimits, onRevoke }: { apiKey: ApiKey } & KeyActions) {
  const { t } = useTranslation();
  const { name } = apiKey;
  return (
    // One below the other on a phone.
    <Group gap="xs" justify="flex-end">
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => onLimits(apiKey)}
        aria-label={t('apiKeys.limitsOf', { name })}
      >
        {t('apiKeys.limits')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => onRevoke(apiKey)}
        aria-label={t('apiKeys.revokeKey', { name })}
      >
        {t('apiKeys.revoke')}
      </Button>
    </Group>
  );
}
