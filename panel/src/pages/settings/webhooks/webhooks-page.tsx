import type { WebhookEndpoint } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconLock, IconPlus, IconWebhook } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useActions } from '../../../actions/use-actions';
import { api } from '../../../api/client';
import { Message } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import '../../../i18n/webhook-texts';
import type { ListSearch } from '../../../lists/list-search';
import { RecordList } from '../../../lists/record-list';
import { useListAddress } from '../../../lists/use-list-address';
import { useRecordPage } from '../../../lists/use-record-page';
import { useMay, useMe } from '../../../session/use-session';
import { useEndpointColumns } from './endpoint-columns';
import { NewEndpointDialog } from './endpoint-dialogs';

const route = getRouteApi('/signed-in/settings/webhooks');

/** The endpoints of the organization, and how they do. */
export function WebhooksPage() {
  const { t } = useTranslation();
  const actions = useActions<'create'>();
  const isKnown = useMe().data !== undefined;
  const mayRead = useMay('webhooks:read');
  const mayWrite = useMay('webhooks:write');
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => actions.begin('create')}>
      {t('webhooks.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('shell.settingsWebhooks')}
        description={t('webhooks.intro')}
        actions={mayWrite && create}
      />
      {mayRead && <Endpoints />}
      {isKnown && !mayRead && (
        <Message icon={IconLock} title={t('problems.insufficient_scope')}>
          {t('webhooks.notForYou')}
        </Message>
      )}
      <NewEndpointDialog {...actions.of('create')} />
    </>
  );
}

function Endpoints() {
  const { t } = useTranslation();
  const columns = useEndpointColumns();
  const address = useListAddress(route.useSearch());
  const query = useRecordPage<WebhookEndpoint, ListSearch>({
    name: 'webhook-endpoints',
    search: address.search,
    load: async ({ cursor }, { limit }, options) => api.webhookEndpoints.list({ limit, cursor }, options),
    isCounted: false,
  });
  return (
    <RecordList
      query={query}
      address={address}
      caption={t('shell.settingsWebhooks')}
      columns={columns}
      isFaded={({ status }) => status === 'disabled'}
      empty={
        <Message icon={IconWebhook} title={t('webhooks.emptyTitle')}>
          {t('webhooks.emptyText')}
        </Message>
      }
    />
  );
}
