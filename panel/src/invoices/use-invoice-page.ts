import { api } from '../api/client';
import type { InvoiceStatus } from '../api/types';
import { dayRange } from '../lists/list-search';
import { PAGE_LIMIT, useRecordPage } from '../lists/use-record-page';
import type { InvoiceSearch } from './invoice-search';

type Sort = '-created_at';
type State = InvoiceStatus | 'overdue';

/** One page of the invoices that a search asks for. */
export function useInvoicePage(search: InvoiceSearch, limit = PAGE_LIMIT) {
  const { sort, cursor, q, customer_id, currency } = search;
  const filters = {
    q,
    customer_id,
    currency,
    // What the address may say are the API's own words: invoice-search.ts.
    status: search.status?.split(',') as State[] | undefined,
    issue_date: dayRange(search.issued_from, search.issued_to),
    due_date: dayRange(search.due_from, search.due_to),
  };
  return useRecordPage({
    name: 'invoices',
    search,
    load: async (signal) => {
      const query = { ...filters, sort: sort as Sort | undefined, cursor, limit };
      return api.invoices.list(query, { signal });
    },
    count: async (signal) => {
      const query = { ...filters, limit: 1, with_total: true };
      return api.invoices.list(query, { signal });
    },
  });
}
