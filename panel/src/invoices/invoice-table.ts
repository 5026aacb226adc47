import type { InvoiceSummary } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import type { ExportTable } from '../lists/export/export-list';
import '../i18n/form-texts';
import '../i18n/transfer-texts';

/** Returns the table that invoices are exported as. */
export function tableOf(t: TFunction): ExportTable<InvoiceSummary> {
  return {
    name: 'invoices',
    columns: [
      [t('invoices.number'), ({ number }) => number],
      [t('invoices.customer'), ({ customer_name }) => customer_name],
      [
        t('invoices.status'),
        ({ overdue, status }) => t(overdue ? 'invoices.status_overdue' : `invoices.status_${status}`),
      ],
      [t('invoices.issued'), ({ issue_date }) => issue_date],
      [t('invoices.due'), ({ due_date }) => due_date],
      [t('invoices.currency'), ({ currency }) => currency],
      [t('transfer.net'), ({ total_excluding_tax }) => total_excluding_tax],
      [t('transfer.tax'), ({ tax_total }) => tax_total],
      [t('invoices.total'), ({ total }) => total],
      [t('invoices.amountDue'), ({ amount_due }) => amount_due],
      [t('invoiceEditor.reference'), ({ reference }) => reference],
    ],
  };
}
