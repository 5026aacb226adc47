import type { InvoiceSummary, Page } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import { saveFile } from '../../components/save-file';
import type { InvoiceSearch } from '../invoice-search';
import { listInvoices } from '../use-invoice-page';
import { csvOf } from './csv';
import '../../i18n/form-texts';

/** More are exported by a program, page by page. */
const ROWS_MAX = 10_000;
const PAGE_LIMIT = 100;

/** Saves invoices as a table, and says whether there were more than it can hold. */
export async function exportInvoices(
  wanted: InvoiceSearch | readonly InvoiceSummary[],
  t: TFunction,
): Promise<{ readonly isCut: boolean; readonly rowsMax: number }> {
  const { invoices, isCut } = Array.isArray(wanted)
    ? { invoices: wanted as InvoiceSummary[], isCut: false }
    : await allOf(wanted as InvoiceSearch);
  // The mark tells spreadsheets that the text is UTF-8.
  const text = new TextEncoder().encode(`\ufeff${csvOf(tableOf(invoices, t))}`);
  saveFile(text, `invoices-${new Date().toISOString().slice(0, 10)}.csv`);
  return { isCut, rowsMax: ROWS_MAX };
}

function tableOf(invoices: readonly InvoiceSummary[], t: TFunction): (string | number | null)[][] {
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
  return [
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
