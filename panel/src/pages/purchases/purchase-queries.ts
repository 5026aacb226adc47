import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';

/** So many of the latest are shown beside their supplier. */
const LATEST = 20;

const suppliers = keysOf('suppliers');

export function billPaymentQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('bill-payments').one(id),
    queryFn: ({ signal }) => api.billPayments.get(id, { signal }),
  });
}

export function paymentRunQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('payment-runs').one(id),
    queryFn: ({ signal }) => api.paymentRuns.get(id, { signal }),
  });
}

/** What is owed to a supplier, by currency. */
export function supplierBalanceQuery(id: string) {
  return queryOptions({
    queryKey: suppliers.part('balance', id),
    queryFn: async ({ signal }) => (await api.suppliers.balance(id, { signal })).data,
  });
}

export function billsOfQuery(supplier_id: string) {
  return queryOptions({
    queryKey: keysOf('bills').part('of supplier', supplier_id),
    queryFn: async ({ signal }) => (await api.bills.list({ supplier_id, limit: LATEST }, { signal })).data,
  });
}

/** The latest payments to a supplier, or those of a bill. */
export function paymentsOfQuery(of: { readonly supplier_id: string } | { readonly bill_id: string }) {
  return queryOptions({
    queryKey: keysOf('bill-payments').part('of', ...Object.values(of)),
    queryFn: async ({ signal }) => (await api.billPayments.list({ ...of, limit: LATEST }, { signal })).data,
  });
}
