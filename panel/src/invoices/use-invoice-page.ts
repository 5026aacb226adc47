import type { InvoiceSummary } from '@countinghouse/client';
import { api } from '../api/client';
import type { InvoiceStatus } from '../api/types';
import { dayRange } from '../lists/list-search';
import { useRecordPage, type LoadPage } from '../lists/use-record-page';
import type { InvoiceSearch } from './invoice-search';

type Sort = '-created_at';
type State = InvoiceStatus | 'overdue';

/** Loads the invoices of a search. */
export const listInvoices: LoadPage<InvoiceSummary, InvoiceSearch> = async (search, page, options) => {
  const { q, sort, cursor, customer_id, currency } = search;
  const query = {
    ...{ q, customer_id, currency, cursor, ...page },
    // The parameters in the URL have the API's own values: invoice-search.ts.
    sort: sort as Sort | undefined,
    status: search.status?.split(',') as State[] | undefined,
    issue_date: dayRange(search.issued_from, search.issued_to),
    due_date: dayRange(search.due_from, search.due_to),
  };
  return api.invoices.list(query, options);
};

/** Returns one page of the invoices of a search. */
export function useInvoicePage(search: InvoiceSearch, limit?: number) {
  return useRecordPage({
    name: 'invoices',
    search,
    load: listInvoices,
    ...(limit !== undefined && { limit }),
  });
}
