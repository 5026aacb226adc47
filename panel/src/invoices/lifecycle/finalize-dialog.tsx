import type { Invoice } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { IssueSummary } from '../issue/issue-summary';
import { OutdatedIssueDate } from '../issue/outdated-issue-date';
import '../../i18n/invoice-texts';

/** Asks before a draft becomes a legal document: shows the draft, missing data, and what finalizing means. */
export function FinalizeDialog({ invoice, ...opened }: DialogState & { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ActionDialog
      {...opened}
      kind="invoices"
      record={invoice}
      title={t('invoicePage.finalizeTitle')}
      confirm={t('invoicePage.finalizeConfirm')}
      run={(options) => api.invoices.finalize(invoice.id, undefined, options)}
      done={({ number }) => t('invoicePage.finalized', { number })}
      onDone={() => void navigate({ to: '.', replace: true, state: { issued: true } })}
    >
      <IssueSummary document={invoice} draft={invoice} />
      <OutdatedIssueDate invoice={invoice} />
      <Text size="sm">{t('invoicePage.finalizeText')}</Text>
    </ActionDialog>
  );
}
