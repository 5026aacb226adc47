import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

const SHOWN_MAX = 100;

/** One invoice. */
export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('invoices').one(id),
    queryFn: ({ signal }) => api.invoices.get(id, { signal }),
  });
}

/** The calculation steps of one version of an invoice. */
export function calculationQuery(id: string, version: number) {
  return queryOptions({
    queryKey: keysOf('invoices').part('calculation', id, version),
    queryFn: ({ signal }) => api.invoices.calculation(id, { signal }),
  });
}

/** The payments of an invoice. */
export function paymentsOfQuery(id: string) {
  const query = { invoice_id: id, limit: SHOWN_MAX };
  return queryOptions({
    queryKey: keysOf('payments').part('of-invoice', id),
    queryFn: async ({ signal }) => api.payments.list(query, { signal }),
  });
}

/** The credit notes of an invoice. */
export function creditNotesOfQuery(id: string) {
  const query = { invoice_id: id, limit: SHOWN_MAX };
  return queryOptions({
    queryKey: keysOf('credit-notes').part('of-invoice', id),
    queryFn: async ({ signal }) => api.creditNotes.list(query, { signal }),
  });
}
