import type { CreatedLink, Invoice, Link } from '@countinghouse/client';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { CopyButton } from '../../components/copy-button';
import { copyText } from '../../components/copy-text';
import { Panel } from '../../components/facts';
import { LoadFault } from '../../components/messages';
import { notifyDone, useNotifyProblem } from '../../components/notify';
import { QuestionDialog, type Question } from '../../components/question-dialog';
import { useFormats } from '../../i18n/formats';
import '../../i18n/link-texts';
import { useMay } from '../../session/use-session';

/** An invoice, a credit note or a quote. Only an invoice tells how it was sent, and when it was first looked at. */
interface About {
  readonly kind: 'invoices' | 'credit-notes' | 'quotes';
  readonly record: Pick<Invoice, 'id' | 'sent_at'> & Partial<Pick<Invoice, 'sent_via' | 'viewed_at'>>;
}

/** The calls of each kind. */
const CALLS = {
  invoices: () => api.links,
  'credit-notes': () => api.creditNoteLinks,
  quotes: () => api.quoteLinks,
};

/** Which right making a link needs. */
const RIGHTS = {
  invoices: 'invoices:write',
  'credit-notes': 'credit_notes:write',
  quotes: 'quotes:write',
} as const;

/** The links that show a document to its customer: copying a new one, and ending one. */
export default function LinksOf({ kind, record: { id, sent_at, sent_via, viewed_at } }: About) {
  const { t } = useTranslation();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const mayMake = useMay(RIGHTS[kind]);
  const mayEnd = useMay('invoices:write');
  const [question, setQuestion] = useState<Question>();
  // Events of links refresh what is kept under invoices, also of credit notes.
  const queryKey = keysOf('invoices').part('links', id);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => CALLS[kind]().list(id, { signal }),
  });
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey });
  const askToEnd = (link: Link): void =>
    setQuestion({
      title: t('links.endTitle'),
      text: t('links.endText'),
      confirm: t('links.end'),
      run: () => api.links.end(link.id),
    });
  return (
    <Panel title={t('links.title')}>
      <Stack gap="sm">
        {sent_at !== null && (
          <Text size="sm" c="dimmed">
            {t(`links.sent.${sent_via ?? 'other'}`, { when: formats.instant(sent_at) })}
          </Text>
        )}
        {viewed_at !== undefined && (
          <Text size="sm" c="dimmed">
            {viewed_at === null ? t('links.notSeen') : t('links.seen', { when: formats.instant(viewed_at) })}
          </Text>
        )}
        {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
        {data !== undefined && data.data.length > 0 && (
          <Stack component="ul" gap="sm" p={0} m={0}>
            {data.data.map((link) => (
              <Row key={link.id} link={link} onEnd={mayEnd ? () => askToEnd(link) : undefined} />
            ))}
          </Stack>
        )}
        {mayMake && <NewLink kind={kind} id={id} onMade={() => void refresh()} />}
      </Stack>
      <QuestionDialog question={question} onClose={() => setQuestion(undefined)} onSettled={refresh} />
    </Panel>
  );
}

interface NewLinkProps {
  readonly kind: About['kind'];
  readonly id: string;
  readonly onMade: () => void;
}

/** Makes a link and copies it. It stays in sight, because nobody can find it out later. */
function NewLink({ kind, id, onMade }: NewLinkProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState<string>();
  const make = useMutation({
    mutationFn: async (near: Element) => {
      const made = await CALLS[kind]().create(id);
      return { address: addressOf(made), isCopied: await copyText(addressOf(made), near) };
    },
    onSuccess: ({ address, isCopied }) => {
      setAddress(address);
      if (isCopied) notifyDone(t('links.copied'));
      onMade();
    },
    onError: useNotifyProblem(),
  });
  return (
    <Stack gap="sm">
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          loading={make.isPending}
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={(event) => make.mutate(event.currentTarget)}
        >
          {t('links.copy')}
        </Button>
      </Group>
      {address !== undefined && (
        <Group align="flex-end" gap="sm" wrap="nowrap">
          <TextInput
            readOnly
            flex={1}
            label={t('links.address')}
            description={t('links.once')}
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={address} label={t('links.address')} />
        </Group>
      )}
    </Stack>
  );
}

/** Where the service does not know its own address, the panel is reached at it. */
function addressOf({ url, path }: CreatedLink): string {
  return url ?? location.origin + path;
}

interface RowProps {
  readonly link: Link;
  readonly onEnd: (() => void) | undefined;
}

function Row({ link: { channel, created_at, views, last_viewed_at, expires_at }, onEnd }: RowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const day = formats.dayOf(created_at);
  const about = [
    last_viewed_at === null
      ? t('links.neverOpened')
      : t('links.opened', { count: views, when: formats.instant(last_viewed_at) }),
    ...(expires_at === null ? [] : [t('links.until', { when: formats.instant(expires_at) })]),
  ];
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">
        {channel === 'email' ? t('links.byMail', { day }) : t('links.byHand', { day })}
        <Text span display="block" size="xs" c="dimmed">
          {about.join(' · ')}
        </Text>
      </Text>
      {onEnd !== undefined && (
        <Button variant="default" size="compact-sm" onClick={onEnd}>
          {t('links.endQuestion')}
        </Button>
      )}
    </Group>
  );
}
