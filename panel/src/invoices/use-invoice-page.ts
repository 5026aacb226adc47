import type { InvoiceSummary, Page } from '@countinghouse/client';
import { api } from '../api/client';
import type { InvoiceStatus } from '../api/types';
import { dayRange } from '../lists/list-search';
import { PAGE_LIMIT, useRecordPage } from '../lists/use-record-page';
import type { InvoiceSearch } from './invoice-search';

type Sort = '-created_at';
type State = InvoiceStatus | 'overdue';

interface ListOptions {
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/** Loads the invoices of a search, from its cursor on. */
export async function listInvoices(
  { sort, cursor, ...search }: InvoiceSearch,
  { limit, signal }: ListOptions,
): Promise<Page<InvoiceSummary>> {
  const query = { ...filtersFor(search), sort: sort as Sort | undefined, cursor, limit };
  return api.invoices.list(query, signal === undefined ? {} : { signal });
}

/** Counts the invoices of a search. */
export async function countInvoices(
  search: InvoiceSearch,
  signal: AbortSignal,
): Promise<Page<InvoiceSummary>> {
  return api.invoices.list({ ...filtersFor(search), limit: 1, with_total: true }, { signal });
}

/** Returns one page of the invoices of a search. */
export function useInvoicePage(search: InvoiceSearch, limit = PAGE_LIMIT) {
  return useRecordPage({
    name: 'invoices',
    search,
    load: (signal) => listInvoices(search, { limit, signal }),
    count: (signal) => countInvoices(search, signal),
  });
}

function filtersFor({ q, customer_id, currency, ...search }: InvoiceSearch) {
  return {
    q,
    customer_id,
    currency,
    // The parameters in the URL have the API's own values: invoice-search.ts.
    status: search.status?.split(',') as State[] | undefined,
    issue_date: dayRange(search.issued_from, search.issued_to),
    due_date: dayRange(search.due_from, search.due_to),
  };
}
