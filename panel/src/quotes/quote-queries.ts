import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

const keys = keysOf('quotes');

/** One quote. */
export function quoteQuery(id: string) {
  return queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => api.quotes.get(id, { signal }),
  });
}

/** The invoices that were made of it, and what is left. */
export function invoicingQuery(id: string) {
  return queryOptions({
    queryKey: keys.part('invoices', id),
    queryFn: ({ signal }) => api.quotes.invoices(id, { signal }),
  });
}
