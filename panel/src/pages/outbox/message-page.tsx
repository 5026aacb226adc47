import type { MessageDetails } from '@countinghouse/client';
import { Anchor, Box, Code, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { CustomerLink } from '../../components/customer-link';
import { Fact, Facts, Panel, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { customerQuery } from '../../customers/customer-queries';
import { History } from '../../history/history';
import { capitalized } from '../../i18n/capitalized';
import { useFormats } from '../../i18n/formats';
import '../../i18n/mail-texts';
import { invoiceQuery } from '../../invoices/invoice-queries';
import { MailSheet } from '../../mail/mail-sheet';
import { MessageActions } from './message-actions';
import { MessageFiles } from './message-files';
import { MessageStatus } from './message-columns';
import '../../i18n/document-texts';

const route = getRouteApi('/signed-in/outbox/$messageId');

/** The page of a message: as its reader sees it, and what became of it. */
export function MessagePage() {
  const { messageId: id } = route.useParams();
  const query = useQuery({
    queryKey: keysOf('messages').part('details', id),
    queryFn: ({ signal }) => api.messages.get(id, { signal }),
  });
  return <RecordLoader query={query}>{(one) => <Page message={one} />}</RecordLoader>;
}

interface About {
  readonly message: MessageDetails;
}

function Page({ message }: About) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={message.subject}
        badge={<MessageStatus status={message.status} />}
        back={{ to: '/outbox', label: t('messages.title') }}
        actions={
          <>
            <Neighbours list="/outbox" id={message.id} />
            <MessageActions message={message} />
          </>
        }
      />
      {message.status === 'unconfirmed' && (
        <Text size="sm" mb="md">
          {t('messages.unconfirmedHint')}
        </Text>
      )}
      <Box mb="md">
        <MailSheet mail={message}>
          <MessageFiles message={message} />
        </MailSheet>
      </Box>
      <Panels>
        <MessageFacts message={message} />
        {message.attempts.length > 0 && <Attempts message={message} />}
        <History of={message} />
      </Panels>
    </>
  );
}

function MessageFacts({ message }: About) {
  const { t } = useTranslation();
  const { instant, languageName } = useFormats();
  const { id, kind, language, last_answer, resends_id, resent_as_id, send_at, sent_at } = message;
  const customer = useQuery(customerQuery(message.customer_id)).data;
  return (
    <Facts title={t('payments.basics')}>
      <Fact name={t('messages.about')}>
        <DocumentLink message={message}>{t(`messages.kind_${kind}`)}</DocumentLink>
      </Fact>
      <Fact name={t('messages.invoices')}>
        {message.invoice_ids.length > 0 && <InvoiceLinks ids={message.invoice_ids} />}
      </Fact>
      <Fact name={t('messages.customer')}>
        <CustomerLink
          size="sm"
          id={message.customer_id}
          name={customer?.name ?? message.to[0]?.address ?? message.customer_id}
        />
      </Fact>
      <Fact name={t('messages.language')}>{capitalized(languageName(language))}</Fact>
      <Fact name={t('common.created')}>
        <Instant at={message.created_at} />
      </Fact>
      <Fact name={t('messages.sendAt')}>{send_at !== null && instant(send_at)}</Fact>
      <Fact name={t('messages.sent')}>{sent_at !== null && instant(sent_at)}</Fact>
      <Fact name={t('messages.lastAnswer')}>{last_answer?.text}</Fact>
      <Fact name={t('messages.resends')}>{resends_id !== null && <OtherMessage id={resends_id} />}</Fact>
      <Fact name={t('messages.resentAs')}>{resent_as_id !== null && <OtherMessage id={resent_as_id} />}</Fact>
      <Fact name={t('common.id')}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  );
}

function DocumentLink({ message: { kind, object_id: id }, children }: About & { children: string }) {
  return (
    <Anchor
      size="sm"
      renderRoot={(props) =>
        id.startsWith('cus_') ? (
          <Link to="/customers/$customerId" params={{ customerId: id }} {...props} />
        ) : kind === 'receipt' ? (
          <Link to="/payments/$paymentId" params={{ paymentId: id }} {...props} />
        ) : kind === 'quote' ? (
          <Link to="/quotes/$quoteId" params={{ quoteId: id }} {...props} />
        ) : kind === 'credit_note' ? (
          <Link to="/credit-notes/$creditNoteId" params={{ creditNoteId: id }} {...props} />
        ) : (
          <Link to="/invoices/$invoiceId" params={{ invoiceId: id }} {...props} />
        )
      }
    >
      {children}
    </Anchor>
  );
}

/** The invoices that a reminder of several asks for, by their numbers. */
function InvoiceLinks({ ids }: { ids: readonly string[] }) {
  return (
    <Group gap="xs">
      {ids.map((id) => (
        <InvoiceLink key={id} id={id} />
      ))}
    </Group>
  );
}

function InvoiceLink({ id }: { id: string }) {
  const number = useQuery(invoiceQuery(id)).data?.number;
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/invoices/$invoiceId" params={{ invoiceId: id }} {...props} />}
    >
      {number ?? id}
    </Anchor>
  );
}

function OtherMessage({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/outbox/$messageId" params={{ messageId: id }} {...props} />}
    >
      {t('messages.showOther')}
    </Anchor>
  );
}

/** What the mail servers said, the last first. */
function Attempts({ message }: About) {
  const { t } = useTranslation();
  const { instant } = useFormats();
  return (
    <Panel title={t('messages.attempts')}>
      {message.attempts.toReversed().map(({ number, at, outcome, text }) => (
        <div key={number}>
          <Text size="sm" fw={500}>
            {t('common.labelled', {
              label: t('messages.attempt', { number }),
              value: t(`messages.outcome_${outcome as 'accepted'}`),
            })}
          </Text>
          <Text size="xs" c="dimmed">
            {instant(at)}
          </Text>
          <Text size="sm" mb="sm">
            {text}
          </Text>
        </div>
      ))}
    </Panel>
  );
}
