import type { WebhookEndpointHealth } from '@countinghouse/client';
import { Button, Group, Title } from '@mantine/core';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Message } from '../../../components/messages';
import { ClearFilters, OneFilter } from '../../../lists/filters';
import { filtersOf } from '../../../lists/list-search';
import { RecordList } from '../../../lists/record-list';
import { useListAddress, type ListAddress } from '../../../lists/use-list-address';
import { PAGE_LIMIT } from '../../../lists/use-record-page';
import { endpointHealthQuery, eventTypesQuery } from '../../../webhooks/webhook-queries';
import { useDeliveryColumns } from './delivery-columns';
import { deliveryStates, type DeliverySearch } from './delivery-search';
import classes from './webhooks.module.css';

/** The log of an endpoint: what was sent to it, and how that ended. */
export function Deliveries({ endpointId, search }: { endpointId: string; search: DeliverySearch }) {
  const { t } = useTranslation();
  const address = useListAddress<DeliverySearch>(search);
  const query = useDeliveries(endpointId, search);
  useNews(endpointId);
  return (
    <section aria-labelledby="deliveries">
      <Group justify="space-between" className={classes.heading}>
        <Title order={2} id="deliveries">
          {t('webhooks.deliveries')}
        </Title>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('webhooks.refresh')}
        </Button>
      </Group>
      <RecordList
        query={query}
        address={address}
        caption={t('webhooks.deliveries')}
        columns={useDeliveryColumns(endpointId)}
        filters={<DeliveryFilters address={address} />}
        empty={
          <Message icon={IconSend} title={t('webhooks.noDeliveries')}>
            {t('webhooks.noDeliveriesText')}
          </Message>
        }
      />
    </section>
  );
}

function useDeliveries(endpointId: string, { status, event_type, sort, cursor }: DeliverySearch) {
  const page = useQuery({
    queryKey: keysOf('webhook-deliveries').part('list', endpointId, { status, event_type, sort, cursor }),
    queryFn: async ({ signal }) => {
      // The parameters in the URL have the API's own values: delivery-search.ts.
      const filters = { status: status as 'failed' | undefined, event_type, sort: sort as 'created_at' };
      return api.webhookDeliveries.list(
        { endpoint_id: endpointId, ...filters, cursor, limit: PAGE_LIMIT },
        { signal },
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...page, total: undefined };
}

/** Loads the list anew when the counts of the endpoint have changed: something was sent, or waits. */
function useNews(endpointId: string): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(endpointHealthQuery(endpointId));
  const counts = data === undefined ? undefined : countsOf(data);
  useEffect(() => {
    if (counts !== undefined)
      void queryClient.invalidateQueries({ queryKey: keysOf('webhook-deliveries').lists });
  }, [counts, queryClient]);
}

function countsOf({ lag, pending, delivered_24h, failed_24h }: WebhookEndpointHealth): string {
  return [lag, pending, delivered_24h, failed_24h].join(' ');
}

function DeliveryFilters({ address: { search, change, clear } }: { address: ListAddress<DeliverySearch> }) {
  const { t } = useTranslation();
  const types = useQuery(eventTypesQuery()).data?.data ?? [];
  return (
    <>
      <OneFilter
        label={t('common.status')}
        value={search.status}
        choices={deliveryStates.map((value) => ({ value, label: t(`webhooks.delivery_${value}`) }))}
        onChange={(status) => change({ status })}
      />
      <OneFilter
        label={t('webhooks.eventType')}
        value={search.event_type}
        choices={types.map(({ type }) => ({ value: type, label: type }))}
        onChange={(event_type) => change({ event_type })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}
