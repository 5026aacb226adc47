import { CountinghouseError, type InvoiceSummary } from '@countinghouse/client';
import { Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../actions/action-dialog.module.css';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { useFormats } from '../../i18n/formats';
import { problemText } from '../../i18n/problem-texts';
import { Particulars, useNextNumber } from '../issue/issue-summary';
import list from './bulk-finalize-dialog.module.css';
import { BulkMissing } from './bulk-missing';
import '../../i18n/form-texts';

interface BulkFinalizeProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The selected drafts. */
  readonly drafts: readonly InvoiceSummary[];
}

interface Failure {
  readonly draft: InvoiceSummary;
  readonly problem: CountinghouseError;
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
      title={t('invoices.bulkTitle', { count: asked.length })}
      size="lg"
    >
      <Question drafts={asked} onClose={onClose} />
    </Dialog>
  );
}

function Question({ drafts, onClose }: Omit<BulkFinalizeProps, 'isOpen'>) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const { finalize, done, failures } = useBulkFinalize(drafts, onClose);
  const { isPending } = finalize;
  return (
    <Stack gap="md">
      <Particulars entries={[[t('invoices.bulkFirst'), useNextNumber('invoice')], ...useSums(drafts)]} />
      <Drafts drafts={drafts} />
      <BulkMissing drafts={drafts} />
      <Text size="sm">{t('invoices.bulkText')}</Text>
      {isPending && (
        <div role="status">
          <Progress value={(100 * done) / drafts.length} aria-label={t('invoices.bulkConfirm')} mb={4} />
          <Text size="xs" c="dimmed">
            {t('invoices.bulkProgress', { done: count(done), all: count(drafts.length) })}
          </Text>
        </div>
      )}
      {failures.length > 0 && (
        <Alert color="red" variant="light" title={t('invoices.bulkFailed', { count: failures.length })}>
          <List size="sm">
            {failures.map(({ draft, problem }) => (
              <List.Item key={draft.id}>
                {draft.customer_name}: {problemText(t, problem)}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {failures.length > 0 ? t('common.close') : t('common.cancel')}
        </Button>
        {failures.length === 0 && (
          <Button loading={isPending} onClick={() => finalize.mutate()} aria-keyshortcuts="Control+Enter">
            {t('invoices.bulkConfirm')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Finalizes the drafts one by one, the earliest date first, because numbers must follow the dates. */
function useBulkFinalize(drafts: readonly InvoiceSummary[], onClose: () => void) {
  const { t } = useTranslation();
  const changed = useRecordChanged('invoices');
  const [done, setDone] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const finalize = useMutation({
    mutationFn: async () => {
      const failed: Failure[] = [];
      for (const draft of inOrder(drafts)) {
        await api.invoices
          .finalize(draft.id, undefined, { ifVersion: draft.version })
          .catch((problem: unknown) => {
            if (!(problem instanceof CountinghouseError)) throw problem;
            failed.push({ draft, problem });
          });
        setDone((before) => before + 1);
      }
      return failed;
    },
    onSuccess: (failed) => {
      const finalized = drafts.length - failed.length;
      if (finalized > 0) notifyDone(t('invoices.bulkFinalized', { count: finalized }));
      setFailures(failed);
      if (failed.length === 0) onClose();
    },
    onSettled: () => changed(),
  });
  return { finalize, done, failures };
}

/** Drafts without a date get the current day, so they come last. */
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
    <ul className={list.drafts} tabIndex={0} aria-label={t('invoices.title')}>
      {drafts.map(({ id, customer_name, total, currency, due_date }) => (
        <li key={id}>
          <span>{customer_name}</span>
          <span className={list.due}>{t('invoiceEditor.dueOn', { day: day(due_date) })}</span>
          <span className={list.total}>{money(total, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
