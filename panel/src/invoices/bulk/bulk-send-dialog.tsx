import type { InvoiceSummary, MessagePreview } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../actions/action-dialog.module.css';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { RecordLoader } from '../../components/record-loader';
import { problemText } from '../../i18n/problem-texts';
import { LogOnly } from '../../mail/log-only';
import { usualMailsQuery, type UsualMail } from '../../mail/usual-mails';
import { formatNames, type DocumentFormat } from '../e-invoice-formats';
import list from './bulk-list.module.css';
import { BulkFailures, BulkProgress } from './bulk-progress';
import { useSendAll } from './use-send-all';
import '../../i18n/bulk-texts';

interface BulkSendProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The selected invoices that can be sent. */
  readonly invoices: readonly InvoiceSummary[];
}

/** Sends several invoices by e-mail: lists to whom each goes, and with which files. */
export default function BulkSendDialog({ isOpen, onClose, invoices }: BulkSendProps) {
  const { t } = useTranslation();
  // The dialog keeps these invoices while they are sent one by one.
  const [asked] = useState(invoices);
  const query = useQuery(usualMailsQuery(asked));
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('bulk.sendTitle', { count: asked.length })} size="lg">
      <RecordLoader query={query}>{(mails) => <Question mails={mails} onClose={onClose} />}</RecordLoader>
    </Dialog>
  );
}

function Question({ mails, onClose }: { mails: readonly UsualMail[]; onClose: () => void }) {
  const { t } = useTranslation();
  const ready = mails.filter(({ preview }) => preview !== undefined && preview.to.length > 0);
  const left = mails.filter(({ preview }) => preview?.to.length === 0).length;
  const isKept = ready.some(({ preview }) => preview?.transport === 'log');
  const { begin, isPending, done, all, failures } = useSendAll(ready, (count, failed) => {
    if (count > 0) notifyDone(isKept ? t('bulk.kept', { count }) : t('bulk.sent', { count }));
    if (failed.length === 0) onClose();
  });
  return (
    <Stack gap="md">
      {isKept && <LogOnly />}
      <Mails mails={mails} />
      {left > 0 && <Text size="sm">{t('bulk.withoutRecipient', { count: left })}</Text>}
      <Text size="sm">{t('bulk.sendText')}</Text>
      {isPending && <BulkProgress label={t('bulk.sendConfirm')} done={done} all={all} />}
      <BulkFailures title={t('bulk.sendFailed', { count: failures.length })} failures={failures} />
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {failures.length > 0 ? t('common.close') : t('common.cancel')}
        </Button>
        {ready.length > 0 && (
          <Button loading={isPending} onClick={begin} aria-keyshortcuts="Control+Enter">
            {failures.length > 0 ? t('common.tryAgain') : t('bulk.sendConfirm')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Mails({ mails }: { mails: readonly UsualMail[] }) {
  const { t } = useTranslation();
  return (
    // A long list scrolls separately, so it must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={list.list} tabIndex={0} aria-label={t('invoices.title')}>
      {mails.map(({ invoice: { id, number, customer_name }, preview, problem }) => (
        <li key={id}>
          <span>
            {number} · {customer_name}
          </span>
          {preview !== undefined && preview.to.length > 0 && (
            <span className={list.faint}>{preview.to.map(({ address }) => address).join(', ')}</span>
          )}
          {preview?.to.length === 0 && <span className={list.bad}>{t('bulk.noRecipient')}</span>}
          {problem !== undefined && <span className={list.bad}>{problemText(t, problem)}</span>}
          {preview !== undefined && <span className={list.end}>{fileNames(preview)}</span>}
        </li>
      ))}
    </ul>
  );
}

function fileNames({ attachments }: MessagePreview): string {
  return attachments.map(({ format }) => formatNames[format as DocumentFormat] ?? format).join(', ');
}
