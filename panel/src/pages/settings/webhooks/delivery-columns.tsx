import type { WebhookDeliverySummary } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../../components/instant';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import { useFormats } from '../../../i18n/formats';
import { NarrowLine, RecordLink, type Column } from '../../../lists/record-table';

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'active',
  delivered: 'good',
  failed: 'bad',
  cancelled: 'off',
};

/** Returns the columns of the deliveries of an endpoint. */
export function useDeliveryColumns(endpointId: string): Column<WebhookDeliverySummary>[] {
  const { t } = useTranslation();
  const { count } = useFormats();
  return [
    {
      id: 'type',
      header: t('webhooks.eventType'),
      cell: (delivery) => (
        <>
          <RecordLink
            to="/settings/webhooks/$endpointId/deliveries/$deliveryId"
            params={{ deliveryId: delivery.id, endpointId }}
          >
            {delivery.event_type}
          </RecordLink>
          <NarrowLine>
            <Instant at={delivery.created_at} isRelative />
          </NarrowLine>
        </>
      ),
    },
    {
      id: 'sequence',
      header: t('webhooks.sequence'),
      from: 'md',
      kind: 'number',
      cell: ({ sequence }) => (sequence === null ? '–' : count(sequence)),
    },
    {
      id: 'origin',
      header: t('webhooks.origin'),
      from: 'md',
      cell: ({ origin }) => t(`webhooks.origin_${origin as 'feed'}`, { defaultValue: origin }),
    },
    {
      id: 'answer',
      header: t('webhooks.answer'),
      from: 'sm',
      kind: 'short',
      cell: ({ last_status, last_error }) =>
        last_status ?? (last_error === null ? '–' : t('webhooks.noAnswerShort')),
    },
    {
      id: 'attempts',
      header: t('webhooks.attempts'),
      from: 'sm',
      kind: 'number',
      cell: ({ attempts }) => count(attempts),
    },
    {
      id: 'created',
      header: t('common.created'),
      from: 'sm',
      kind: 'date',
      sort: 'created_at',
      cell: ({ created_at }) => <Instant at={created_at} isRelative />,
    },
    { id: 'status', header: t('common.status'), cell: (delivery) => <DeliveryStatus {...delivery} /> },
  ];
}

/** How a delivery has ended, or that it waits. */
export function DeliveryStatus({ status }: Pick<WebhookDeliverySummary, 'status'>) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={TONES[status] ?? 'neutral'}>
      {t(`webhooks.delivery_${status as 'pending'}`, { defaultValue: status })}
    </StatusBadge>
  );
}
