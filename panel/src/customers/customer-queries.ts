import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';

/** One customer. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => api.customers.get(id, { signal }),
  });
}

/** What one customer owes and has left. Never old: payments change it, too. */
export function balanceQuery(id: string) {
  return queryOptions({
    queryKey: ['customers', 'balance', id],
    queryFn: ({ signal }) => api.customers.balance(id, { signal }),
    staleTime: 0,
  });
}
