import type { Invoice, InvoiceReminders, Reminder } from '@countinghouse/client';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Panel } from '../../components/facts';
import { LoadFault } from '../../components/messages';
import { notifyDone } from '../../components/notify';
import { QuestionDialog, type Question } from '../../components/question-dialog';
import { useFormats } from '../../i18n/formats';
import '../../i18n/reminder-texts';
import { useMay } from '../../session/use-session';

interface About {
  readonly invoice: Pick<Invoice, 'id' | 'number' | 'available_actions'>;
}

/** How often the money of an invoice was asked for, and what comes next. */
export default function RemindersOf({ invoice: { id, number, available_actions } }: About) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const changed = useRecordChanged('invoices');
  const mayWrite = useMay('invoices:write');
  const [question, setQuestion] = useState<Question>();
  const queryKey = keysOf('invoices').part('reminders', id);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.invoices.reminders(id, { signal }),
  });
  const ask = (): void =>
    setQuestion({
      title: t('reminders.remindTitle', { number }),
      text: t('reminders.remindText'),
      confirm: t('reminders.remind'),
      run: async () => {
        await api.invoices.remind(id);
        notifyDone(t('reminders.reminded'));
        changed();
      },
    });
  return (
    <Panel title={t('reminders.title')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data !== undefined && data.data.length > 0 && (
        <Stack component="ul" gap="xs" p={0} m={0} mb="sm">
          {data.data.map((reminder) => (
            <Line key={reminder.level} reminder={reminder} />
          ))}
        </Stack>
      )}
      {data !== undefined && <Next next={data.next} />}
      {mayWrite && available_actions.includes('remind') && (
        <Button variant="default" size="compact-sm" mt="sm" onClick={ask}>
          {t('reminders.remindQuestion')}
        </Button>
      )}
      <QuestionDialog
        question={question}
        onClose={() => setQuestion(undefined)}
        onSettled={() => queryClient.invalidateQueries({ queryKey })}
      />
    </Panel>
  );
}

function Next({ next }: Pick<InvoiceReminders, 'next'>) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <Text size="sm" c="dimmed">
      {next === null
        ? t('reminders.nextNone')
        : t('reminders.nextOn', { level: next.level, day: day(next.on) })}
    </Text>
  );
}

function Line({
  reminder: { level, channel, asked_on, message_id, done_at },
}: {
  readonly reminder: Reminder;
}) {
  const { t } = useTranslation();
  const { day, dayOf } = useFormats();
  return (
    <Text component="li" size="sm" style={{ listStyle: 'none' }}>
      {t('reminders.askedOn', { level, day: day(asked_on) })}
      {' · '}
      {message_id === null ? (
        t(`reminders.channel_${channel}`)
      ) : (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/outbox/$messageId" params={{ messageId: message_id }} {...props} />
          )}
        >
          {t(`reminders.channel_${channel}`)}
        </Anchor>
      )}
      {done_at !== null && ` · ${t('reminders.doneOn', { day: dayOf(done_at) })}`}
    </Text>
  );
}
