import type { PaymentSummary } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import type { ExportTable } from '../../lists/export/export-list';
import '../../i18n/document-texts';

/** Returns the table that payments are exported as. */
export function tableOf(t: TFunction): ExportTable<PaymentSummary> {
  return {
    name: 'payments',
    columns: [
      [t('payments.received'), ({ received_on }) => received_on],
      [t('invoices.customer'), ({ customer_name }) => customer_name],
      [t('payments.reference'), ({ reference }) => reference],
      [t('payments.method'), ({ method }) => t(`payments.methods.${method}`)],
      [t('invoices.currency'), ({ currency }) => currency],
      [t('payments.amount'), ({ amount }) => amount],
      [t('payments.applied'), ({ applied_amount }) => applied_amount],
      [t('payments.unallocated'), ({ unapplied_amount }) => unapplied_amount],
      [t('payments.refunds'), ({ refunded_amount }) => refunded_amount],
      [t('payments.reversed'), ({ reversed_at }) => reversed_at],
      [t('payments.note'), ({ note }) => note],
    ],
  };
}
