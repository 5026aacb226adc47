import type { WebhookEndpoint } from '@countinghouse/client';
import { Alert, Code } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Fact, Facts, Panel, Panels } from '../../../components/facts';
import { Instant } from '../../../components/instant';
import { PageHeader } from '../../../components/page-header';
import { RecordLoader } from '../../../components/record-loader';
import '../../../i18n/webhook-texts';
import { useFormats } from '../../../i18n/formats';
import { endpointHealthQuery, endpointQuery } from '../../../webhooks/webhook-queries';
import { Deliveries } from './deliveries';
import { EndpointActions } from './endpoint-actions';
import { EventPatterns } from './endpoint-columns';
import { EndpointStatus, statusReason } from './endpoint-status';
import { Snippets } from './snippets';
import { successRate } from './success-rate';
import classes from './webhooks.module.css';

const route = getRouteApi('/signed-in/settings/webhooks/$endpointId');

/** An endpoint: how it does, what it is, what was sent to it, and how to verify that. */
export function EndpointPage() {
  const { endpointId } = route.useParams();
  return (
    <RecordLoader query={useQuery(endpointQuery(endpointId))}>
      {(endpoint) => <Page endpoint={endpoint} />}
    </RecordLoader>
  );
}

function Page({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const { url, description } = endpoint;
  return (
    <>
      <PageHeader
        title={description ?? new URL(url).host}
        badge={<EndpointStatus {...endpoint} />}
        back={{ to: '/settings/webhooks', label: t('shell.settingsWebhooks') }}
        actions={<EndpointActions endpoint={endpoint} />}
      />
      <Trouble endpoint={endpoint} />
      <Panels>
        <HealthFacts id={endpoint.id} />
        <EndpointFacts endpoint={endpoint} />
        <Panel title={t('webhooks.verify')}>
          <Snippets />
        </Panel>
      </Panels>
      <Deliveries endpointId={endpoint.id} search={route.useSearch()} />
    </>
  );
}

function Trouble({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const { status, writer_left_at } = endpoint;
  if (status !== 'failing' && status !== 'disabled') return null;
  const kind = writer_left_at === null ? status : 'left';
  return (
    <Alert
      color={status === 'failing' ? 'yellow' : 'red'}
      variant="light"
      mb="lg"
      icon={<IconAlertTriangle size={18} />}
      title={t(`webhooks.trouble_${kind}`)}
    >
      {kind !== 'left' && statusReason(endpoint)} {t(`webhooks.troubleText_${kind}`)}
    </Alert>
  );
}

function HealthFacts({ id }: { id: string }) {
  const { t } = useTranslation();
  const { count, percent } = useFormats();
  const { data } = useQuery(endpointHealthQuery(id));
  if (data === undefined) return null;
  const { lag, pending, delivered_24h, failed_24h, failing_since, last_success_at } = data;
  const rate = successRate(data);
  return (
    <Facts title={t('webhooks.health')}>
      <Fact name={t('webhooks.success')}>{rate === undefined ? '–' : percent(rate)}</Fact>
      <Fact name={t('webhooks.delivered')}>{count(delivered_24h)}</Fact>
      <Fact name={t('webhooks.failed')}>{count(failed_24h)}</Fact>
      <Fact name={t('webhooks.pending')}>{count(pending)}</Fact>
      <Fact name={t('webhooks.behind')}>{count(lag)}</Fact>
      <Fact name={t('webhooks.lastSuccess')}>
        {last_success_at === null ? t('common.never') : <Instant at={last_success_at} isRelative />}
      </Fact>
      <Fact name={t('webhooks.failingSince')}>
        {failing_since !== null && <Instant at={failing_since} isRelative />}
      </Fact>
    </Facts>
  );
}

function EndpointFacts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, url, event_types, payload, ordering, header_names, previous_secret_ends_at, created_at } =
    endpoint;
  return (
    <Facts title={t('webhooks.endpoint')}>
      <Fact name={t('webhooks.url')}>
        <span className={classes.wrapped} translate="no">
          {url}
        </span>
      </Fact>
      <Fact name={t('webhooks.events')}>
        <EventPatterns patterns={event_types} />
      </Fact>
      <Fact name={t('webhooks.payload')}>
        {t(`webhooks.payload_${payload as 'full'}`, { defaultValue: payload })}
      </Fact>
      <Fact name={t('webhooks.ordering')}>
        {t(`webhooks.ordering_${ordering as 'none'}`, { defaultValue: ordering })}
      </Fact>
      <Fact name={t('webhooks.headers')}>{header_names.join(', ')}</Fact>
      <Fact name={t('webhooks.previousSecretEnds')}>
        {previous_secret_ends_at !== null && formats.instant(previous_secret_ends_at)}
      </Fact>
      <Fact name={t('common.created')}>
        <Instant at={created_at} />
      </Fact>
      <Fact name={t('common.id')}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  );
}
