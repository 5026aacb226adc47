import type { Message } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../components/instant';
import { StatusBadge, type Tone } from '../../components/status-badge';
import '../../i18n/mail-texts';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';

const TONES: Readonly<Record<Message['status'], Tone>> = {
  queued: 'active',
  sending: 'active',
  sent: 'good',
  logged: 'neutral',
  failed: 'bad',
  unconfirmed: 'bad',
  cancelled: 'off',
  bounced: 'bad',
  complained: 'bad',
};

/** Returns the columns of the outbox. */
export function useMessageColumns(): Column<Message>[] {
  const { t } = useTranslation();
  return [
    { id: 'subject', header: t('messages.subject'), cell: (message) => <Subject message={message} /> },
    { id: 'to', header: t('messages.to'), from: 'md', cell: recipientsOf },
    {
      id: 'created',
      header: t('common.created'),
      sort: 'created_at',
      from: 'sm',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      id: 'status',
      header: t('common.status'),
      from: 'sm',
      cell: ({ status }) => <MessageStatus status={status} />,
    },
  ];
}

function Subject({ message }: { message: Message }) {
  const { id, subject, status, created_at } = message;
  return (
    <>
      <RecordLink to="/outbox/$messageId" params={{ messageId: id }}>
        {subject}
      </RecordLink>
      <NarrowLine>
        <MessageStatus status={status} />
        <Instant at={created_at} />
      </NarrowLine>
    </>
  );
}

/** The addresses of a message. */
function recipientsOf({ to }: Message): string {
  return to.map(({ address }) => address).join(', ');
}

/** What became of a message, as one word. */
export function MessageStatus({ status }: Pick<Message, 'status'>) {
  const { t } = useTranslation();
  return <StatusBadge tone={TONES[status]}>{t(`messages.status_${status}`)}</StatusBadge>;
}
