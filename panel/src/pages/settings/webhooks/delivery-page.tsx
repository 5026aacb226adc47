import type { WebhookAttempt, WebhookDelivery } from '@countinghouse/client';
import { Button, Code, Stack, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Fact, Facts, Panel } from '../../../components/facts';
import { notifyDone, useNotifyProblem } from '../../../components/notify';
import { PageHeader } from '../../../components/page-header';
import { RecordLoader } from '../../../components/record-loader';
import { useFormats } from '../../../i18n/formats';
import '../../../i18n/webhook-texts';
import { useMay } from '../../../session/use-session';
import { AttemptFacts, LogText } from './attempt-result';
import { DeliveryStatus } from './delivery-columns';
import { headerText, prettyBody } from './log-texts';
import classes from './webhooks.module.css';

const route = getRouteApi('/signed-in/settings/webhooks/$endpointId/deliveries/$deliveryId');

/** A request that is under way ends within 15 s. */
const LOOK_AGAIN = { afterMs: 1_000, times: 16 };

function deliveryQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('webhook-deliveries').one(id),
    queryFn: ({ signal }) => api.webhookDeliveries.get(id, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === 'pending' && data.log.length === 0 && dataUpdateCount % LOOK_AGAIN.times !== 0
        ? LOOK_AGAIN.afterMs
        : false,
  });
}

/** One delivery: what was sent, and what was answered at each attempt. */
export function DeliveryPage() {
  const { deliveryId } = route.useParams();
  return (
    <RecordLoader query={useQuery(deliveryQuery(deliveryId))}>
      {(delivery) => <Page delivery={delivery} />}
    </RecordLoader>
  );
}

function Page({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const { event_type, endpoint_id, log } = delivery;
  return (
    <>
      <PageHeader
        title={event_type}
        badge={<DeliveryStatus {...delivery} />}
        back={{
          to: '/settings/webhooks/$endpointId',
          params: { endpointId: endpoint_id },
          label: t('webhooks.endpoint'),
        }}
        actions={<Resend delivery={delivery} />}
      />
      <Stack gap="lg">
        <DeliveryFacts delivery={delivery} />
        <Panel title={t('webhooks.attempts')}>
          {log.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('webhooks.noAttempts')}
            </Text>
          )}
          <Stack gap="md">
            {log.map((attempt) => (
              <Attempt key={attempt.number} attempt={attempt} body={delivery.body} />
            ))}
          </Stack>
        </Panel>
      </Stack>
    </>
  );
}

function DeliveryFacts({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const { count, instant } = useFormats();
  const { event_id, sequence, origin, created_at, ended_at, next_attempt_at, status } = delivery;
  const isWaiting = status === 'pending' && next_attempt_at === null;
  return (
    <Facts title={t('webhooks.delivery')}>
      <Fact name={t('webhooks.origin')}>
        {t(`webhooks.origin_${origin as 'feed'}`, { defaultValue: origin })}
      </Fact>
      <Fact name={t('webhooks.event')}>{event_id !== null && <Code>{event_id}</Code>}</Fact>
      <Fact name={t('webhooks.sequence')}>{sequence !== null && count(sequence)}</Fact>
      <Fact name={t('common.created')}>{instant(created_at)}</Fact>
      <Fact name={t('webhooks.nextAttempt')}>
        {isWaiting ? t('webhooks.waitsForEarlier') : next_attempt_at !== null && instant(next_attempt_at)}
      </Fact>
      <Fact name={t('webhooks.ended')}>{ended_at !== null && instant(ended_at)}</Fact>
    </Facts>
  );
}

function Attempt({ attempt, body }: { attempt: WebhookAttempt; body: string | null }) {
  const { t } = useTranslation();
  const { number, url, status, error, request_headers, response_headers, response_text } = attempt;
  const answered = status === null ? t('webhooks.noAnswer') : t('webhooks.answered', { status });
  return (
    <section className={classes.attempt} aria-label={t('webhooks.attempt', { number })}>
      <Title order={3}>
        {t('common.labelled', { label: t('webhooks.attempt', { number }), value: answered })}
      </Title>
      <AttemptFacts attempt={attempt} />
      {error !== null && (
        <Text size="sm" mt={4}>
          {error}
        </Text>
      )}
      <div className={classes.sides}>
        <div>
          <Text size="sm" fw={550} mt="sm">
            {t('webhooks.sent')}
          </Text>
          <LogText
            label={t('webhooks.sent')}
            text={`POST ${url}\n${headerText(request_headers)}\n\n${prettyBody(body)}`.trimEnd()}
          />
        </div>
        <div>
          <Text size="sm" fw={550} mt="sm">
            {t('webhooks.answer')}
          </Text>
          <LogText
            text={`${status ?? '–'}\n${headerText(response_headers ?? {})}\n\n${response_text ?? ''}`.trimEnd()}
          />
        </div>
      </div>
    </section>
  );
}

function Resend({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const resending = useMutation({
    mutationFn: () => api.webhookDeliveries.resend(delivery.id, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ id, endpoint_id }) => {
      notifyDone(t('webhooks.resent'));
      void queryClient.invalidateQueries({ queryKey: keysOf('webhook-deliveries').all });
      void navigate({
        to: '/settings/webhooks/$endpointId/deliveries/$deliveryId',
        params: { endpointId: endpoint_id, deliveryId: id },
      });
    },
    onError: notifyProblem,
  });
  if (!useMay('webhooks:write')) return null;
  return (
    <Button
      leftSection={<IconSend size={16} aria-hidden />}
      loading={resending.isPending}
      onClick={() => resending.mutate()}
    >
      {t('webhooks.resend')}
    </Button>
  );
}
