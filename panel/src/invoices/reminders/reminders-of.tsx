import type { Invoice, InvoiceReminders, Reminder } from '@countinghouse/client';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Panel } from '../../components/facts';
import { LoadFault } from '../../components/messages';
import { notifyDone, useNotifyProblem } from '../../components/notify';
import { QuestionDialog, type Question } from '../../components/question-dialog';
import { saveFile } from '../../components/save-file';
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
      {available_actions.includes('remind') && <Actions id={id} onRemind={ask} />}
      <QuestionDialog
        question={question}
        onClose={() => setQuestion(undefined)}
        onSettled={() => queryClient.invalidateQueries({ queryKey })}
      />
    </Panel>
  );
}

function Actions({ id, onRemind }: Pick<Invoice, 'id'> & { readonly onRemind: () => void }) {
  const { t } = useTranslation();
  const mayWrite = useMay('invoices:write');
  return (
    <Group gap="xs" mt="sm">
      {mayWrite && (
        <Button variant="default" size="compact-sm" onClick={onRemind}>
          {t('reminders.remindQuestion')}
        </Button>
      )}
      <LetterButton id={id} />
    </Group>
  );
}

/** The letter as it would go along now. */
function LetterButton({ id }: Pick<Invoice, 'id'>) {
  const { t } = useTranslation();
  const onError = useNotifyProblem();
  const save = useMutation({
    mutationFn: () => api.invoices.reminderLetter(id),
    onSuccess: (content) => saveFile(content, `${t('reminders.letterName')}.pdf`),
    onError,
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconFileText size={14} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('reminders.letter')}
    </Button>
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
  reminder: { level, channel, asked_on, message_id, done_at, fee, currency },
}: {
  readonly reminder: Reminder;
}) {
  const { t } = useTranslation();
  const { day, dayOf, money } = useFormats();
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
      {fee !== null && ` · ${t('reminders.withFee', { amount: money(fee, currency) })}`}
      {done_at !== null && ` · ${t('reminders.doneOn', { day: dayOf(done_at) })}`}
    </Text>
  );
}
