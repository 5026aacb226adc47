import type { InvoiceSummary, Page } from '@countinghouse/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notifyWarning, useNotifyProblem } from '../../components/notify';
import { useFormats } from '../../i18n/formats';
import type { InvoiceSearch } from '../invoice-search';
import { listInvoices } from '../use-invoice-page';

/** More are exported by a program, page by page. */
const ROWS_MAX = 10_000;
const PAGE_LIMIT = 100;

/** Saves invoices as a table for spreadsheets: those of a search, or those that are given. */
export function useExport() {
  const { t } = useTranslation();
  const { count } = useFormats();
  const notifyProblem = useNotifyProblem();
  const tableOf = useTable();
  return useMutation({
    mutationFn: (wanted: InvoiceSearch | readonly InvoiceSummary[]) =>
      Array.isArray(wanted)
        ? Promise.resolve({ invoices: wanted as InvoiceSummary[], isCut: false })
        : allOf(wanted as InvoiceSearch),
    onSuccess: async ({ invoices, isCut }) => {
      // Fetched when it is needed, so that the page of the list stays light.
      const [{ csvOf }, { saveFile }] = await Promise.all([
        import('./csv'),
        import('../../components/save-file'),
      ]);
      // The mark tells spreadsheets that the text is UTF-8.
      const text = new TextEncoder().encode(`\ufeff${csvOf(tableOf(invoices))}`);
      saveFile(text, `invoices-${new Date().toISOString().slice(0, 10)}.csv`);
      if (isCut) {
        notifyWarning(t('invoices.exportCut', { max: count(ROWS_MAX) }));
      }
    },
    onError: notifyProblem,
  });
}

function useTable(): (invoices: readonly InvoiceSummary[]) => (string | number | null)[][] {
  const { t } = useTranslation();
  const header = [
    t('invoices.number'),
    t('invoices.customer'),
    t('invoices.status'),
    t('invoices.issued'),
    t('invoices.due'),
    t('invoices.currency'),
    t('invoices.total'),
    t('invoices.amountDue'),
    t('invoiceEditor.reference'),
  ];
  return (invoices) => [
    header,
    ...invoices.map((invoice) => [
      invoice.number,
      invoice.customer_name,
      t(invoice.overdue ? 'invoices.status_overdue' : `invoices.status_${invoice.status}`),
      invoice.issue_date,
      invoice.due_date,
      invoice.currency,
      invoice.total,
      invoice.amount_due,
      invoice.reference,
    ]),
  ];
}

async function allOf(search: InvoiceSearch): Promise<{ invoices: InvoiceSummary[]; isCut: boolean }> {
  const invoices: InvoiceSummary[] = [];
  const { cursor: _present, ...filters } = search;
  let cursor: string | null = null;
  do {
    const page: Page<InvoiceSummary> = await listInvoices(
      cursor === null ? filters : { ...filters, cursor },
      { limit: PAGE_LIMIT },
    );
    invoices.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== null && invoices.length < ROWS_MAX);
  return { invoices: invoices.slice(0, ROWS_MAX), isCut: cursor !== null };
}
