import type { InvoiceSummary } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../actions/action-dialog.module.css';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { useFormats } from '../../i18n/formats';
import { Particulars, useNextNumber } from '../issue/issue-summary';
import list from './bulk-list.module.css';
import { BulkMissing } from './bulk-missing';
import { BulkFailures, BulkProgress } from './bulk-progress';
import { useOneByOne } from './use-one-by-one';
import '../../i18n/bulk-texts';
import '../../i18n/form-texts';

interface BulkFinalizeProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The selected drafts. */
  readonly drafts: readonly InvoiceSummary[];
}

/** Asks before several drafts become legal documents: lists each with its customer, total and due date. */
export default function BulkFinalizeDialog({ isOpen, onClose, drafts }: BulkFinalizeProps) {
  const { t } = useTranslation();
  // The dialog keeps these drafts while they are finalized one by one.
  const [asked] = useState(drafts);
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('bulk.finalizeTitle', { count: asked.length })}
      size="lg"
    >
      <Question drafts={asked} onClose={onClose} />
    </Dialog>
  );
}

function Question({ drafts, onClose }: Omit<BulkFinalizeProps, 'isOpen'>) {
  const { t } = useTranslation();
  const { begin, isPending, done, all, failures } = useOneByOne({
    invoices: inOrder(drafts),
    act: ({ id, version }) => api.invoices.finalize(id, undefined, { ifVersion: version }),
    onEnd: (count, failed) => {
      if (count > 0) notifyDone(t('bulk.finalized', { count }));
      if (failed.length === 0) onClose();
    },
  });
  return (
    <Stack gap="md">
      <Particulars entries={[[t('bulk.firstNumber'), useNextNumber('invoice')], ...useSums(drafts)]} />
      <Drafts drafts={drafts} />
      <BulkMissing drafts={drafts} />
      <Text size="sm">{t('bulk.finalizeText')}</Text>
      {isPending && <BulkProgress label={t('bulk.finalizeConfirm')} done={done} all={all} />}
      <BulkFailures title={t('bulk.finalizeFailed', { count: failures.length })} failures={failures} />
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {failures.length > 0 ? t('common.close') : t('common.cancel')}
        </Button>
        {failures.length === 0 && (
          <Button loading={isPending} onClick={begin} aria-keyshortcuts="Control+Enter">
            {t('bulk.finalizeConfirm')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The earliest date first, because numbers must follow the dates. Drafts without a date get the current day. */
function inOrder(drafts: readonly InvoiceSummary[]): InvoiceSummary[] {
  const dateOf = ({ issue_date }: InvoiceSummary): string => issue_date ?? '9999';
  return drafts.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)));
}

/** Returns the total of each currency. */
function useSums(drafts: readonly InvoiceSummary[]): [string, string][] {
  const { t } = useTranslation();
  const { money } = useFormats();
  const currencies = [...new Set(drafts.map(({ currency }) => currency))];
  return currencies.map((code) => {
    const own = drafts.filter(({ currency }) => currency === code);
    return [
      t('invoices.total'),
      money(
        own.reduce((sum, { total }) => sum + total, 0),
        code,
      ),
    ];
  });
}

function Drafts({ drafts }: { drafts: readonly InvoiceSummary[] }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return (
    // A long list scrolls separately, so it must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={list.list} tabIndex={0} aria-label={t('invoices.title')}>
      {drafts.map(({ id, customer_name, total, currency, due_date }) => (
        <li key={id}>
          <span>{customer_name}</span>
          <span className={list.faint}>{t('invoiceEditor.dueOn', { day: day(due_date) })}</span>
          <span className={list.end}>{money(total, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
