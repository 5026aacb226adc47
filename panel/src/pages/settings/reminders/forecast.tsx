import type { ExpectedReminder, ReminderTask } from '@countinghouse/client';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { useNotifyProblem } from '../../../components/notify';
import { RecordLoader } from '../../../components/record-loader';
import { useFormats } from '../../../i18n/formats';
import { useMay } from '../../../session/use-session';

/** What goes out next, so that nobody is surprised by it. */
export function Forecast() {
  const { t } = useTranslation();
  const { instant } = useFormats();
  const query = useQuery({
    queryKey: keysOf('reminders').part('forecast'),
    queryFn: ({ signal }) => api.reminders.forecast({ signal }),
  });
  return (
    <Panel title={t('reminders.forecast')}>
      <RecordLoader query={query}>
        {({ enabled, at, data }) => (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {enabled
                ? t('reminders.forecastAt', { when: instant(at) })
                : t('reminders.forecastOff', { when: instant(at) })}
            </Text>
            {data.length === 0 ? (
              <Text size="sm">{t('reminders.forecastNone')}</Text>
            ) : (
              <Lines>
                {data.map((one) => (
                  <Expected key={one.invoices[0]?.invoice_id} reminder={one} />
                ))}
              </Lines>
            )}
          </>
        )}
      </RecordLoader>
    </Panel>
  );
}

/** One mail or task, with all of its invoices. */
function Expected({ reminder }: { readonly reminder: ExpectedReminder }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { channel, level, customer_name, amount_due, currency, fee, invoices } = reminder;
  return (
    <Text component="li" size="sm" style={{ listStyle: 'none' }}>
      {invoices.map(({ invoice_id, number }, at) => (
        <Fragment key={invoice_id}>
          {at > 0 && ', '}
          <InvoiceLink id={invoice_id} number={number} />
        </Fragment>
      ))}
      {` · ${customer_name} · ${money(amount_due, currency)}`}
      <Text span display="block" size="xs" c="dimmed">
        {t('reminders.levelBy', { level, channel: t(`reminders.channel_${channel}`) })}
        {fee !== null && ` · ${t('reminders.withFee', { amount: money(fee, currency) })}`}
      </Text>
    </Text>
  );
}

function InvoiceLink({ id, number }: { readonly id: string; readonly number: string }) {
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/invoices/$invoiceId" params={{ invoiceId: id }} {...props} />}
    >
      {number}
    </Anchor>
  );
}

/** Whom a person is to ask. Nothing is shown where nobody waits. */
export function Tasks() {
  const { t } = useTranslation();
  const { day } = useFormats();
  const mayWrite = useMay('invoices:write');
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: keysOf('reminders').part('tasks'),
    queryFn: ({ signal }) => api.reminders.tasks({ signal }),
  });
  const finish = useMutation({
    mutationFn: (id: string) => api.invoices.finishReminderTasks(id),
    onError: useNotifyProblem(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysOf('reminders').all }),
  });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Panel title={t('reminders.tasks')}>
      <Lines>
        {data.data.map((task) => (
          <Line
            key={`${task.invoice_id} ${task.level}`}
            of={task}
            action={
              mayWrite && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('common.labelled', { label: t('reminders.done'), value: task.number })}
                  onClick={() => finish.mutate(task.invoice_id)}
                >
                  {t('reminders.done')}
                </Button>
              )
            }
          >
            {t('reminders.since', { day: day(task.asked_on) })}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}

function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <Stack component="ul" gap="sm" p={0} m={0}>
      {children}
    </Stack>
  );
}

interface LineProps {
  readonly of: ReminderTask;
  readonly action?: ReactNode;
  readonly children: string;
}

function Line({
  of: { invoice_id, number, customer_name, amount_due, currency },
  action,
  children,
}: LineProps) {
  const { money } = useFormats();
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">
        <InvoiceLink id={invoice_id} number={number} />
        {` · ${customer_name} · ${money(amount_due, currency)}`}
        <Text span display="block" size="xs" c="dimmed">
          {children}
        </Text>
      </Text>
      {action}
    </Group>
  );
}
