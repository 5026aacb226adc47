import type { InvoiceSummary } from '@countinghouse/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notifyWarning, useNotifyProblem } from '../../components/notify';
import { useFormats } from '../../i18n/formats';
import type { InvoiceSearch } from '../invoice-search';

/** Exports invoices as a table for spreadsheets: those of a search, or the given ones. */
export function useExport() {
  const { t } = useTranslation();
  const { count } = useFormats();
  const notifyProblem = useNotifyProblem();
  return useMutation({
    mutationFn: async (wanted: InvoiceSearch | readonly InvoiceSummary[]) => {
      // Fetched when it is needed, so that the page of the list stays light.
      const { exportInvoices } = await import('./export-invoices');
      return exportInvoices(wanted, t);
    },
    onSuccess: ({ isCut, rowsMax }) => {
      if (isCut) notifyWarning(t('invoices.exportCut', { max: count(rowsMax) }));
    },
    onError: notifyProblem,
  });
}
