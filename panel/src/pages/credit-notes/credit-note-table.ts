import type { CreditNoteSummary } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import type { ExportTable } from '../../lists/export/export-list';
import '../../i18n/document-texts';
import '../../i18n/transfer-texts';

/** Returns the table that credit notes are exported as. */
export function tableOf(t: TFunction): ExportTable<CreditNoteSummary> {
  return {
    name: 'credit-notes',
    columns: [
      [t('invoices.number'), ({ number }) => number],
      [t('creditNotes.invoice'), ({ invoice_number }) => invoice_number],
      [t('invoices.customer'), ({ customer_name }) => customer_name],
      [
        t('invoices.status'),
        ({ status, unapplied_amount }) => {
          if (status === 'void') return t('invoices.status_void');
          return t(unapplied_amount === 0 ? 'creditNotes.settled' : 'creditNotes.unapplied');
        },
      ],
      [t('invoices.issued'), ({ issue_date }) => issue_date],
      [t('creditNotes.reason'), ({ reason }) => t(`creditNotes.reasons.${reason}`)],
      [t('invoices.currency'), ({ currency }) => currency],
      [t('transfer.net'), ({ subtotal }) => subtotal],
      [t('transfer.tax'), ({ tax_total }) => tax_total],
      [t('invoices.total'), ({ total }) => total],
      [t('creditNotes.refunded'), ({ refunded_amount }) => refunded_amount],
    ],
  };
}
