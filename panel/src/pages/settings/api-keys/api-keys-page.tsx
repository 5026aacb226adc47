import type { ApiKey } from '@countinghouse/client';
import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconLock, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { Message } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import type { ListSearch } from '../../../lists/list-search';
import { RecordList } from '../../../lists/record-list';
import { useListAddress } from '../../../lists/use-list-address';
import { useRecordPage } from '../../../lists/use-record-page';
import { useManages } from '../../../session/use-session';
import { useApiKeyColumns } from './api-key-columns';
import { CreateKeyDialog } from './create-key-dialog';
import { keyStatus } from './key-status';
import { LimitsDialog } from './limits-dialog';
import { RevokeDialog } from './revoke-dialog';

const route = getRouteApi('/signed-in/settings/api');

/** The API keys of the organization, for those who manage them. */
export function ApiKeysPage() {
  const { t } = useTranslation();
  const manages = useManages();
  const [isCreating, { open, close }] = useDisclosure(false);
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
      {t('apiKeys.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('apiKeys.title')} description={<Introduction />} actions={manages && create} />
      {manages ? <ApiKeys /> : <NotForYou />}
      <CreateKeyDialog isOpen={isCreating} onClose={close} />
    </>
  );
}

function Introduction() {
  const { t } = useTranslation();
  return (
    <>
      {t('apiKeys.intro')}{' '}
      <Anchor href="/guides" target="_blank" rel="noreferrer" inherit underline="always">
        {t('apiKeys.guides')}
      </Anchor>
    </>
  );
}

function ApiKeys() {
  const { t } = useTranslation();
  const [toRevoke, setToRevoke] = useState<ApiKey>();
  const [toLimit, setToLimit] = useState<ApiKey>();
  const columns = useApiKeyColumns({ onLimits: setToLimit, onRevoke: setToRevoke });
  const address = useListAddress(route.useSearch());
  const query = useRecordPage<ApiKey, ListSearch>({
    name: 'api-keys',
    search: address.search,
    load: async ({ cursor }, { limit }, options) => api.apiKeys.list({ limit, cursor }, options),
    isCounted: false,
  });
  return (
    <>
      <RecordList
        query={query}
        address={address}
        caption={t('apiKeys.title')}
        columns={columns}
        isFaded={(key) => keyStatus(key, Date.now()) !== 'active'}
        empty={
          <Message icon={IconKey} title={t('apiKeys.emptyTitle')}>
            {t('apiKeys.emptyText')}
          </Message>
        }
      />
      <LimitsDialog
        noun="api-keys"
        text={t('apiKeys.limitsText')}
        limited={toLimit}
        save={({ id }, limits) => api.apiKeys.updateLimits(id, limits)}
        onClose={() => setToLimit(undefined)}
      />
      <RevokeDialog apiKey={toRevoke} onClose={() => setToRevoke(undefined)} />
    </>
  );
}

function NotForYou() {
  const { t } = useTranslation();
  return (
    <Message icon={IconLock} title={t('problems.insufficient_scope')}>
      {t('apiKeys.notManager')}
    </Message>
  );
}
