import type { Invoice } from '@countinghouse/client';
import { Alert, Button, Text } from '@mantine/core';
import { IconCalendarExclamation } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { useNotifyProblem } from '../../components/notify';
import { useFormats } from '../../i18n/formats';
import { invoiceBody, invoiceValues } from '../invoice-values';
import '../../i18n/invoice-texts';
import { nextNumbersQuery } from './issue-queries';

/** Warns that a draft is dated before the last document of its series, and offers to date it today. */
export function OutdatedIssueDate({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const changed = useRecordChanged('invoices');
  const notifyProblem = useNotifyProblem();
  const { data } = useQuery(nextNumbersQuery);
  const { id, issue_date, version } = invoice;
  const dateToday = useMutation({
    mutationFn: () => {
      // Without an issue date, the day of finalizing applies. A given due date stays.
      const body = invoiceBody({ ...invoiceValues(invoice), issue_date: '' });
      return api.invoices.update(id, body, { ifVersion: version });
    },
    onSuccess: () => {
      changed();
      // This button goes away: the focus returns to where the dialog began.
      document.querySelector<HTMLElement>('[role=dialog] [data-autofocus]')?.focus();
    },
    onError: notifyProblem,
  });
  const last = data?.data.find(({ document_type }) => document_type === 'invoice')?.last_issue_date ?? null;
  if (issue_date === null || last === null || issue_date >= last) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconCalendarExclamation size={18} aria-hidden />}
      title={t('issue.outdatedTitle', { day: day(issue_date) })}
    >
      <Text size="sm">{t('issue.outdatedText', { day: day(last) })}</Text>
      <Button
        mt="xs"
        size="compact-sm"
        variant="default"
        loading={dateToday.isPending}
        onClick={() => dateToday.mutate()}
      >
        {t('issue.dateToday')}
      </Button>
    </Alert>
  );
}
