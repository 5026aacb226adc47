import type { WebhookEndpoint } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/formats';
import { NarrowLine, RecordLink, type Column } from '../../../lists/record-table';
import { endpointHealthQuery } from '../../../webhooks/webhook-queries';
import { EndpointStatus } from './endpoint-status';
import { successRate } from './success-rate';
import classes from './webhooks.module.css';

/** Returns the columns of the list of endpoints. */
export function useEndpointColumns(): Column<WebhookEndpoint>[] {
  const { t } = useTranslation();
  return [
    { id: 'url', header: t('webhooks.url'), cell: (endpoint) => <EndpointName endpoint={endpoint} /> },
    {
      id: 'events',
      header: t('webhooks.events'),
      from: 'md',
      cell: ({ event_types }) => <EventPatterns patterns={event_types} />,
    },
    {
      id: 'success',
      header: t('webhooks.success'),
      from: 'sm',
      kind: 'number',
      cell: ({ id }) => <SuccessRate id={id} />,
    },
    { id: 'lag', header: t('webhooks.lag'), from: 'sm', kind: 'number', cell: ({ id }) => <Lag id={id} /> },
    { id: 'status', header: t('common.status'), cell: (endpoint) => <EndpointStatus {...endpoint} /> },
  ];
}

function EndpointName({ endpoint: { id, url, description, event_types } }: { endpoint: WebhookEndpoint }) {
  return (
    <>
      <RecordLink to="/settings/webhooks/$endpointId" params={{ endpointId: id }}>
        <span className={classes.url}>{url}</span>
      </RecordLink>
      {description !== null && <span className={classes.about}>{description}</span>}
      <NarrowLine>
        <EventPatterns patterns={event_types} />
      </NarrowLine>
    </>
  );
}

const SHOWN_MAX = 3;

/** The event types that an endpoint wants, in short. */
export function EventPatterns({ patterns }: { patterns: readonly string[] }) {
  const { t } = useTranslation();
  if (patterns.includes('*')) return t('webhooks.eventsAll');
  const others = patterns.length - SHOWN_MAX;
  return (
    <>
      <span translate="no">{patterns.slice(0, SHOWN_MAX).join(', ')}</span>
      {others > 0 && ` ${t('webhooks.andOthers', { count: others })}`}
    </>
  );
}

function SuccessRate({ id }: { id: string }) {
  const { data } = useQuery(endpointHealthQuery(id));
  const { percent } = useFormats();
  const rate = data === undefined ? undefined : successRate(data);
  return rate === undefined ? '–' : percent(rate);
}

function Lag({ id }: { id: string }) {
  const { data } = useQuery(endpointHealthQuery(id));
  const { count } = useFormats();
  return data === undefined ? '–' : count(data.lag + data.pending);
}
